import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/** Elements without text. */
const silent = new Set<string>(['script', 'style', 'template', 'noscript', 'iframe', 'object']);
/** Elements that are paragraphs. */
const blocks = new Set<string>(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody thead tr ul'.split(
    ' ',
  ),
);
/** The parser never returns this character. */
const paragraph = '\u0000';

/**
 * A description of the feed, usually HTML, as the shop keeps it: plain text with empty lines between paragraphs. HTML
 * is parsed as in browsers, including unclosed elements; scripts and styles are dropped.
 */
export function plainText(markup: string): string {
  return textOf(parseFragment(markup))
    .split(paragraph)
    .map((text) =>
      text
        .replace(/[^\S\n\u00A0]+/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .trim(),
    )
    .filter(Boolean)
    .join('\n\n');
}

/** Without recursion: unclosed markup nests deeper than the stack allows. */
function textOf(root: DefaultTreeAdapterTypes.Node): string {
  const pieces: string[] = [];
  const waiting: Array<DefaultTreeAdapterTypes.Node | string> = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') pieces.push(next);
    else if (defaultTreeAdapter.isTextNode(next)) pieces.push(next.value.replaceAll('\n', ' '));
    else if (next.nodeName === 'br') pieces.push('\n');
    else if ('childNodes' in next && !silent.has(next.nodeName)) {
      const edge = edgeOf(next.nodeName);
      waiting.push(edge);
      for (const child of next.childNodes.toReversed()) waiting.push(child);
      waiting.push(edge);
    }
  }
  return pieces.join('');
}

/** The separator around an element's text. */
function edgeOf(name: string): string {
  if (blocks.has(name)) return paragraph;
  return name === 'td' || name === 'th' ? ' ' : '';
}
