/** One line of Markdown that is no more than these words: what would be a sign of Markdown or HTML is escaped. */
export const words = (text: string): string => text.replace(/[\\*_<>[\]|]/g, '\\$&').replaceAll('\n', ' ');

/** Docstrings have names between backticks and nothing else of Markdown; outside of them every sign means itself. */
export const prose = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) =>
      paragraph
        .split(/(`[^`]*`)/)
        .map((part) => (part.startsWith('`') ? part : words(part)))
        .join(''),
    )
    .join('\n\n');

export const code = (text: string): string => (text === '' ? 'empty' : `\`${text}\``);

export const link = (text: string, to: string): string => `[${text}](${to})`;

/** A table with a header; cells are Markdown. A sign of the table itself in code must be escaped even there. */
export function table(head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string {
  const line = (cells: ReadonlyArray<string>) =>
    `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const fence = (language: string, text: string): string => `\`\`\`${language}\n${text.trim()}\n\`\`\``;

/** Blocks with an empty line between them; what is null or empty is left out. */
export const blocks = (...parts: ReadonlyArray<string | null | false>): string =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join('\n\n');

/** Where a heading is found within its page, as GitHub makes it. */
export const anchor = (heading: string): string =>
  `#${heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')}`;
