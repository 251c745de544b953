import { describe, expect, it } from 'vitest';
import { openShopBeforeAll } from '../../../store/testing/describe-store.ts';
import { engines } from '../../../store/testing/stores.ts';
import type { ProductOpinionsQuery } from './product-opinions.ts';

const productId = 1001;
const all: ProductOpinionsQuery = { productId, isConfirmedOnly: false, order: 'newest', skipped: 0, count: 100 };

describe.each(engines)('the opinions of a product page on %s', (engine) => {
  const shop = openShopBeforeAll(engine);
  const list = (changes: Partial<ProductOpinionsQuery> = {}, reader: string | null = null) =>
    shop.store.productOpinions.list({ ...all, ...changes }, reader);
  const hide = (id: number, hidden_at: number | null) =>
    shop.tables.updateTable('opinions').set({ hidden_at }).where('id', '=', id).execute();

  it('are those that are shown, and as many as the page counts [H-06 part]', async () => {
    const { rating } = (await shop.store.catalogue.productPage(productId))!;
    const opinions = await list();
    expect(opinions).toHaveLength(rating.count);
    await hide(opinions[0]!.id, 1);
    expect((await list()).map(({ id }) => id)).toEqual(opinions.slice(1).map(({ id }) => id));
    await hide(opinions[0]!.id, null);
    expect(await list({ productId: 1 })).toEqual([]);
  });

  it('can be confirmed ones only [T-37 part]', async () => {
    const expected = (await list()).filter(({ isConfirmed }) => isConfirmed);
    expect(expected.length).toBeLessThan((await list()).length);
    expect(await list({ isConfirmedOnly: true })).toEqual(expected);
  });

  it('are sorted by age and by stars, and come in parts', async () => {
    const opinions = await list();
    const ages = opinions.map(({ createdAt }) => createdAt);
    expect(ages).toEqual(ages.toSorted((a, b) => b - a));
    const stars = async (order: 'highest' | 'lowest') => (await list({ order })).map(({ rating }) => rating);
    expect(await stars('highest')).toEqual((await stars('highest')).toSorted((a, b) => b - a));
    expect(await stars('lowest')).toEqual((await stars('lowest')).toSorted((a, b) => a - b));
    expect(await list({ skipped: 2, count: 3 })).toEqual(opinions.slice(2, 5));
  });

  it('carry their votes and that of the reader; the most helpful ones come first', async () => {
    const opinions = await list();
    const [one, other] = [await shop.store.sessions.start(), await shop.store.sessions.start()];
    const [last, first] = [opinions.at(-1)!, opinions[0]!];
    await shop.store.opinionVotes.vote(one.session.hash, last.id, true);
    await shop.store.opinionVotes.vote(other.session.hash, last.id, true);
    await shop.store.opinionVotes.vote(one.session.hash, first.id, false);
    const seen = await list({ order: 'helpful' }, one.session.hash);
    expect(seen[0]).toMatchObject({ id: last.id, score: { positive: 2, negative: 0 }, ownVote: true });
    expect(seen.find(({ id }) => id === first.id)).toMatchObject({
      score: { positive: 0, negative: 1 },
      ownVote: false,
    });
    expect(seen.slice(1).map(({ id }) => id)).toEqual(opinions.slice(0, -1).map(({ id }) => id));
    expect((await list({}, other.session.hash)).filter(({ ownVote }) => ownVote !== null)).toHaveLength(1);
    expect((await list()).every(({ ownVote }) => ownVote === null)).toBe(true);
  });
});
