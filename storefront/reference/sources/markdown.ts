/** One line of Markdown with these words only: signs of Markdown or HTML are escaped. */
export const words = (text: string): string => text.replace(/[\\*_<>[\]|]/g, '\\$&').replaceAll('\n', ' ');

/** Docstrings have names between backticks and no other Markdown; all other signs are literal. */
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

/** Blocks with an empty line between them; null and empty ones are left out. */
export const blocks = (...parts: ReadonlyArray<string | null | false>): string =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join('\n\n');

/** The anchor of a heading, as GitHub makes it. */
export const anchor = (heading: string): string =>
  `#${heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')}`;
