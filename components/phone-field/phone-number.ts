const grouped = (digits: string): string => digits.replace(/(\d{3})(?=\d)/g, '$1 ');

/**
 * The nine digits of a Polish number in any usual spelling ("601234567", "+48 601-234-567", "0048601234567",
 * "(48) 601 234 567"), or null: a short number, another country, an extension.
 */
export function nationalDigits(text: string): string | null {
  // What stands between digits when people write or copy numbers; U+2011 and U+2013 come from web pages.
  const bare = text.replace(/[\s().\-\u2011\u2013/]/g, '');
  return /^(?:(?:\+|00)?48)?(\d{9})$/.exec(bare)?.[1] ?? null;
}

/** The number in international form, "+48601234567"; null if it is not Polish. */
export function internationalNumber(text: string): string | null {
  const digits = nationalDigits(text);
  return digits === null ? null : `+48${digits}`;
}

/**
 * A Polish number in groups of three, "601 234 567"; with its calling code where one was written, unless it stands before
 * the field already. Everything else stays as it is.
 */
export function groupedNumber(text: string, { hasPrefix }: { hasPrefix: boolean }): string {
  const digits = nationalDigits(text);
  if (digits === null) return text;
  const isWritten = /^\s*\(?(?:\+|00)/.test(text);
  return isWritten && !hasPrefix ? `+48 ${grouped(digits)}` : grouped(digits);
}
