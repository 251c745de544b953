import { sql, type Kysely } from 'kysely';
import type { RootContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';

interface Section {
  heading: string | null;
  paragraphs: ReadonlyArray<string>;
}

const words = (value: string) => [{ type: 'text' as const, value }];

const partsOf = ({ heading, paragraphs }: Section): ReadonlyArray<RootContent> => [
  ...(heading === null ? [] : [{ type: 'heading' as const, depth: 2 as const, children: words(heading) }]),
  ...paragraphs.map((text) => ({ type: 'paragraph' as const, children: words(text) })),
];

/** Texts of pages, articles and news are Markdown: sections of plain paragraphs become it. */
export async function markdown(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_entries add column body text not null default ''`.execute(db);
  const { rows } = await sql<{ id: number; sections: string }>`select id, sections from content_entries`.execute(db);
  for (const { id, sections } of rows) {
    const children = (JSON.parse(sections) as ReadonlyArray<Section>).flatMap(partsOf);
    const body = toMarkdown({ type: 'root', children }).trim();
    await sql`update content_entries set body = ${body} where id = ${id}`.execute(db);
  }
  await sql`alter table content_entries drop column sections`.execute(db);
}
