import { sql, type Kysely } from 'kysely';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { digestOf } from '../translations.ts';

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number];

function wordsOf(node: Node): string {
  if ('children' in node) return node.children.map(wordsOf).join('');
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'break') return ' ';
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
}

/** The first paragraph of a text before its second heading, in at most 300 characters. */
function openingOf(markdown: string): string {
  const { children } = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const first = children.find(({ type }) => type === 'paragraph');
  const headings = children.slice(0, first ? children.indexOf(first) : 0).filter(({ type }) => type === 'heading');
  const line = first && headings.length < 2 ? wordsOf(first).split('\n')[0]! : '';
  return line.length > 300 ? `${line.slice(0, 300).replace(/\s+\S*$/u, '')}…` : line;
}

/**
 * How each text begins, so that lists need not read it. The text becomes the last column: SQLite reads a row only up to the
 * last column that is asked for.
 */
export async function openings(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table content_entries add column opening text not null default ''`,
    'alter table content_entries rename column body to earlier_body',
    `alter table content_entries add column body text not null default ''`,
    'update content_entries set body = earlier_body',
    'alter table content_entries drop column earlier_body',
    'create index content_by_kind on content_entries (kind, published_at desc, id)',
  ])
    await sql.raw(statement).execute(db);
  const { rows } = await sql<{ id: number; body: string }>`select id, body from content_entries`.execute(db);
  for (const { id, body } of rows) {
    const opening = openingOf(body);
    if (opening === '') continue;
    await sql`update content_entries set opening = ${opening} where id = ${id}`.execute(db);
    const translated = await sql<{ locale: string; translation: string }>`
      select locale, translation from translations where digest = ${digestOf(body)}`.execute(db);
    for (const { locale, translation } of translated.rows)
      await sql`insert into translations (locale, digest, original, translation)
        values (${locale}, ${digestOf(opening)}, ${opening}, ${openingOf(translation)}) on conflict do nothing`.execute(
        db,
      );
  }
}
