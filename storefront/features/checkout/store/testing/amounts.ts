/** "1 234,50 zł" in grosze, as a person reads it. */
export const grosze = (text: string): number => Math.round(Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * 100);

const amount = String.raw`([\d\u00a0\u202f ]+,\d\d)[\u00a0 ]zł`;

/** The amount that follows words in a text. @throws where none does */
export function amountAfter(text: string, words: string): number {
  const found = new RegExp(`${words.replaceAll(' ', String.raw`\s`)}[^\\d]*?${amount}`).exec(text)?.[1];
  if (found === undefined) throw new Error(`No amount after "${words}" in: ${text.slice(0, 3000)}`);
  return grosze(found);
}
