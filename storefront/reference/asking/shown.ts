import type { Exchange } from '../define.ts';

const usualMost = 2;
/** The maximum length of a whole text in an answer, in characters, and the rest of a longer one. */
const longest = 400;
const kept = 240;

/** Durations differ from run to run everywhere. */
const alwaysVarying = { took: 'milliseconds' };

/** An answer as the reference shows it: lists and texts cut visibly, varying values replaced by names. */
export function shown(
  value: unknown,
  { most = usualMost, varying = {} }: Pick<Exchange, 'most' | 'varying'> = {},
): unknown {
  const names: Readonly<Record<string, string>> = { ...alwaysVarying, ...varying };
  const show = (one: unknown): unknown => {
    if (typeof one === 'string') return shortText(one);
    if (Array.isArray(one)) return cutList(one, most).map(show);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(
      Object.entries(one).map(([key, inner]) => [
        key,
        Object.hasOwn(names, key) && inner !== null ? `<${names[key]}>` : show(inner),
      ]),
    );
  };
  return show(value);
}

/** Cutting a single item would save nothing. */
const cutList = (list: ReadonlyArray<unknown>, most: number): ReadonlyArray<unknown> =>
  list.length <= most + 1 ? list : [...list.slice(0, most), `… ${list.length - most} more`];

export function shortText(text: string): string {
  const signs = [...text];
  return signs.length <= longest ? text : `${signs.slice(0, kept).join('')}… ${signs.length - kept} more characters`;
}

/** XML with an element per line, repetitions cut. */
export function shownXml(text: string, most = 40): string {
  const lines = text.replace(/></g, '>\n<').split('\n');
  let depth = 0;
  const indented = lines.map((line) => {
    if (line.startsWith('</')) depth -= 1;
    const indentedLine = '  '.repeat(depth) + line;
    if (/^<[^?!/]/.test(line) && !line.endsWith('/>') && !line.includes('</')) depth += 1;
    return indentedLine;
  });
  return indented.length <= most
    ? indented.join('\n')
    : [...indented.slice(0, most), `… ${indented.length - most} more lines`].join('\n');
}
