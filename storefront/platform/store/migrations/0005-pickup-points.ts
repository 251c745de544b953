import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import type { Schema } from '../schema.ts';
import { ddlOf, runDdl } from './ddl.ts';

/** As many rows as one statement may have parameters for. */
const portion = 500;

/**
 * Words of pickup points, so that a search reads only the points that it finds: networks have tens of thousands. The
 * words here are those of the first release; an import writes them anew.
 */
export const pickupPoints = (engine: Engine) => async (db: Kysely<unknown>) => {
  await runDdl(
    db,
    ddlOf(engine, ({ text, endByKey }) => [
      `create table pickup_point_words (
        courier_id ${text} not null references couriers (id) on delete cascade,
        word ${text} not null,
        point_id ${text} not null references pickup_points (id) on delete cascade,
        primary key (courier_id, word, point_id)
      ) ${endByKey}`,
      'create index pickup_point_words_point on pickup_point_words (point_id)',
      'create index pickup_points_place on pickup_points (courier_id, latitude)',
    ]),
  );
  const shop = db as Kysely<Schema>;
  const known = await shop.selectFrom('pickup_points').select(['id', 'courier_id', 'search_text', 'details']).execute();
  const rows = known.flatMap(({ id, courier_id, search_text, details }) => {
    const { address } = JSON.parse(details) as { address: { zipcode: string } };
    const words = new Set([...search_text.split(' '), `#${address.zipcode.replace(/\D/g, '')}`]);
    return [...words].map((word) => ({ courier_id, word, point_id: id }));
  });
  for (let from = 0; from < rows.length; from += portion) {
    await shop
      .insertInto('pickup_point_words')
      .values(rows.slice(from, from + portion))
      .execute();
  }
};
