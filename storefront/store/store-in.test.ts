import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../demo/load.ts';
import { translationsIn, writeTranslations } from '../platform/store/translations.ts';
import { storeIn } from './store-in.ts';
import { openShopBeforeAll, openShopBeforeEach } from './testing/describe-store.ts';
import { engines } from './testing/stores.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe.each(engines)('the catalogue in English on %s', (engine) => {
  const shop = openShopBeforeAll(engine);
  const english = () => storeIn(shop.store, 'en');

  it('is the same store in Polish, and one store in English', () => {
    expect(storeIn(shop.store, 'pl')).toBe(shop.store);
    expect(english()).toBe(english());
  });

  it('has the names, descriptions, parameters, sizes and pictures of a product', async () => {
    const { product, sizes, category, pictures, producer } = (await english().catalogue.productPage(1015))!;
    expect(product).toMatchObject({ name: 'Rosa Bathrobe', subline: 'waffle-weave cotton', kind: 'Bathrobes' });
    expect(plain(product.description)).toMatch(/^A light, absorbent waffle-weave bathrobe/);
    expect(product.details).toMatchObject({
      sizeLabel: 'Size',
      safetyInformation: expect.stringMatching(/^Keep away/),
    });
    expect(product.details.parameters).toContainEqual({ name: 'Kind', value: 'Bathrobes' });
    expect(sizes.map(({ type, name }) => [type, name])).toContainEqual(['xl', 'XL']);
    expect([category?.name, category?.slug]).toEqual(['To wear', 'odziez']);
    expect(pictures[0]?.alt).toMatch(/^A folded cream/);
    expect(producer?.description).toBe('Simple clothes for days spent at home.');
  });

  it('keeps what is a key: slugs, units, types of sizes, options of a configurator', async () => {
    const polish = (await shop.store.catalogue.productPage(1026))!;
    const translated = (await english().catalogue.productPage(1026))!;
    const keysOf = ({ product, sizes }: typeof polish) => [
      product.slug,
      product.unit,
      product.defaultSize,
      sizes.map(({ type }) => type),
      product.details.configurator?.map(({ id, options }) => [id, options.map((option) => option.id)]),
    ];
    expect(keysOf(translated)).toEqual(keysOf(polish));
    expect(translated.product.details.configurator?.map(({ name }) => name)).toEqual(['Base', 'Shade', 'Cable']);
  });

  it('has the pages, articles and news, and finds them by their English titles', async () => {
    const { content } = english();
    const terms = (await content.find('page', 'terms'))!;
    expect([terms.title, terms.note]).toEqual([
      'Terms and conditions',
      'A sample text, which does not replace legal advice.',
    ]);
    expect(terms.body).toMatch(
      /^This is a translation for your convenience. The Polish text of these terms is the binding one./,
    );
    const titles = (await content.list('post')).map(({ title, lead }) => [title, lead.split(' ')[0]]);
    expect(titles).toContainEqual(['Good coffee without scales or a thermometer', 'Not']);
    expect((await content.portion('news', 1, 12)).entries.map(({ title }) => title)).toContain('Sień opens in Gdańsk');
    expect(await content.search('coffee', 5)).toMatchObject([{ kind: 'post', slug: 'kawa-w-domu' }]);
    expect(await content.search('kawa', 5)).toEqual([]);
  });

  it('shows a page in Polish from a new text on, until it is translated', async () => {
    const { content } = shop.store;
    const version = await content.publish('faq', {
      title: 'Pytania i odpowiedzi',
      body: '## Nowe pytanie\n\nNowa odpowiedź.',
    });
    expect((await english().content.find('page', 'faq'))!.body).toContain('Nowe pytanie');
    expect((await english().content.pageOf('faq', version! - 1))!.body).toContain('When will you dispatch my order?');
  });

  it('leaves the texts of the Polish store, and the words of visitors', async () => {
    expect((await shop.store.catalogue.product(1001))!.name).toBe('Kubek Poranek');
    const { questions } = (await english().catalogue.productPage(1001))!;
    expect(questions).toEqual((await shop.store.catalogue.productPage(1001))!.questions);
  });

  it('leaves what a visitor calls a list, though the shop has a translation of the word', async () => {
    const { hash } = (await shop.store.sessions.start()).session;
    await english().lists.create(hash, { name: 'Kubki' });
    expect((await english().lists.all(hash)).map(({ name }) => name)).toContain('Kubki');
  });

  it('finds English words, their plurals, and words without a translation', async () => {
    const find = async (text: string) => {
      const { products, corrected } = await english().catalogue.list({ text, portion: 100 });
      return { names: products.map(({ name }) => name), corrected };
    };
    for (const text of ['mug', 'mugs', 'MUG poranek'])
      expect((await find(text)).names.slice(0, 2), text).toEqual(['Poranek Mug', 'Poranek Mug']);
    expect((await find('brushes')).names).toContain('Beech Brush');
    expect((await find('tablecoth')).corrected).toBe('tablecloth');
    expect((await find('łyżka')).names[0]).toBe('Maple Spoon');
    expect((await shop.store.catalogue.list({ text: 'tablecloth' })).total).toBe(0);
  });

  it('sorts a list by its English names, in both directions', async () => {
    const names = async (order: 'asc' | 'desc') =>
      (await english().catalogue.list({ sort: 'name', order, portion: 100 })).products.map(({ name }) => name);
    const rising = await names('asc');
    expect([rising.slice(0, 3), rising.at(-1)]).toEqual([
      ['Anniversary Mug', 'Beech Brush', 'Belka Shelf'],
      'Żar Teapot',
    ]);
    expect((await names('desc'))[0]).toBe('Żar Teapot');
    await shop.tables.updateTable('products').set({ name: 'Kubki' }).where('id', '=', 1024).execute();
  });

  it('names the filters in English and sorts their values so', async () => {
    const { filters } = await english().catalogue.facets({});
    const kinds = filters.find(({ name }) => name === 'Kind')!.values.map(({ name }) => name!);
    expect(kinds).toContain('Boards and spoons');
    expect(kinds).toEqual(kinds.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
    const sizes = filters.find(({ kind }) => kind === 'size')!.values;
    expect(sizes.find(({ value }) => value === 'naturalny')?.name).toBe('natural');
  });

  it('names the menu, couriers, countries, series and zones', async () => {
    const store = english();
    expect((await store.menu.tree()).map(({ name }) => name).slice(0, 3)).toEqual(['Ceramics', 'Linen', 'To wear']);
    expect((await store.menu.search('bowls', 5)).map(({ name }) => name)).toEqual(['Bowls']);
    expect((await store.catalogue.couriers())[0]!.name).toBe('Courier');
    expect((await store.delivery.countries()).map(({ name }) => name)).toEqual([
      'Poland',
      'Czechia',
      'Slovakia',
      'Germany',
    ]);
    expect((await store.catalogue.series({ text: 'day' })).map(({ name }) => name)).toEqual(['Day by Day']);
    expect((await store.hotspots.zone('main', 'zone1'))!.name).toBe('Most popular');
    expect((await store.catalogue.stocks())[1]!.openingHours[2]).toEqual({ days: 'Sunday', hours: 'closed' });
  });

  it('names the lines of a basket as the product', async () => {
    const { hash } = (await shop.store.sessions.start()).session;
    await shop.store.baskets.add(hash, { productId: 1001, size: 'uniw', quantity: 1000 });
    expect((await english().baskets.ofSession(hash)).lines[0]).toMatchObject({
      name: 'Poranek Mug',
      versionName: 'chalk',
    });
  });
});

describe.each(engines)('translations on %s', (engine) => {
  const shop = openShopBeforeEach(engine);

  it('are written where they differ, and found by long texts', async () => {
    const long = 'Opis '.repeat(5000);
    const write = (text: string) => writeTranslations(shop.tables as never, 'en', new Map([[long, text]]));
    expect([await write('One'), await write('One'), await write('Two')]).toEqual([true, false, true]);
    expect(await translationsIn(shop.tables, 'en', [long, 'unknown'])).toEqual(new Map([[long, 'Two']]));
    expect(await translationsIn(shop.tables, 'pl', [long])).toEqual(new Map());
  });

  it('fall away with their Polish text', async () => {
    const name = 'Kubek Poranek';
    expect(loadCatalogue().english?.[name]).toBe('Poranek Mug');
    await shop.tables.updateTable('products').set({ name: 'Kubek Świt' }).where('id', '=', 1001).execute();
    const store = storeIn(shop.store, 'en');
    expect((await store.catalogue.product(1001))!.name).toBe('Kubek Świt');
    expect((await store.catalogue.product(1002))!.name).toBe('Poranek Mug');
  });
});
