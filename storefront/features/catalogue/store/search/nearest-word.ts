/** Below this two words are different words: "zrebak" must not become "zolta". */
export const similarityFloor = 0.7;
/** Shorter words have too many neighbours to guess from. */
export const shortestWord = 4;
/** A word that only begins like the typed one ranks a little lower. */
export const unfinishedPenalty = 0.05;
/** So does one with another first letter, which few people mistype: "scierka" is no "cienka". */
const otherBeginningPenalty = 0.05;

/** Rows of the distance table, reused for each word: a typed word is compared with thousands. */
let rows = [0, 1, 2].map(() => new Uint16Array(64));

/**
 * Damerau-Levenshtein distances (optimal string alignment) of `a` to every prefix of `b`, by length: letters inserted,
 * dropped, replaced, and neighbours swapped, which turns "sukienka" into "sukeinka". Valid until the next call.
 */
function distances(a: string, b: string): Uint16Array {
  if (b.length >= rows[0]!.length) rows = rows.map(() => new Uint16Array(b.length * 2));
  let [beforeLast, last, row] = rows as [Uint16Array, Uint16Array, Uint16Array];
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const isSwapped =
        i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isSwapped) cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row[j] = cost;
    }
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last;
}

/** How many letters are inserted, dropped, replaced or swapped with a neighbour to turn `a` into `b`. */
export const distance = (a: string, b: string): number => distances(a, b)[b.length]!;

/** From 0 to 1; 1 is the same word. Longer words are also compared by their prefix. */
export function similarity(typed: string, word: string): number {
  const toBeginnings = distances(typed, word);
  const penalty = typed[0] === word[0] ? 0 : otherBeginningPenalty;
  const whole = 1 - toBeginnings[word.length]! / Math.max(typed.length, word.length) - penalty;
  if (word.length <= typed.length) return whole;
  return Math.max(whole, 1 - toBeginnings[typed.length]! / typed.length - unfinishedPenalty - penalty);
}

/** Candidate words, nearest first; those in one group are equally near. */
export function nearWords(
  typed: string,
  words: Iterable<string>,
  floor = similarityFloor,
): ReadonlyArray<ReadonlyArray<string>> {
  if (typed.length < shortestWord) return [];
  const byNearness = new Map<number, string[]>();
  for (const word of words) {
    if (word.length < shortestWord) continue;
    const nearness = similarity(typed, word);
    if (nearness < floor) continue;
    const equals = byNearness.get(nearness);
    if (equals) equals.push(word);
    else byNearness.set(nearness, [word]);
  }
  return [...byNearness].sort(([a], [b]) => b - a).map(([, equals]) => equals);
}

export interface VocabularyWord {
  token: string;
  weight: number;
}

/** Of equally near words the heaviest, then the first. */
export const weightiest = (words: ReadonlyArray<VocabularyWord>): VocabularyWord | undefined =>
  words.toSorted((a, b) => b.weight - a.weight || (a.token < b.token ? -1 : 1))[0];

/** The most likely word, null where none is near enough. */
export function nearestWord(typed: string, vocabulary: Iterable<VocabularyWord>): string | null {
  const words = new Map([...vocabulary].map((word) => [word.token, word]));
  const [nearest = []] = nearWords(typed, words.keys());
  return weightiest(nearest.map((word) => words.get(word)!))?.token ?? null;
}
