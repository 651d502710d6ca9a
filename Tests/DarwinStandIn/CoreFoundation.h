// Stands in for Core Foundation as `Darwin.h` does for the C library: all that `SystemLineBreaks` uses of it. Written
// after Apple's reference of CFString and CFStringTokenizer.
#pragma once

typedef long CFIndex;
typedef unsigned long CFOptionFlags;
typedef __UINT16_TYPE__ UniChar;
typedef struct {
  CFIndex location;
  CFIndex length;
} CFRange;

// Swift has classes for these, and counts their references.
typedef const struct __attribute__((objc_bridge(id))) __CFAllocator *CFAllocatorRef;
typedef const struct __attribute__((objc_bridge(NSLocale))) __CFLocale *CFLocaleRef;
typedef const struct __attribute__((objc_bridge(NSString))) __CFString *CFStringRef;
typedef struct __attribute__((objc_bridge_mutable(id))) __CFStringTokenizer *CFStringTokenizerRef;

enum : CFOptionFlags { kCFStringTokenizerUnitLineBreak = 3 };
enum __attribute__((flag_enum, enum_extensibility(open))) CFStringTokenizerTokenType : CFOptionFlags {
  kCFStringTokenizerTokenNone = 0,
  kCFStringTokenizerTokenNormal = 1,
};
typedef enum CFStringTokenizerTokenType CFStringTokenizerTokenType;

#pragma clang arc_cf_code_audited begin
CFStringRef CFStringCreateWithCharacters(CFAllocatorRef allocator, const UniChar *units, CFIndex count);
CFStringTokenizerRef CFStringTokenizerCreate(
  CFAllocatorRef allocator, CFStringRef string, CFRange range, CFOptionFlags options, CFLocaleRef locale);
CFStringTokenizerTokenType CFStringTokenizerAdvanceToNextToken(CFStringTokenizerRef tokenizer);
CFRange CFStringTokenizerGetCurrentTokenRange(CFStringTokenizerRef tokenizer);
#pragma clang arc_cf_code_audited end
