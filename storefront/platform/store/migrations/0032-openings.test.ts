import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, filledShop, makePlace, type Place } from '../../../store/testing/stores.ts';
import { openings } from './0032-openings.ts';

describe.each(engines)('the openings of texts that were written before, on %s', (engine) => {
  let place: Place;
  beforeEach(async () => {
    place = await makePlace(engine, filledShop());
  });
  afterEach(() => place.remove());

  it('are filled in, also in English', async () => {
    await (await place.open()).close();
    const tables = await place.openTables();
    const read = async () => ({
      texts: await tables.selectFrom('content_entries').select(['id', 'opening', 'body']).orderBy('id').execute(),
      translations: await tables.selectFrom('translations').selectAll().orderBy('digest').execute(),
    });
    const before = await read();
    const begun = before.texts.map(({ opening }) => opening).filter((opening) => opening !== '');
    expect(begun.length).toBeGreaterThan(5);
    for (const statement of ['drop index content_by_kind', 'alter table content_entries drop column opening'])
      await sql.raw(statement).execute(tables);
    const bodies = before.texts.map(({ body }) => body);
    await tables
      .deleteFrom('translations')
      .where('original', 'in', begun)
      .where('original', 'not in', bodies)
      .execute();
    await openings(tables as unknown as Kysely<unknown>);
    expect(await read()).toEqual(before);
  });
});
