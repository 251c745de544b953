const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

/** Text for elements and attributes of XML 1.0, without the characters that it forbids. */
export const xmlText = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign as keyof typeof entities]);

/** An element with text; nothing where there is none. */
export const element = (name: string, text: string | null): string =>
  text === null || text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;

/** At most so many characters, cut between them. */
export const cut = (text: string, most: number): string => [...text].slice(0, most).join('');
