import UIKit

extension ReminderCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    reset()
  }
}

extension ReminderCell {
  private func reset() { delegate = nil }
}
