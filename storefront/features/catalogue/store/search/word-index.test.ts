import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openShopBeforeEach } from '../../../../store/testing/describe-store.ts';
import { engines } from '../../../../store/testing/stores.ts';
import { nearestWord } from './nearest-word.ts';
import { polishForms } from './polish-forms.ts';
import { wordsOf } from './tokens.ts';

describe.each(engines)('words in the memory of a process on %s', (engine) => {
  const shop = openShopBeforeEach(engine);

  const find = async (text: string) => {
    const { products, corrected } = await shop.store.catalogue.list({ text, portion: 100 });
    return { ids: products.map(({ id }) => id), corrected };
  };
  const write = (token: string, product_id: number, weight = 8, db = shop.tables) =>
    db
      .insertInto('search_tokens')
      .values({ token, product_id, weight })
      .onConflict((conflict) => conflict.columns(['token', 'product_id']).doUpdateSet({ weight }))
      .execute();
  const remove = (token: string, product_id: number) =>
    shop.tables.deleteFrom('search_tokens').where('token', '=', token).where('product_id', '=', product_id).execute();

  /** The results from the tables alone: compares every word of every product, sorted fully by score. */
  const findPlainly = async (text: string) => {
    const [tokens, products] = await Promise.all([
      shop.tables.selectFrom('search_tokens').selectAll().execute(),
      shop.tables.selectFrom('listed_products').select(['product_id', 'sort_key', 'is_available']).execute(),
    ]);
    const best = tokens.toSorted((a, b) => a.weight - b.weight);
    const vocabulary = [...new Map(best.map((token) => [token.token, token])).values()];
    const typed = wordsOf(text);
    const matches = (word: string) => {
      const forms = polishForms(word);
      return ({ token }: { token: string }) => token.startsWith(word) || forms.has(token);
    };
    const meant = typed.map((word) => (tokens.some(matches(word)) ? word : (nearestWord(word, vocabulary) ?? word)));
    const scored = products.flatMap(({ product_id: id, sort_key: key, is_available: isAvailable }) => {
      const own = tokens.filter((token) => token.product_id === id);
      const weights = meant.map((word) => Math.max(0, ...own.filter(matches(word)).map(({ weight }) => weight)));
      const score = weights.reduce((a, b) => a + b);
      return weights.every((weight) => weight > 0) ? [{ id, key, isAvailable, score }] : [];
    });
    scored.sort(
      (a, b) =>
        b.isAvailable - a.isAvailable || b.score - a.score || (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id - b.id),
    );
    return { ids: scored.map(({ id }) => id), corrected: meant.join() === typed.join() ? null : meant.join(' ') };
  };

  it('find the same as a full scan, after any change', async () => {
    const texts = ['kub', 'k', 'kubków', 'kubek kob', 'zolty', 'sukeinka', 'sukienka', 'len po', 'qqqq'];
    const changes: ReadonlyArray<() => Promise<unknown>> = [
      async () => {},
      () => write('zolty', 1012),
      () => write('sukienka', 1013),
      () => write('kubek', 1020, 1),
      () => write('kubek', 1020, 8),
      () => remove('sukienka', 1013),
      () => remove('kubek', 1001),
      () => shop.tables.updateTable('products').set({ is_visible: 0 }).where('id', '=', 1020).execute(),
      () => shop.tables.updateTable('products').set({ sort_key: 'zzz' }).where('id', '=', 1012).execute(),
      () => shop.tables.updateTable('products').set({ is_visible: 1 }).where('id', '=', 1020).execute(),
      () => shop.tables.deleteFrom('products').where('id', '=', 1012).execute(),
    ];
    for (const [step, change] of changes.entries()) {
      await change();
      for (const text of texts) expect(await find(text), `${text} after ${step}`).toEqual(await findPlainly(text));
    }
    expect((await find('kub')).ids.length).toBeGreaterThan(3);
  });

  it('are not read again on price and stock changes, only after a store outage', async () => {
    const before = await find('kubek');
    const guessed = await find('koszla');
    expect(guessed.corrected).toBe('koszula');
    await shop.tables.schema.alterTable('search_tokens').renameTo('search_tokens_away').execute();
    await shop.store.catalogue.changePrice({ productId: 1013, size: 'm', price: 99_00 });
    expect(await find('Kubek')).toEqual(before);
    expect(await find('koszla')).toEqual(guessed);
    await shop.tables.schema.alterTable('search_tokens_away').renameTo('search_tokens').execute();
    await write('kubek', 1013);
    await shop.tables.schema.alterTable('search_tokens').renameTo('search_tokens_away').execute();
    await expect(find('kubek')).rejects.toThrow('search_tokens');
    await shop.tables.schema.alterTable('search_tokens_away').renameTo('search_tokens').execute();
    expect((await find('kubek')).ids).toContain(1013);
  });

  it('are loaded for every product at the start, even by concurrent readers', async () => {
    await write('zolty', 1012);
    await shop.store.close();
    const again = await shop.place.open();
    const found = await Promise.all(['zol', 'kub', 'koszla'].map((text) => again.catalogue.list({ text })));
    expect(found.map(({ corrected }) => corrected)).toEqual([null, null, 'koszula']);
    expect(found[0]!.products.map(({ id }) => id)).toEqual([1012]);
  });
});

describe('words in the memory of a process beside other writers on postgres', () => {
  const shop = openShopBeforeEach('postgres');

  const countFound = async () => (await shop.store.catalogue.list({ text: 'kubek' })).total;
  const write = (product_id: number, db = shop.tables) =>
    db.insertInto('search_tokens').values({ token: 'kubek', product_id, weight: 8 }).execute();

  it('miss nothing of a transaction that began before others and ends after them', async () => {
    const before = await countFound();
    await shop.tables.transaction().execute(async (long) => {
      await write(1013, long);
      await write(1014);
      expect(await countFound()).toBe(before + 1);
      expect(await countFound()).toBe(before + 1);
    });
    expect(await countFound()).toBe(before + 2);
    await write(1020);
    expect(await countFound()).toBe(before + 3);
  });

  it('are not read repeatedly during a transaction that began before they were written', async () => {
    await shop.tables.transaction().execute(async (long) => {
      await long.updateTable('producers').set({ description: 'Inny opis' }).where('id', '=', 1).execute();
      await write(1014);
      const found = await countFound();
      await shop.tables.schema.alterTable('search_tokens').renameTo('search_tokens_away').execute();
      expect(await countFound()).toBe(found);
    });
  });

  it('are not reread for higher versions of another server, of which this database is a copy', async () => {
    const before = await countFound();
    await write(1013);
    await sql`update word_changes set version = version + 4000000000`.execute(shop.tables);
    // Nothing is pending; a new write is read again.
    expect(await countFound()).toBe(before);
    await write(1014);
    expect(await countFound()).toBe(before + 1);
  });
});
