import type { fromMarkdown } from 'mdast-util-from-markdown';

/** A text as the parser gives it (mdast). */
export type Root = ReturnType<typeof fromMarkdown>;
/** Any part of it. */
export type RootContent = Root['children'][number];
export type Nodes = Root | RootContent;
export type TableNode = Extract<RootContent, { type: 'table' }>;
