const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const charactersOf = (text: string): ReadonlyArray<string> =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Longer than any file extension; longer endings are part of the name. */
const longestExtension = 8;

/**
 * The name of a file in at most `characters` characters (grapheme clusters, 26 by default: spec 9): the beginning, "…"
 * and the extension, by which people know what it is. A short name stays.
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
