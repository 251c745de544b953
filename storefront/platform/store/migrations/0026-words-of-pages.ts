import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

/**
 * When a text last changed, and the seller that a page named: earlier versions keep theirs. And the files of each fetched picture,
 * so that they can go when nothing shows it any more.
 */
const statements = ({ int, text, end }: ColumnTypes) => [
  `alter table content_entries add column changed_at ${int}`,
  'update content_entries set changed_at = published_at',
  `alter table content_entries add column seller ${text}`,
  `create table kept_pictures (
    content ${text} primary key,
    files ${text} not null,
    kept_at ${int} not null
  ) ${end}`,
];

interface Picture {
  id: string;
  widths: Readonly<Record<string, ReadonlyArray<number>>>;
}

const contentOf = (id: string): string | undefined => /^fetched-([\da-f]{32})-/.exec(id)?.[1];

const filesOf = (content: string, { widths }: Picture): ReadonlyArray<string> =>
  Object.entries(widths).flatMap(([format, all]) => all.map((width) => `picture-${content}-${width}.${format}`));

/** The pictures of products and of texts that were fetched before. */
async function picturesBefore(db: Kysely<unknown>): Promise<ReadonlyArray<Picture>> {
  const products = await sql<{ id: string; details: string }>`
    select id, details from pictures where id like 'fetched-%'`.execute(db);
  const texts = await sql<{ details: string }>`
    select details from content_entries where details like '%fetched-%'`.execute(db);
  return [
    ...products.rows.map(({ id, details }) => ({ id, ...(JSON.parse(details) as Pick<Picture, 'widths'>) })),
    ...texts.rows.flatMap(({ details }) => {
      const { picture, pictures } = JSON.parse(details) as { picture?: Picture; pictures?: Record<string, Picture> };
      return [...(picture ? [picture] : []), ...Object.values(pictures ?? {})];
    }),
  ];
}

export const wordsOfPages = (engine: Engine) => async (db: Kysely<unknown>) => {
  await runDdl(db, ddlOf(engine, statements));
  for (const picture of await picturesBefore(db)) {
    const content = contentOf(picture.id);
    if (content === undefined) continue;
    const files = JSON.stringify(filesOf(content, picture));
    await sql`insert into kept_pictures (content, files, kept_at) values (${content}, ${files}, 0) on conflict do nothing`.execute(
      db,
    );
  }
};
