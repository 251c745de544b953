import { Fragment, type ReactNode } from 'react';
import { Divider } from '../../../../../components/divider/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Image } from '../../../../../components/image/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Table } from '../../../../../components/table/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { localAddress } from '../../../../platform/languages/current-language.ts';
import { pictureSource, type ShopPicture } from '../../../../../patterns/picture-source/index.ts';
import { sectionId } from '../../../../shared/sections.ts';
import { deepest, levelsOf, safeAddress, wordsOf } from '../../markdown/parse-markdown.ts';
import * as styles from './markdown-text.css.ts';
import type { Nodes, RootContent, TableNode } from '../../markdown/tree.ts';

export interface MarkdownTextProps {
  /** The parts of a text, by `parseMarkdown`. */
  content: ReadonlyArray<RootContent>;
  /** Its pictures by their file names. */
  pictures?: Readonly<Record<string, ShopPicture>> | undefined;
  /** The level of its highest headings in the outline of the page. */
  top?: 2 | 3;
  /** The name of its tables without a heading above. */
  title: string;
}

/**
 * A text of the shop. Each part is an element of the kit, so a text brings neither HTML nor scripts nor styles of its
 * own: what has no part here, such as HTML, is not shown.
 */
export function MarkdownText({ content, pictures = {}, top = 2, title }: MarkdownTextProps) {
  const levels = levelsOf(content, top);
  const above = headingsAbove(content, title);
  return (
    <div className={styles.text}>
      {content.map((node, index) => {
        if (node.type !== 'heading')
          return <Block key={index} node={node} pictures={pictures} title={above[index]!} depth={0} />;
        const words = wordsOf(node);
        const level = levels.get(node)!;
        return (
          <div key={index} className={styles.heading} data-top={level === top || undefined}>
            <Heading level={level} look={level === top ? 'h3' : 'label'} id={sectionId(words) || undefined}>
              {words}
            </Heading>
          </div>
        );
      })}
    </div>
  );
}

/** The words of the heading that each part stands under. */
function headingsAbove(content: MarkdownTextProps['content'], title: string): ReadonlyArray<string> {
  let above = title;
  return content.map((node) => {
    if (node.type === 'heading') above = wordsOf(node);
    return above;
  });
}

interface BlockProps {
  node: Nodes;
  pictures: Readonly<Record<string, ShopPicture>>;
  title: string;
  depth: number;
}

function Block({ node, depth, ...place }: BlockProps): ReactNode {
  // The store refuses deeper texts; one that got in another way ends here.
  if (depth > 2 * deepest) return null;
  const blocks = (children: ReadonlyArray<Nodes>) =>
    children.map((child, index) => <Block key={index} node={child} depth={depth + 1} {...place} />);
  switch (node.type) {
    case 'paragraph': {
      const [only, ...others] = node.children;
      if (only?.type === 'image' && others.length === 0) return <Picture node={only} pictures={place.pictures} />;
      return <Text>{inline(node.children)}</Text>;
    }
    case 'heading':
      return <Text isStrong>{wordsOf(node)}</Text>;
    case 'list': {
      const List = node.ordered ? 'ol' : 'ul';
      return (
        <List
          className={styles.list}
          data-ordered={node.ordered || undefined}
          {...(node.ordered && { start: node.start ?? 1 })}
        >
          {node.children.map((item, index) => (
            <li key={index} className={styles.item}>
              {blocks(item.children)}
            </li>
          ))}
        </List>
      );
    }
    case 'blockquote':
      return <blockquote className={styles.quote}>{blocks(node.children)}</blockquote>;
    case 'code':
      return (
        <pre className={styles.code}>
          <code>{node.value}</code>
        </pre>
      );
    case 'thematicBreak':
      return <Divider />;
    case 'table':
      return <TextTable node={node} title={place.title} />;
    default:
      return null;
  }
}

function Picture({ node, pictures }: { node: Extract<Nodes, { type: 'image' }>; pictures: BlockProps['pictures'] }) {
  const picture = Object.hasOwn(pictures, node.url) ? pictures[node.url] : undefined;
  const alt = node.alt ?? '';
  if (!picture) return alt ? <Text tone="muted">{alt}</Text> : null;
  return (
    <figure className={styles.figure}>
      <Image source={pictureSource(picture)} alt={alt} sizes={{ 1: '100vw', 2: '720px' }} />
      {node.title && (
        <Text as="figcaption" look="small" tone="muted">
          {node.title}
        </Text>
      )}
    </figure>
  );
}

function TextTable({ node: { children, align }, title }: { node: TableNode; title: string }) {
  const [head, ...rows] = children;
  return (
    <Table
      caption={title}
      isCaptionHidden
      columns={(head?.children ?? []).map((cell, index) => ({
        id: String(index),
        header: wordsOf(cell) || '–',
        cell: (row: (typeof rows)[number]) => inline(row.children[index]?.children ?? []),
        isRowHeader: index === 0,
        isNumeric: align?.[index] === 'right',
      }))}
      rows={rows}
      rowKey={(row) => rows.indexOf(row)}
      layout="stack"
    />
  );
}

/** Words with their emphasis and links. */
function inline(nodes: ReadonlyArray<Nodes>, depth = 0): ReactNode {
  if (depth > deepest) return nodes.map(wordsOf).join('');
  return nodes.map((node, index) => {
    switch (node.type) {
      case 'text':
        return <Fragment key={index}>{node.value}</Fragment>;
      case 'strong':
        return <strong key={index}>{inline(node.children, depth + 1)}</strong>;
      case 'emphasis':
        return <em key={index}>{inline(node.children, depth + 1)}</em>;
      case 'inlineCode':
        return <code key={index}>{node.value}</code>;
      case 'break':
        return <br key={index} />;
      case 'link': {
        const [address, words] = [safeAddress(node.url), wordsOf(node)];
        if (address === null || words.trim() === '') return <Fragment key={index}>{words}</Fragment>;
        const leadsTo = /^https?:/.test(address) ? 'anotherSite' : 'page';
        return (
          <Link key={index} href={localAddress(address)} leadsTo={leadsTo}>
            {words}
          </Link>
        );
      }
      case 'image':
        return <Fragment key={index}>{node.alt}</Fragment>;
      default:
        return null;
    }
  });
}
