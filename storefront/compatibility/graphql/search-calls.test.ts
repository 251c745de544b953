import { expect, it } from 'vitest';
import { addressOf } from '../../shared/addresses.ts';
import { ask } from './testing/ask.ts';
import { everyPrice, price } from './testing/expected.ts';
import { everyPriceFragment, everyProductField, pageOf, picture } from './testing/expected-product.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';

const link = 'name link';
const everyGroup = `products{name versionName link iconSmall iconSmallSecond price{price{${everyPrice}}}}
  series{${link}}producers{${link}}menuNodes{${link} breadcrumb{title link}}cms{${link}}searchQueries{${link}}`;
const nothing = { products: [], series: [], producers: [], menuNodes: [], cms: [], searchQueries: [] };

/** The results of a link to the search page. */
const searched = (text: string) => ({ name: text, link: `/search.php?${new URLSearchParams({ text }).toString()}` });

describeOnEngines('the groups of the live search [C-12 part] [E-13]', (shop) => {
  const found = async (text: string, limit = 6) => {
    const { productsTextSearch } = await ask(
      shop(),
      `query{productsTextSearch(searchInput:{text:"${text}",limit:${limit}}){${everyGroup}}}`,
    );
    return productsTextSearch;
  };
  const answers = async (address: string) => (await fetch(shop().url + address)).status;

  it('returns products with their pictures and both prices, and popular searches', async () => {
    const { products } = await shop().store.catalogue.list({ text: 'kubek', portion: 3 });
    expect(products).toHaveLength(3);
    const pages = await Promise.all(products.map(({ id }) => pageOf(shop(), id)));
    expect(await found('kubek', 3)).toEqual({
      ...nothing,
      products: products.map((card, index) => ({
        name: card.name,
        versionName: card.versionName,
        link: addressOf('product', { id: card.id, slug: card.slug }),
        iconSmall: picture(pages[index]!, 0, 0),
        iconSmallSecond: picture(pages[index]!, 1, 0),
        price: card.isForPointsOnly
          ? { price: expect.objectContaining({ gross: expect.objectContaining({ value: 0, currency: 'PLN' }) }) }
          : { price: price(card.lowestSizePrice, 23) },
      })),
      searchQueries: ['kubek', 'kubek kobalt'].map(searched),
    });
  });

  it('returns series and producers by every word of their name', async () => {
    const { series, producers } = await found('WIECZ');
    expect(series).toEqual([searched('Wieczór')]);
    const producer = (await shop().store.catalogue.producers()).find(({ name }) => name === 'Wieczór')!;
    const address = addressOf('producer', { id: producer.id, slug: producer.slug });
    expect(producers).toEqual([{ name: 'Wieczór', link: address }]);
    expect(await Promise.all([series[0].link, address].map(answers))).toEqual([200, 200]);
  });

  it('finds the goods of a series behind its link', async () => {
    const page = await (await fetch(shop().url + searched('Wieczór').link)).text();
    for (const id of [1026, 1027, 1028]) expect(page).toContain((await pageOf(shop(), id)).product.name);
  });

  it('returns nodes of the menu with their paths', async () => {
    const { menuNodes } = await found('kubki');
    const crumb = (name: string, id: number, slug: string) => ({
      title: name,
      link: addressOf('category', { id, slug }),
    });
    const categories = await shop().store.catalogue.categories();
    const slugOf = (id: number) => categories.find((category) => category.id === id)!.slug;
    expect(menuNodes).toEqual([
      { ...searched('Kubki'), breadcrumb: [crumb('Ceramika', 1, slugOf(1))] },
      expect.objectContaining({
        name: 'Kubki na prezent',
        breadcrumb: [crumb('Papier i\u00a0prezenty', 8, slugOf(8))],
      }),
    ]);
    const [top] = (await found('ceramika')).menuNodes;
    expect(top).toEqual({ name: 'Ceramika', link: addressOf('category', { id: 1, slug: slugOf(1) }), breadcrumb: [] });
    expect(await Promise.all([menuNodes[0].link, top.link].map(answers))).toEqual([200, 200]);
  });

  it('returns pages of information by every word of their title', async () => {
    const { cms } = await found('zwro rekla');
    expect(cms).toEqual([{ name: 'Zwroty i\u00a0reklamacje', link: expect.stringMatching(/cinfo-pol-\d+\.html$/) }]);
    expect(await answers(cms[0].link)).toBe(200);
  });

  it('limits each group to the requested number, and is empty for unsearchable texts', async () => {
    const all = await found('k');
    expect(all).toEqual(nothing);
    expect(await found('   ')).toEqual(nothing);
    expect((await found('kubki', 1)).menuNodes).toHaveLength(1);
    expect(await found('kubek', 0)).toEqual(nothing);
    expect(await found('zzzzqq')).toEqual(nothing);
  });
});

describeOnEngines('zones of products', (shop) => {
  const everyField = `products{${everyProductField}} name url type took`;
  const panel = (page: string, zone: string, products: string) =>
    `hotspots(hotspotsPanelParamsInput:{page:${page},zone:${zone}${products}})`;

  it('are batched under the ids of their elements, with every field of the products', async () => {
    const zones = ['zone1', 'zone2', 'zone3', 'zone4'] as const;
    const calls = zones.map((zone) => `main_hotspot_${zone}:${panel('main', zone, '')}{...zone}`).join('');
    const fragments = `fragment zone on HotspotsResult{${everyField}} ${everyPriceFragment}`;
    const data = await ask(shop(), `query{${calls}} ${fragments}`, { label: '?hotspots' });
    for (const zone of zones) {
      const { name, url, type, productIds } = (await shop().store.hotspots.zone('main', zone))!;
      expect(productIds.length).toBeGreaterThan(1);
      const { products } = await ask(
        shop(),
        `{products(searchInput:{productsId:[${productIds.join(',')}]}){products{${everyProductField}}}} ${everyPriceFragment}`,
      );
      expect(data[`main_hotspot_${zone}`]).toEqual({
        name,
        url,
        type,
        took: expect.any(Number),
        products: products.products,
      });
      expect(products.products.map(({ id }: { id: number }) => id)).toEqual(productIds);
    }
  });

  it('use the products of the page, in either format', async () => {
    const { panel: inOne, apart } = await ask(
      shop(),
      `{panel:${panel('projector', 'zone2', ',products:[1001]')}{products{id}}
        apart:hotspots(page:projector,zone:zone2,products:[1001]){products{id}}}`,
    );
    const zone = await shop().store.hotspots.zone('projector', 'zone2', { productIds: [1001] });
    expect(inOne.products).toEqual(zone!.productIds.map((id) => ({ id })));
    expect(inOne.products).not.toContainEqual({ id: 1001 });
    expect(inOne.products.length).toBeGreaterThan(0);
    expect(apart).toEqual(inOne);
  });

  it('are empty if the shop does not fill them', async () => {
    const { hotspots } = await ask(shop(), `{${panel('basketedit', 'zone4', '')}{${'name url type products{id}'}}}`);
    expect(hotspots).toEqual({ name: null, url: null, type: null, products: [] });
  });
});
