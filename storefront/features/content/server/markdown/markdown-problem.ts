import { parseMarkdown, safeAddress, unreadable, wordsOf } from '../../markdown/parse-markdown.ts';
import type { Nodes } from '../../markdown/tree.ts';

/** What the shop would not show of a text. */
export type MarkdownProblem =
  | { kind: 'tooLong' | 'tooDeep' | 'tooDense' | 'noText' }
  /** `line` counts from 1. */
  | {
      kind: 'html' | 'link' | 'foreignPicture' | 'picturePlace' | 'pictureWords' | 'reference';
      line: number;
      text: string;
    };

const lineOf = ({ position }: Nodes): number => position?.start.line ?? 1;
/** A picture lies beside its text, in the same folder. */
const fileName = /^[\w][\w. -]{0,79}\.(?:jpe?g|png|webp|avif|gif)$/i;

/** The first thing that the shop would not show, so that an operator loses nothing silently; null for a good text. */
export function markdownProblem(markdown: string): MarkdownProblem | null {
  const reason = unreadable(markdown);
  if (reason) return { kind: reason };
  const root = parseMarkdown(markdown);
  const check = (node: Nodes, parent: Nodes | null): MarkdownProblem | null => {
    const wrong = (
      kind: 'html' | 'link' | 'foreignPicture' | 'picturePlace' | 'pictureWords' | 'reference',
      text: string,
    ) => ({
      kind,
      line: lineOf(node),
      text: text.slice(0, 60),
    });
    if (node.type === 'html') return wrong('html', node.value);
    if (node.type === 'link' && safeAddress(node.url) === null) return wrong('link', node.url);
    if (['linkReference', 'imageReference', 'definition'].includes(node.type)) return wrong('reference', wordsOf(node));
    if (node.type === 'image') {
      if (!fileName.test(node.url)) return wrong('foreignPicture', node.url);
      if (parent?.type !== 'paragraph' || parent.children.length > 1) return wrong('picturePlace', node.url);
      if (!node.alt?.trim()) return wrong('pictureWords', node.url);
    }
    if (!('children' in node)) return null;
    for (const child of node.children) {
      const found = check(child, node);
      if (found) return found;
    }
    return null;
  };
  return check(root, null) ?? (wordsOf(root).trim() === '' ? { kind: 'noText' } : null);
}

/** The files of the pictures in a text, each once. */
export function picturesIn(markdown: string): ReadonlyArray<string> {
  const names = new Set<string>();
  const walk = (node: Nodes): void => {
    if (node.type === 'image' && fileName.test(node.url)) names.add(node.url);
    if ('children' in node) node.children.forEach(walk);
  };
  walk(parseMarkdown(markdown));
  return [...names];
}
