import Foundation
import HeadlessUIKit
import Testing

/// Properties that decide no size and read back what was written.
@MainActor struct MoreStorageTests {
  @Test func imagesOfControls() {
    let (slider, image) = (UISlider(), UIImage())
    slider.setThumbImage(image, for: .normal)
    slider.minimumValueImage = image
    #expect(slider.thumbImage(for: .highlighted) === image && slider.currentThumbImage === image)
    #expect(slider.minimumValueImage === image && slider.maximumValueImage == nil)
    #expect(UIPageControl().size(forNumberOfPages: 3).width == 73)
  }

  @Test func whatControllersPresent() {
    let (controller, alert) = (UIViewController(), UIAlertController(title: "A", message: "B", preferredStyle: .alert))
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addTextField { $0.placeholder = "Name" }
    var isDone = false
    controller.show(alert, sender: nil)
    #expect(controller.presentedViewController === alert && alert.presentingViewController === controller)
    #expect(alert.actions.map(\.title) == ["OK"] && alert.textFields?.first?.placeholder == "Name")
    alert.dismiss(animated: false) { isDone = true }
    #expect(isDone && controller.presentedViewController == nil)
    #expect(controller.popoverPresentationController === controller.popoverPresentationController)
  }

  @Test func aWheelAboveAScrollView() {
    let (scroll, wheel) = (UIScrollView(), UIRefreshControl())
    scroll.refreshControl = wheel
    wheel.beginRefreshing()
    #expect(scroll.refreshControl === wheel && wheel.isRefreshing && scroll.subviews.isEmpty)
  }
}
