const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const charactersOf = (text: string): ReadonlyArray<string> =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Longer than any that tells a kind of file; what follows a dot further away is part of the name. */
const longestExtension = 8;

/**
 * The name of a file in at most `characters` characters (grapheme clusters, 26 unless told: spec 9): the beginning, "…" and
 * the extension, by which people know what it is. A name that fits stays as it is.
 */
export function shortenedFileName(name: string, characters = 26): string {
  const all = charactersOf(name);
  if (all.length <= characters) return name;
  const dot = all.lastIndexOf('.');
  const hasExtension = dot > 0 && all.length - dot - 1 <= longestExtension;
  const extension = hasExtension ? all.slice(dot) : [];
  const room = Math.max(characters - 1 - extension.length, 1);
  return [...all.slice(0, room), '…', ...extension].join('');
}
