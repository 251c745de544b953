/** Keeps one-letter words, and numbers with their units, at the beginning of what follows (U+00A0 instead of a space). */
export function keepTogether(text: string): string {
  return text
    .replace(/(?<=^|[\s\u00a0(„])([aiouwzAIOUWZ]) /g, '$1\u00a0')
    .replace(/(\d) (?=(?:zł|kg|g|m|cm|ml|l|szt\.|pkt|%)(?!\p{L}))/gu, '$1\u00a0');
}
