import UIKit

/// Notes of two lines, as the app shows them on small phones.
final class ShortNotes: NSObject {}

extension ShortNotes: ReminderCellDelegate {
  func reminderCellDidFinish(_ cell: ReminderCell) {}
  func reminderCell(_ cell: ReminderCell, linesFor note: String) -> Int { 2 }
}
