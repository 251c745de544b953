/** Two prices in whole złoty; null is no bound on that side. */
export interface PricePair {
  from: number | null;
  to: number | null;
}

/** More digits than any price in whole złoty has. */
const DIGITS = 7;

/**
 * What a price field keeps of a text: its digits. Grosze behind a comma or a dot are cut off, so that a pasted
 * "1 049,99 zł" is 1049 and not 104999 (specification, section 5: "digits only").
 */
export function onlyDigits(text: string): string {
  return text
    .replace(/[,.]\d{1,2}(?!\d).*$/u, '')
    .replace(/\D/g, '')
    .slice(0, DIGITS);
}

/** The whole złoty of a field; null if empty. */
export function wholeAmount(text: string): number | null {
  const digits = onlyDigits(text);
  return digits === '' ? null : Number(digits);
}

/** Equal prices, one price alone and none pass; only a lower bound above the upper one does not. */
export const isOrdered = ({ from, to }: PricePair): boolean => from === null || to === null || from <= to;

/**
 * Why two texts are no price filter: something else than digits, or a from greater than its to. Null if valid.
 * Usable by a server on what was sent without JavaScript.
 */
export function pricePairProblem(from: string, to: string): 'digits' | 'order' | null {
  const isWhole = (text: string) => /^\d*$/.test(text.trim());
  if (!isWhole(from) || !isWhole(to)) return 'digits';
  return isOrdered({ from: wholeAmount(from), to: wholeAmount(to) }) ? null : 'order';
}

/** Where the two thumbs stand for a pair, within the bounds of the scale and never crossed. */
export function thumbsAt({ from, to }: PricePair, minimum: number, maximum: number): { from: number; to: number } {
  const within = (amount: number) => Math.min(Math.max(amount, minimum), maximum);
  const lower = within(from ?? minimum);
  return { from: lower, to: Math.max(within(to ?? maximum), lower) };
}
