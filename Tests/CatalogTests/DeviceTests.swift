import ShelfSizing
import Testing

@testable import Catalog

/// The screens of devices.
struct DeviceTests {
  /// The pixels that Apple gives for each screen (Human Interface Guidelines, "Layout"); those of the 13 mini and the
  /// 8 Plus as UIKit draws them, before the screen scales them down.
  @Test func pixels() {
    let phones: [String: (Double, Double)] = [
      "iPhone 17 Pro Max": (1320, 2868), "iPhone 17 Pro": (1206, 2622), "iPhone Air": (1260, 2736),
      "iPhone 17": (1206, 2622), "iPhone 16 Pro Max": (1320, 2868), "iPhone 16 Pro": (1206, 2622),
      "iPhone 16 Plus": (1290, 2796), "iPhone 16": (1179, 2556), "iPhone 16e": (1170, 2532),
      "iPhone 15 Pro Max": (1290, 2796), "iPhone 15 Pro": (1179, 2556), "iPhone 15 Plus": (1290, 2796),
      "iPhone 15": (1179, 2556), "iPhone 14 Pro Max": (1290, 2796), "iPhone 14 Pro": (1179, 2556),
      "iPhone 14 Plus": (1284, 2778), "iPhone 14": (1170, 2532), "iPhone 13 Pro Max": (1284, 2778),
      "iPhone 13 Pro": (1170, 2532), "iPhone 13": (1170, 2532), "iPhone 13 mini": (1125, 2436),
      "iPhone 11": (828, 1792), "iPhone XR": (828, 1792), "iPhone 11 Pro Max": (1242, 2688),
      "iPhone X": (1125, 2436), "iPhone 8 Plus": (1242, 2208), "iPhone SE (2nd/3rd gen)": (750, 1334),
      "iPhone SE (1st gen)": (640, 1136), "iPhone 4s": (640, 960),
    ]
    let pads: [String: (Double, Double)] = [
      "iPad Pro 13-inch": (2064, 2752), "iPad Pro 12.9-inch": (2048, 2732), "iPad Pro 11-inch (5th/6th)": (1668, 2420),
      "iPad Pro 11-inch (1st-4th)": (1668, 2388), "iPad Air 13-inch": (2048, 2732), "iPad Air 11-inch": (1640, 2360),
      "iPad 11-inch / 10th gen": (1640, 2360), "iPad 10.2-inch": (1620, 2160), "iPad mini 8.3-inch": (1488, 2266),
      "iPad 9.7-inch": (1536, 2048),
    ]
    let published = phones.merging(pads) { first, _ in first }
    #expect(Device.all.count == published.count)
    for device in Device.all {
      let pixels = published[device.name]
      #expect(device.size.width * device.scale == pixels?.0, "\(device.name)")
      #expect(device.size.height * device.scale == pixels?.1, "\(device.name)")
    }
  }

  @Test(arguments: [
    ("iPhone 16", ["iPhone 16"]), ("iPad Air", ["iPad Air 13-inch", "iPad Air 11-inch"]),
    ("iPad Pro 13", ["iPad Pro 13-inch"]),
    ("iPhone 1", []),
    ("iPhone 13", ["iPhone 13"]), ("", []), ("iphone", []),
  ])
  func names(name: String, devices: [String]) {
    #expect(Device.named(name).map(\.name) == devices)
  }

  @Test func kindsOfDevices() {
    #expect(Device.named("all").count == 39 && Device.named("iPhone").count == 29 && Device.named("iPad").count == 10)
  }
}
