import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const elementsOf = (nodes: ReadonlyArray<Node>): ReadonlyArray<Element> =>
  nodes.flatMap((node) => ('tagName' in node ? [node, ...elementsOf(node.childNodes)] : []));

function wordsOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : '';
}

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** A zone as a browser reads it: its region's name, and its links in their order. */
export function readZone(html: string): { name: string; links: ReadonlyArray<string | undefined> } {
  const elements = elementsOf(parseFragment(html).childNodes);
  const region = elements.find(({ tagName }) => tagName === 'section');
  const label = region && attributeOf(region, 'aria-labelledby');
  const heading = elements.find((element) => label !== undefined && attributeOf(element, 'id') === label);
  return {
    name: heading ? wordsOf(heading) : '',
    links: elements.filter(({ tagName }) => tagName === 'a').map((link) => attributeOf(link, 'href')),
  };
}
