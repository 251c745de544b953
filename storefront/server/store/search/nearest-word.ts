/** Below this two words are different words: "zrebak" must not become "zolta". */
export const similarityFloor = 0.7;
/** Shorter words have too many neighbours to guess from. */
export const shortestWord = 4;
/** A word that only begins like the typed one is a little worse than a whole one. */
export const unfinishedPenalty = 0.05;

/**
 * Damerau-Levenshtein distance (optimal string alignment): letters inserted, dropped, replaced, and neighbours swapped,
 * which is how "sukienka" becomes "sukeinka".
 */
export function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

/** From 0 to 1; 1 is the same word. Words longer than the typed one are also taken as not typed to their end. */
export function similarity(typed: string, word: string): number {
  const whole = 1 - distance(typed, word) / Math.max(typed.length, word.length);
  if (word.length <= typed.length) return whole;
  const beginning = 1 - distance(typed, word.slice(0, typed.length)) / typed.length - unfinishedPenalty;
  return Math.max(whole, beginning);
}

/** Words that may be meant, by how near they are, nearest first; those of one place are equally near. */
export function nearWords(typed: string, words: Iterable<string>): ReadonlyArray<ReadonlyArray<string>> {
  if (typed.length < shortestWord) return [];
  const byNearness = new Map<number, string[]>();
  for (const word of words) {
    if (word.length < shortestWord) continue;
    const nearness = similarity(typed, word);
    if (nearness < similarityFloor) continue;
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

/** Of words that are equally near the weightiest, then the first. */
export const weightiest = (words: ReadonlyArray<VocabularyWord>): VocabularyWord | undefined =>
  words.toSorted((a, b) => b.weight - a.weight || (a.token < b.token ? -1 : 1))[0];

/** The word that was most likely meant, null where nothing is near enough. */
export function nearestWord(typed: string, vocabulary: Iterable<VocabularyWord>): string | null {
  const words = new Map([...vocabulary].map((word) => [word.token, word]));
  const [nearest = []] = nearWords(typed, words.keys());
  return weightiest(nearest.map((word) => words.get(word)!))?.token ?? null;
}
