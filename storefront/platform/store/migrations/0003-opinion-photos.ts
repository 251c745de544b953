import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl } from './ddl.ts';

/** An opinion has several photos: they move from its row into a table of their own. */
export const opinionPhotos = (engine: Engine) => (db: Kysely<unknown>) =>
  runDdl(
    db,
    ddlOf(engine, ({ int, text, endByKey }) => [
      `create table opinion_photos (
        sent_opinion_id ${int} not null references sent_opinions (id) on delete cascade,
        position ${int} not null,
        name ${text} not null unique,
        width ${int} not null,
        height ${int} not null,
        primary key (sent_opinion_id, position)
      ) ${endByKey}`,
      `insert into opinion_photos (sent_opinion_id, position, name, width, height)
        select id, 0, photo, coalesce(photo_width, 0), coalesce(photo_height, 0) from sent_opinions where photo is not null`,
      'drop index sent_opinions_by_photo',
      ...['photo', 'photo_width', 'photo_height'].map((column) => `alter table sent_opinions drop column ${column}`),
    ]),
  );
