import { expect, it } from 'vitest';
import { describeStoreOnBothEngines } from '../../../store/testing/describe-store.ts';
import { testNow } from '../../../store/testing/stores.ts';

const day = 24 * 60 * 60 * 1000;

describeStoreOnBothEngines('the content of the shop', (store, place) => {
  const titles = async (text: string, limit = 10) =>
    (await store().content.search(text, limit)).map(({ title }) => title);

  it('returns the information pages in order', async () => {
    const pages = await store().content.list('page');
    expect(pages.map(({ slug }) => slug)).toEqual(['faq', 'terms', 'returns', 'delivery', 'privacy']);
    expect(await store().content.titles('page')).toEqual(pages.map(({ id, slug, title }) => ({ id, slug, title })));
    const terms = (await store().content.find('page', 'terms'))!;
    expect(terms).toMatchObject({ title: 'Regulamin', note: expect.stringContaining('Tekst przykładowy') });
    expect(terms.body).toMatch(/^## 1\. Kto prowadzi sklep\n\nSklep prowadzi/);
  });

  it('returns articles and news, newest first', async () => {
    expect((await store().content.list('post')).map(({ slug }) => slug)).toEqual([
      'jak-prac-len',
      'deska-na-lata',
      'kawa-w-domu',
    ]);
    const [post] = await store().content.list('post');
    expect(post).toMatchObject({ categoryId: 2, pictureId: 'category-len', publishedAt: testNow - 9 * day });
    expect(post!.lead).toContain('Len lubi wodę');
    expect((await store().content.entry('post', post!.id))!.body).toContain('Pierwsze pranie zrób w\u00a040 stopniach');
  });

  it('has the promotions’ days in the news', async () => {
    const [news] = await store().content.list('news');
    expect(news!.title).toBe('Świecznik Kropla taniej do 6\u00a0grudnia');
    expect(news!.opening).toContain('Do 6\u00a0grudnia świecznik');
    expect(news!.productIds).toEqual([1031, 1030]);
    const { promotionEndsAt } = (await store().catalogue.product(1031))!;
    expect(new Date(promotionEndsAt!).toISOString()).toMatch(/^2026-12-06/);
  });

  it('keeps how each text begins, so that lists read no texts', async () => {
    const tables = await place().openTables();
    const long = `Raz **dwa** ${'trzy '.repeat(100)}`;
    const written = { slug: 'poczatek', title: 'Początek', lead: '', details: {}, publishedAt: testNow - 99 * day };
    await store().content.put({ kind: 'news', ...written, body: `## Tytuł\n\n${long}\n\nDalej.` });
    const lists = async () => {
      const { content } = store();
      return [await content.list('page'), await content.portion('news', 1, 2), await content.portion('news', 3, 2)];
    };
    const before = await lists();
    expect(before[2]).toMatchObject({
      entries: [{ opening: expect.stringMatching(/^Raz dwa trzy .{270,290} trzy…$/) }],
    });
    await tables.updateTable('content_entries').set({ body: 'inny tekst' }).where('slug', '<>', '').execute();
    expect(await lists()).toEqual(before);
    expect(JSON.stringify(before)).not.toContain('"body"');
  });

  it('is found by the words of its titles, pages first [E-13 part]', async () => {
    expect(await titles('regul')).toEqual(['Regulamin']);
    expect(await titles('ZWROTY')).toEqual(['Zwroty i\u00a0reklamacje']);
    expect(await titles('prac len')).toEqual(['Jak prać len, żeby z\u00a0roku na rok był ładniejszy']);
    expect(await titles('do')).toEqual([
      'Dostawa i\u00a0płatność',
      'Świecznik Kropla taniej do 6\u00a0grudnia',
      'Do kiedy zamawiać przed świętami',
      'Dobra kawa bez wagi i\u00a0termometru',
    ]);
    expect(await titles('do', 2)).toHaveLength(2);
    expect((await store().content.search('do', 10, ['page'])).map(({ slug }) => slug)).toEqual(['delivery']);
    expect(await titles('gulamin')).toEqual([]);
    expect(await titles('?')).toEqual([]);
  });

  it('appears on its publication day, a draft never', async () => {
    const tables = await place().openTables();
    const row = await tables
      .selectFrom('content_entries')
      .selectAll()
      .where('slug', '=', 'deska-na-lata')
      .executeTakeFirstOrThrow();
    const { id: _id, ...entry } = row;
    await tables
      .insertInto('content_entries')
      .values([
        { ...entry, slug: 'szkic', published_at: null },
        { ...entry, slug: 'jutro', published_at: testNow + day },
      ])
      .execute();
    expect(await store().content.find('post', 'szkic')).toBeNull();
    expect(await store().content.find('post', 'jutro')).toBeNull();
    expect(await store().content.list('post')).toHaveLength(3);
    place().clock.now = testNow + day;
    expect((await store().content.list('post')).map(({ slug }) => slug)[0]).toBe('jutro');
    expect(await store().content.find('post', 'szkic')).toBeNull();
    place().clock.now = testNow;
  });
});
