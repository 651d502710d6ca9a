// The line breaks of the ICU that Swift's toolchain has on Linux. Its functions are macros, which Swift does not see.
#pragma once
#include <_foundation_unicode/ubrk.h>
#include <_foundation_unicode/utext.h>

/// An iterator over no text yet, by the rules of no language; NULL if there is none.
static inline UBreakIterator *line_breaks_open(void) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, "", 0, 0, &status);
  return U_SUCCESS(status) ? breaks : 0;
}

/// Starts anew, with UTF-8 that stays where it is; returns whether it could.
static inline _Bool line_breaks_set_text(UBreakIterator *breaks, const char *text, int64_t count) {
  UErrorCode status = U_ZERO_ERROR;
  UText view = UTEXT_INITIALIZER;
  utext_openUTF8(&view, text, count, &status);
  ubrk_setUText(breaks, &view, &status);
  utext_close(&view);
  return U_SUCCESS(status);
}

/// Bytes to the next place at which a line may end; negative behind the last.
static inline int32_t line_breaks_next(UBreakIterator *breaks) { return ubrk_next(breaks); }

static inline void line_breaks_close(UBreakIterator *breaks) { ubrk_close(breaks); }
