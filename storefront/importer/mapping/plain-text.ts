import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/** What says nothing to a reader. */
const silent = new Set<string>(['script', 'style', 'template', 'noscript', 'iframe', 'object']);
/** What begins and ends a paragraph. */
const blocks = new Set<string>(
  'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody thead tr ul'.split(
    ' ',
  ),
);
const paragraph = '\u0000';

/**
 * A description of the feed, HTML by custom, as the shop keeps it: plain text whose paragraphs are parted by an empty line.
 * HTML is read as browsers read it, whatever is left open in it; scripts and styles are dropped.
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

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value.replaceAll(paragraph, '').replaceAll('\n', ' ');
  if (node.nodeName === 'br') return '\n';
  if (silent.has(node.nodeName) || !('childNodes' in node)) return '';
  const text = node.childNodes.map(textOf).join(node.nodeName === 'tr' ? ' ' : '');
  return blocks.has(node.nodeName) ? paragraph + text + paragraph : text;
}
