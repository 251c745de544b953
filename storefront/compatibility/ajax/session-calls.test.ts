import { beforeEach, expect, it } from 'vitest';
import { formatMoney, wireMoney } from '../../../patterns/rules/money.ts';
import { addressOf } from '../../shared/addresses.ts';
import { net } from '../graphql/testing/expected.ts';
import { describeOnEngines, type RunningShop } from '../../testing/running-shop.ts';
import type { SessionHash } from '../../store/index.ts';
import { answerOf, call, type Answered } from './testing/call.ts';
import { readZone } from './testing/read-zone.ts';

interface Visitor {
  readonly session: SessionHash;
  readonly headers: { readonly Cookie: string };
}

/** A visitor with a session, like a browser after its first purchase. */
async function visit({ store }: RunningShop): Promise<Visitor> {
  const { id, session } = await store.sessions.start();
  return { session: session.hash, headers: { Cookie: `session=${id}` } };
}

/** Sends the JSON as clients do: raw in the body. */
const ask = (shop: RunningShop, request: string, { headers }: Pick<Visitor, 'headers'>): Promise<Answered> =>
  call(shop, '/ajax/get.php', {
    method: 'POST',
    body: `request=${request}`,
    headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' },
  });

const emptyBasket = {
  products: [],
  productsCounter: 0,
  productsNumber: 0,
  worth: 0,
  worth_net: 0,
  worth_formatted: wireMoney(0),
  worth_net_formatted: wireMoney(0),
  shippingCost: '0.00',
  shippingCost_net: '0.00',
  shippingCost_formatted: wireMoney(0),
  shippingCost_net_formatted: wireMoney(0),
  version: '0',
  user: {},
};

describeOnEngines('calls of a visitor', (shop) => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await visit(shop());
  });

  it('the basket contains every line and every sum, the wishlist its count [C-13] [E-14]', async () => {
    const { baskets } = shop().store;
    await baskets.add(visitor.session, { productId: 1002, size: 'uniw', quantity: 5000, comment: 'Na prezent' });
    await baskets.add(visitor.session, { productId: 1007, size: 'atrament', quantity: 500 });
    const { lines, productsTotal } = await baskets.ofSession(visitor.session);
    const cards = await shop().store.catalogue.cards([1002, 1007]);
    const icon = (index: number, picture: number) => {
      const { id, widths } = cards[index]!.pictures[picture]!;
      return `/pictures/${id}-${widths.jpg[0]}.jpg`;
    };
    const { basket } = await call(shop(), '/ajax/basket.php?&getAjax=true', { headers: visitor.headers });
    expect(basket).toEqual({
      products: lines.map((line, index) => ({
        id: String(line.productId),
        size: line.size,
        size_name: line.sizeName,
        name: line.name,
        link: addressOf('product', { id: line.productId, slug: line.slug }),
        icon: icon(index, 0),
        icon_second: icon(index, 1),
        product_version_name: line.versionName,
        count: String(line.quantity / 1000),
        unit: line.unit.singular,
        worth_unit: (line.unitGross / 100).toFixed(2),
        subscription_period: '0',
        md5_additional: line.additional,
        prices: {
          worth_net: (Math.round((net(line.unitGross, 23) * line.quantity) / 1000) / 100).toFixed(2),
          worth_gros: (line.totalGross / 100).toFixed(2),
          worth_net_formatted: wireMoney(Math.round((net(line.unitGross, 23) * line.quantity) / 1000)),
          worth_gros_formatted: wireMoney(line.totalGross),
        },
      })),
      productsCounter: 2,
      productsNumber: 5.5,
      worth: productsTotal / 100,
      worth_net: (266_45 + 30_08) / 100,
      worth_formatted: wireMoney(productsTotal),
      worth_net_formatted: wireMoney(266_45 + 30_08),
      shippingCost: '0.00',
      shippingCost_net: '0.00',
      shippingCost_formatted: wireMoney(0),
      shippingCost_net_formatted: wireMoney(0),
      toShippingFree: '0.00',
      toShippingFree_formatted: wireMoney(0),
      version: expect.stringMatching(/^[1-9]\d*$/),
      user: {},
    });
    expect(lines.map(({ quantity }) => quantity)).toEqual([5000, 500]);
    await shop().store.lists.add(visitor.session, [{ productId: 1005, size: 'uniw' }]);
    const { Wishlist } = await ask(shop(), '{"Wishlist":{}}', visitor);
    expect(Wishlist.response.attributes.count).toBe('1');
  });

  it('the basket contains what is missing to free delivery, and nothing without delivery [E-14 part]', async () => {
    const { baskets } = shop().store;
    const read = async () => (await call(shop(), '/ajax/basket.php?getAjax=true', { headers: visitor.headers })).basket;
    expect(await read()).toEqual(emptyBasket);
    await baskets.add(visitor.session, { productId: 1017, size: 'uniw', quantity: 1000 });
    expect(await read()).toMatchObject({
      toShippingFree: '171.00',
      shippingCost: '16.90',
      shippingCost_formatted: wireMoney(16_90),
      shippingCost_net_formatted: wireMoney(net(16_90, 23)),
    });
    const other = await visit(shop());
    await baskets.add(other.session, { productId: 1046, size: 'uniw', quantity: 1000 });
    const files = await call(shop(), '/ajax/basket.php?getAjax=true', { headers: other.headers });
    expect(files.basket.products).toHaveLength(1);
    expect(files.basket).not.toHaveProperty('toShippingFree');
  });

  it('a product with one picture has no second icon', async () => {
    await shop().store.baskets.add(visitor.session, { productId: 1008, size: 'uniw', quantity: 1000 });
    await shop().store.baskets.add(visitor.session, { productId: 1012, size: 'uniw', quantity: 1000 });
    const { basket } = await call(shop(), '/ajax/basket.php?getAjax=true', { headers: visitor.headers });
    expect(basket.products).toHaveLength(1);
    expect(basket.products[0]).not.toHaveProperty('icon_second');
  });

  it('get.php answers each key of clients like its own call [C-05 part]', async () => {
    const { baskets, lists, comparisons } = shop().store;
    await baskets.add(visitor.session, { productId: 1001, size: 'uniw', quantity: 1000 });
    await lists.add(visitor.session, [{ productId: 1005, size: 'uniw' }]);
    await comparisons.add(visitor.session, 1006);
    const params =
      '{"mobile":false,"tablet":false,"pc":true,"request_uri":"/main.php?a=1&b=2","additional_ajax":"/projector.php"}';
    const answer = await ask(
      shop(),
      `{"Basket":{},"Projector":{"format":"json","params":{"product":1002,"size":"uniw","get":"sizeprices,sizes"}},
        "Wishlist":{},"Comparers":{},"Snippets":{"format":"json","params":${params}},
        "ToplayersAndWidgets":{"format":"json","params":${params}},
        "Hotspots":{"format":"json","params":{"action":"get-hotspots-html","zones-names":"main_hotspot_zone1",
          "components":"main_hotspot_zone1","zones-types":"main","product":""}}}`,
      visitor,
    );
    const { headers } = visitor;
    const zones = 'zones-names=main_hotspot_zone1&components=main_hotspot_zone1&zones-types=main';
    expect(answer).toEqual({
      Basket: { response: await call(shop(), '/ajax/basket.php?getAjax=true', { headers }) },
      Projector: { response: await call(shop(), '/ajax/projector.php?product=1002&size=uniw&get=sizeprices,sizes') },
      Wishlist: { response: expect.objectContaining({ attributes: { count: '1', cost: '189.00' } }) },
      Comparers: { response: { product: [expect.objectContaining({ name: 'Czajnik Żar' })] } },
      Snippets: { response: {} },
      ToplayersAndWidgets: { response: { toplayers: expect.any(Array), widgets: expect.any(Array) } },
      Hotspots: { response: await call(shop(), `/ajax/hotspots.php?action=get-hotspots-html&${zones}`) },
    });
    expect(answer.Basket.response.basket.products).toHaveLength(1);
  });

  it('get.php has the bars of the operator over the main page, and the strips until they are closed [H-19 part] [T-20 part] [T-21 part]', async () => {
    const bar = { id: 'urlop', tone: 'warning', name: 'Urlop', text: 'Do 4 stycznia nie wysyłamy paczek.' } as const;
    await shop().store.settings.set('bars', [bar]);
    const layers = async (request_uri: string, cookie?: string) => {
      const part = JSON.stringify({ ToplayersAndWidgets: { format: 'json', params: { request_uri } } });
      const { ToplayersAndWidgets } = (await call(shop(), '/ajax/get.php', {
        method: 'POST',
        body: `request=${part}`,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) },
      })) as { ToplayersAndWidgets: { response: { toplayers: unknown[]; widgets: unknown[] } } };
      return ToplayersAndWidgets.response;
    };
    const delivery = {
      id: 'promo-strip',
      tone: 'info',
      name: 'Warunki zakupów',
      text: 'Darmowa dostawa od 250 zł',
      days: 1,
    };
    const code = { id: 'promo-code', tone: 'info', name: 'Promocja', days: 1, code: 'SIEN10' };
    expect(await layers('/?from=mail')).toEqual({
      toplayers: [{ ...bar, days: 0 }],
      widgets: [delivery, expect.objectContaining(code)],
    });
    expect(await layers('/basketedit.php', 'dismissed-bar-promo-code=1')).toEqual({
      toplayers: [],
      widgets: [delivery],
    });
    expect((await layers('/', 'freeeshipping_clicked=1')).widgets).toEqual([expect.objectContaining(code)]);
    await shop().store.settings.reset('bars');
  });

  it('the wishlist and its count, alone, by POST and by GET [C-14] [E-14 part]', async () => {
    const { lists, catalogue } = shop().store;
    const empty = { Wishlist: { response: { attributes: { count: '0', cost: '0.00' }, product: [] } } };
    expect(await ask(shop(), '{"Wishlist":{}}', visitor)).toEqual(empty);
    await lists.add(visitor.session, [
      { productId: 1004, size: '18-cm', quantity: 2000 },
      { productId: 1021, size: 'uniw' },
    ]);
    const cards = await catalogue.cards([1004, 1021]);
    const price = cards[0]!.sizes.find(({ type }) => type === '18-cm')!.price;
    const entry = (index: number, words: string) => {
      const { id, slug, name, pictures } = cards[index]!;
      const [picture] = pictures;
      return {
        attributes: { id: String(id), link: addressOf('product', { id, slug }) },
        icon: `/pictures/${picture!.id}-${picture!.widths.jpg[0]}.jpg`,
        name,
        price: { attributes: { price_formatted: words } },
      };
    };
    const filled = {
      Wishlist: {
        response: {
          attributes: { count: '2', cost: ((price * 2) / 100).toFixed(2) },
          product: [entry(0, wireMoney(price)), entry(1, 'Cena przez telefon')],
        },
      },
    };
    expect(await ask(shop(), '{"Wishlist":{}}', visitor)).toEqual(filled);
    const { headers } = visitor;
    expect(await call(shop(), '/ajax/get.php?request={"Wishlist":{}}', { headers })).toEqual(filled);
    // Other visitors do not see the list.
    expect(await ask(shop(), '{"Wishlist":{}}', await visit(shop()))).toEqual(empty);
    expect(await call(shop(), '/ajax/get.php?request={"Wishlist":{}}')).toEqual(empty);
  });

  it('compared products each have a link to remove them', async () => {
    const { comparisons, catalogue } = shop().store;
    await comparisons.add(visitor.session, 1006);
    await comparisons.add(visitor.session, 1005);
    const cards = await catalogue.cards([1006, 1005]);
    expect(await ask(shop(), '{"Comparers":{}}', visitor)).toEqual({
      Comparers: {
        response: {
          product: cards.map(({ id, slug, name, pictures }) => ({
            iconsmall: `/pictures/${pictures[0]!.id}-${pictures[0]!.widths.jpg[0]}.jpg`,
            name,
            attributes: {
              id: String(id),
              link: addressOf('product', { id, slug }),
              removelink: `/settings.php?comparers=remove&product=${id}`,
            },
          })),
        },
      },
    });
  });

  it('an unknown or missing part does not affect others', async () => {
    const answer = await ask(
      shop(),
      '{"Nonsense":{},"__proto__":1,"Projector":{"params":{"product":9}},"Snippets":null}',
      visitor,
    );
    const error = expect.objectContaining({ code: 'BAD_USER_INPUT' }) as unknown;
    expect(Object.entries(answer as object)).toEqual([
      ['Nonsense', { response: {}, error }],
      ['__proto__', { response: {}, error }],
      ['Projector', { response: {}, error }],
      ['Snippets', { response: {} }],
    ]);
  });

  it.each([
    ['no body', ''],
    ['another field', 'a=1'],
    ['broken JSON', 'request={"Wishlist":'],
    ['a list', 'request=[1,2]'],
    ['a text', 'request="Wishlist"'],
    ['an invalid encoding', 'request=%7B%22a%ZZ'],
    ['a form in parts', '--x\r\nContent-Disposition: form-data; name="request"\r\n\r\n{}\r\n--x--'],
  ])('get.php reports what is wrong with %s', async (_, body) => {
    const response = await fetch(`${shop().url}/ajax/get.php`, { method: 'POST', body });
    expect([response.status, (await answerOf(response)).errors[0].code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  it('hotspots are HTML of the shop\u2019s cards, and "" where there is nothing to show [C-11 part] [X-05 part]', async () => {
    const { store } = shop();
    const zones =
      'zones-names=main_hotspot_zone1,projector_zone2,nonsense,main_zone9&components=a_zone,b-2,c,d&zones-types=main,projector,main,main';
    const answer = await call(
      shop(),
      `/ajax/hotspots.php?action=get-hotspots-html&${zones}&product=1004&products=1005;1006`,
    );
    expect(Object.keys(answer as object)).toEqual(['a_zone', 'b-2', 'c', 'd']);
    expect([answer.c, answer.d]).toEqual(['', '']);
    const productIds = [1004, 1005, 1006];
    for (const [component, page, zone] of [
      ['a_zone', 'main', 'zone1'],
      ['b-2', 'projector', 'zone2'],
    ] as const) {
      const facts = await store.hotspots.zone(page, zone, { productIds });
      const cards = await store.catalogue.cards(facts!.productIds);
      const { name, links } = readZone(answer[component] as string);
      expect(name).toBe(facts!.name);
      expect(cards.length).toBeGreaterThan(0);
      expect(links).toEqual([
        ...(facts!.url === '' ? [] : [facts!.url]),
        ...cards.map(({ id, slug }) => addressOf('product', { id, slug })),
      ]);
      for (const { price } of cards.filter((card) => !card.hasSeveralPrices && card.price > 0)) {
        expect(answer[component]).toContain(formatMoney(price));
      }
      expect(answer[component]).not.toMatch(/<script|style=/);
    }
  });

  it('keeps the id of a zone as text, and rejects another action', async () => {
    const evil = '"><script>alert(1)</script>zone1';
    const query = `action=get-hotspots-html&zones-names=main_zone1&zones-types=main&components=${encodeURIComponent(evil)}`;
    const answer = await call(shop(), `/ajax/hotspots.php?${query}`);
    expect(readZone(answer[evil] as string).name).toBe('Najchętniej kupowane');
    expect(answer[evil]).not.toContain('<script');
    expect((await fetch(`${shop().url}/ajax/hotspots.php?action=delete`)).status).toBe(400);
  });
});
