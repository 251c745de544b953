import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Nodes, Root, RootContent } from './tree.ts';

/** The most characters of a text: the longest terms are far below. */
export const longestMarkdown = 200_000;

/** How many levels lists and quotes may have. The parser needs ever more time for deeper ones, which no author writes. */
export const deepest = 8;

/** Markers of quotes and lists one after another at the start of a line: each opens a level. */
const nestedMarkers = new RegExp(`^\\s*(?:(?:>|[-+*]|\\d{1,9}[.)])[ \\t]*){${deepest + 1},}`, 'm');
/** The most characters of a paragraph, a list or a table, and the most marks in it: the parser's time grows with their square. */
const largestBlock = { characters: 20_000, marks: 1000 } as const;

/** The most marks of a whole text. */
const mostMarks = 10_000;

const marksIn = (text: string): number => text.match(/[*_`<>!&|\\[\]]/g)?.length ?? 0;

/** Why a text is not parsed at all; null where it is. */
export function unreadable(markdown: string): 'tooLong' | 'tooDeep' | 'tooDense' | null {
  if (markdown.length > longestMarkdown) return 'tooLong';
  const blocks = markdown.split(/\n[ \t]*\n/);
  const isDense =
    marksIn(markdown) > mostMarks ||
    blocks.some((block) => block.length > largestBlock.characters || marksIn(block) > largestBlock.marks);
  if (isDense) return 'tooDense';
  // Three and more of these alone in a line are a rule, not lists in each other.
  return nestedMarkers.test(markdown.replaceAll(/^\s*(?:[-*_][ \t]*){3,}$/gm, '')) ? 'tooDeep' : null;
}

const empty: Root = { type: 'root', children: [] };
const mostKept = 64;
/** The texts that were read last, with the latest at the end: a page of the shop is asked for again and again. */
const kept = new Map<string, Root>();

/** The tree of a text in CommonMark with tables. A text that is too long or too deep is empty. */
export function parseMarkdown(markdown: string): Root {
  const known = kept.get(markdown);
  if (known) {
    kept.delete(markdown);
    kept.set(markdown, known);
    return known;
  }
  const tree = unreadable(markdown)
    ? empty
    : fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  kept.set(markdown, tree);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return tree;
}

/** The words of a part, without its marks; of a picture what it shows. */
export function wordsOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value;
    case 'image':
      return node.alt ?? '';
    case 'break':
      return ' ';
    default:
      return 'children' in node ? node.children.map(wordsOf).join('') : '';
  }
}

/** A part of a text under one of its highest headings. */
export interface MarkdownSection {
  /** Null before the first heading. */
  heading: string | null;
  content: ReadonlyArray<RootContent>;
}

/** A text cut at its highest headings. */
export function sectionsOf({ children }: Pick<Root, 'children'>): ReadonlyArray<MarkdownSection> {
  const top = highestOf(children);
  const sections: Array<{ heading: string | null; content: RootContent[] }> = [];
  for (const node of children) {
    if (node.type === 'heading' && node.depth === top) sections.push({ heading: wordsOf(node), content: [] });
    else {
      if (sections.length === 0) sections.push({ heading: null, content: [] });
      sections.at(-1)!.content.push(node);
    }
  }
  return sections;
}

const highestOf = (children: ReadonlyArray<RootContent>): number =>
  Math.min(...children.map((node) => (node.type === 'heading' ? node.depth : 7)));

/**
 * The level in the page of each heading: the highest ones get `top`, and none is more than one below the heading before
 * it (WCAG 2.2, technique G141).
 */
export function levelsOf(
  children: ReadonlyArray<RootContent>,
  top: 2 | 3,
): ReadonlyMap<RootContent, 2 | 3 | 4 | 5 | 6> {
  const shift = top - highestOf(children);
  let last = top - 1;
  return new Map(
    children.flatMap((node) => {
      if (node.type !== 'heading') return [];
      last = Math.min(node.depth + shift, last + 1, 6);
      return [[node, last as 2 | 3 | 4 | 5 | 6] as const];
    }),
  );
}

/** The words of parts without their marks, a line for each paragraph, item and row: as search engines read them. */
export const linesOf = (content: ReadonlyArray<RootContent>): ReadonlyArray<string> =>
  content
    .flatMap((node) => {
      switch (node.type) {
        case 'list':
        case 'listItem':
        case 'blockquote':
        case 'table':
          return linesOf(node.children);
        case 'tableRow':
          return node.children.map(wordsOf).join(' ');
        default:
          return wordsOf(node);
      }
    })
    .filter((line) => line.trim() !== '');

/** The words of the first section, a line for each paragraph: for search engines and calls. */
export const openingText = (markdown: string): string =>
  (sectionsOf(parseMarkdown(markdown))[0]?.content ?? [])
    .filter(({ type }) => type === 'paragraph')
    .map(wordsOf)
    .join('\n');

/** The most characters of an opening: a list shows many. */
const longestOpening = 300;

/** The first paragraph, as lists show it; the end of a long one is left out. */
export function openingOf(markdown: string): string {
  const line = openingText(markdown).split('\n')[0]!;
  return line.length > longestOpening ? `${line.slice(0, longestOpening).replace(/\s+\S*$/u, '')}…` : line;
}

const ownPath = /^(?:\/(?![/\\])|#)[^\s\\]*$/;

/** The address of a link as it may be shown; null for any scheme beside web, mail and phone. */
export function safeAddress(address: string): string | null {
  if (ownPath.test(address)) return address;
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? href : null;
}
