const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * White space where a line may break, unless it follows a word of one letter: "w domu" stays together, as with a no-break
 * space, which is none of these.
 */
const betweenWords = /(?<!(?<![\p{L}\p{N}\p{M}])\p{L}\p{M}*)[^\S\u00a0\u2007\u202f]+/gu;

const oneLetterAtEnd = /(?<![\p{L}\p{N}\p{M}])\p{L}\p{M}*$/u;

/** What would stand oddly before "…": white space, commas, stops, dashes, and whatever opens. */
const trailingPunctuation = /[\s.,:;\-–—([{„«]+$/u;

/**
 * The longest beginning of a text that ends with a word and has at most `characters` characters (grapheme clusters, from
 * 0), or the whole text where it fits; without an ellipsis. No cluster is cut, no word of one letter is left at the end,
 * and a no-break space keeps its neighbours together. A first word that is longer than all the room is cut.
 * Source: specification, L-15.
 */
export function truncateAtWord(text: string, characters: number): string {
  const ends: number[] = [];
  let limit = -1;
  for (const { index } of graphemes.segment(text)) {
    if (ends.length > characters) break;
    limit = index;
    ends.push(index);
  }
  if (ends.length <= characters) return text;

  const cuts = new Set(ends);
  const beginnings = Array.from(text.matchAll(betweenWords), ({ index }) => index)
    .filter((end) => end <= limit)
    .map((end) => text.slice(0, end).replace(trailingPunctuation, ''))
    .filter((beginning) => beginning !== '' && cuts.has(beginning.length) && !oneLetterAtEnd.test(beginning));
  return beginnings.at(-1) ?? text.slice(0, limit);
}

/**
 * The longest beginning for which `fits` holds, of those that `truncateAtWord` gives up to `characters`. `fits` holds for
 * everything shorter than what it holds for; the shortest beginning is given where it never does.
 */
export function longestThatFits(text: string, characters: number, fits: (beginning: string) => boolean): string {
  let [fitting, tooLong] = [1, Math.min(characters, text.length) + 1];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(truncateAtWord(text, middle))) fitting = middle;
    else tooLong = middle;
  }
  return truncateAtWord(text, fitting);
}
