/** An amount or a number as the language writes it, with the sign that belongs to it: "1 234,50 zł", "-15%". */
const amounts = /[-–]?\p{N}[\p{N} .,:]*(?:\s?(?:zł|%))?/gu;

const plain = (text: string) => text.replace(/\s+/gu, ' ').trim().toLowerCase();

/** What stands outside of all brackets. A bracket that is not closed keeps the rest of its block. */
function outsideBrackets(text: string): string {
  let depth = 0;
  let outside = '';
  for (const letter of text) {
    if (letter === '[') depth += 1;
    else if (letter === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0) outside += letter;
    if (letter === ']' && depth === 0) outside += ' ';
  }
  return outside;
}

/** Distinguishes texts from a catalogue of messages from all others. */
export interface StrayFinder {
  /**
   * @returns the words of a text that are neither a message (in brackets) nor data nor an amount; '' where there are none
   */
  (text: string): string;
}

/**
 * @param data every text that is not a message by its origin: what the story or the shop's catalogue brought along. Only whole
 *   ones count, so that a message which happens to share a word with them is found
 */
export function strayFinder(data: Iterable<string>): StrayFinder {
  // A component may keep the phrases of a text together, each in an element of its own.
  const known = [...new Set([...data].map(plain).flatMap((text) => [text, ...text.split(', ')]))]
    .filter((text) => /\p{L}/u.test(text))
    .sort((one, other) => other.length - one.length);
  return (text) => {
    let rest = plain(outsideBrackets(text));
    if (!/\p{L}/u.test(rest)) return '';
    for (const each of known) if (rest.includes(each)) rest = removeWhole(rest, each);
    rest = rest.replace(amounts, ' ').trim();
    return /\p{L}/u.test(rest) ? rest : '';
  };
}

/** Takes a text out wherever it stands between words, and not within one. */
function removeWhole(text: string, part: string): string {
  const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter);
  let rest = text;
  for (let at = rest.indexOf(part); at >= 0; at = rest.indexOf(part, at + 1)) {
    const end = at + part.length;
    const isWithinWord =
      (isLetter(part[0]) && isLetter(rest[at - 1])) || (isLetter(part.at(-1)) && isLetter(rest[end]));
    if (!isWithinWord) rest = `${rest.slice(0, at)} ${rest.slice(end)}`;
  }
  return rest;
}
