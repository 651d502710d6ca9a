// Shows card after card in a view of SwiftUI's under one host, and prints a line of JSON: microseconds a card, and
// milliseconds from nothing to the heights of 20 cards. Count instructions by the difference of two numbers of cards.
//
// usage: ViewSpeed [CARDS]

import HeadlessSwiftUI

/// A title of one line above a body of any number, 16 points apart and from the edges.
struct Card: View {
  let title: String
  let text: String

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(title).lineLimit(1)
      Text(text).font(.system(size: 14))
    }.padding(16)
  }
}

@MainActor func height(_ host: UIHostingController<Card>) -> CGFloat {
  host.sizeThatFits(in: CGSize(width: 176, height: 10_000)).height
}

func milliseconds(_ body: () -> Void) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  body()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
}

let cards = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
let words = "the quick brown fox jumps over a lazy dog and, well-known: naïve café $5".split(separator: " ")
let texts = (0..<500).map { index in
  (0...(index * 7 % 40)).map { String(words[(index + $0 * 5) % words.count]) }.joined(separator: " ")
}
var sum: CGFloat = 0
let cold = milliseconds {
  for index in 0..<20 {
    sum += height(UIHostingController(rootView: Card(title: texts[index], text: texts[index + 1])))
  }
}
let host = UIHostingController(rootView: Card(title: "", text: ""))
let warm = milliseconds {
  for card in 0..<cards {
    host.rootView = Card(title: texts[card % 500], text: texts[(card * 3 + 1) % 500])
    sum += height(host)
  }
}
print(
  #"{"cards": \#(cards), "microsecondsPerCard": \#(warm * 1e3 / Double(max(cards, 1))), "coldMilliseconds": \#(cold)}"#)
guard sum > 0 else { exit(66) }
