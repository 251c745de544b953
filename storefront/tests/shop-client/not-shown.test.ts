import { expect, it } from 'vitest';
import { connectShop, shippingTimeFunction } from '../../../patterns/contract/client/index.ts';
import type { Answered } from '../../compatibility/ajax/testing/call.ts';
import { browser, wordsOf } from '../../testing/visitor.ts';
import { describeOnEngines, type RunningShop } from '../../testing/running-shop.ts';

type Browser = ReturnType<typeof browser>;
/** Old clients read the text of a response as JSON, whatever its content type. */
const json = async (answer: Response | Promise<Response>): Promise<Answered> => JSON.parse(await (await answer).text());

/** The platform's scripts post documents as text: they name no type. */
const ask = async (shop: RunningShop, visitor: Browser, query: string, label = 'addToBasket'): Promise<Answered> => {
  const answer = await fetch(`${shop.url}/graphql/v1/?${label}`, {
    method: 'POST',
    headers: { Origin: shop.url, 'Sec-Fetch-Site': 'same-origin', Cookie: visitor.cookie() },
    body: JSON.stringify({ query }),
  });
  return json(answer);
};

const linesOf = async (visitor: Browser): Promise<Answered> =>
  (await json(visitor.get('/ajax/basket.php?getAjax=true'))).basket.products.map(
    ({ id, size, count }: Record<string, string>) => [id, size, count],
  );

const multiple = '/basketchange.php?type=multiproduct';
const gift = (product: string, quantity: string, size = '') => ({
  'product[0]': product,
  'size[0]': size,
  'additional[0]': '',
  'gift[0]': '1',
  'set_quantity[0]': quantity,
});

/** Goods whose worth brings a present; 1017 costs 79 zł. */
async function withGoods(shop: RunningShop, number: string): Promise<Browser> {
  const visitor = browser(shop);
  await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number, mode: '1', change: 'add' });
  return visitor;
}

/**
 * Calls that the specification does not show follow the wire contract, else docs/adr/0021. All requests are sent
 * like those of clients of the platform: over HTTP, by forms, parameters and documents.
 */
describeOnEngines('what the specification does not show', (running) => {
  const items: Readonly<Record<string, () => Promise<void>>> = {
    'adding by a form leads to the basket, by getAjax it answers with the lines': async () => {
      const visitor = browser(running());
      const fields = { product: '1007', size: 'naturalny', number: '1.5', mode: '1', change: 'add' };
      const led = await visitor.post('/basketchange.php', fields);
      expect([led.status, led.headers.get('location')]).toEqual([303, '/basketedit.php']);
      const answer = await json(
        visitor.get('/basketchange.php?product=1001&size=onesize&number=2&mode=1&getAjax=true'),
      );
      expect(answer.basket.products).toEqual([
        { id: '1007', size: 'naturalny', count: '1.5', md5_additional: '' },
        { id: '1001', size: 'uniw', count: '2', md5_additional: '' },
      ]);
      expect(answer.result.status).toBe('success');

      const refused = await visitor.post('/basketchange.php', { ...fields, number: 'abc', getAjax: 'true' });
      expect(refused.status).toBe(422);
      expect((await json(refused)).result).toMatchObject({ status: 'error', field: 'number' });
      expect(await linesOf(visitor)).toEqual([
        ['1007', 'naturalny', '1.5'],
        ['1001', 'uniw', '2'],
      ]);
    },

    'adding by the mutation fills the same basket, and returns each product': async () => {
      const visitor = await withGoods(running(), '1');
      const { data } = await ask(
        running(),
        visitor,
        `mutation{addProductsToBasket(ProductInput:[{id:1017,size:"onesize",quantity:1},{id:1002,size:"uniw",quantity:500},
       {id:1003,size:"uniw",quantity:1},{id:1013,quantity:1}]){status results{status error{code}}}}`,
      );
      expect(data.addProductsToBasket).toEqual({
        status: 'success',
        results: [
          { status: 'success', error: null },
          { status: 'success', error: { code: '9' } },
          { status: 'error', error: { code: '110' } },
          { status: 'error', error: { code: 'no_size' } },
        ],
      });
      expect(await linesOf(visitor)).toEqual([
        ['1017', 'uniw', '2'],
        ['1002', 'uniw', '12'],
      ]);
    },

    'the injected function of C-24 is called with products, and sends them as call 18 wants them': async () => {
      const sent: string[] = [];
      const shop = connectShop({
        baseUrl: running().url,
        fetch: (address, init) => {
          sent.push((JSON.parse(init?.body as string) as { query: string }).query);
          return fetch(address, init);
        },
      });
      const parts = [{ id: 1001, size: 'uniw', quantity: 1000, bundleProductId: 1 }];
      const chosen = [{ id: 1007, size: 'naturalny', quantity: 1500, bundleParts: parts }];
      const time = await shippingTimeFunction(shop)(chosen, AbortSignal.timeout(10_000));
      expect(sent).toHaveLength(1);
      expect(sent[0]).toContain('ShippingInput:{mode:product');
      expect(sent[0]!.replaceAll(' ', '')).toContain(
        'products:[{id:1007,size:"naturalny",quantity:1.5,bundleParts:[{id:1001,size:"uniw",quantity:1,bundleProductId:1}]}]',
      );
      const asked = await ask(
        running(),
        browser(running()),
        '{shipping(ShippingInput:{mode:product,products:[{id:1007,size:"naturalny",quantity:1.5}]}){shippingTime{time unknownTime}}}',
        'query=shipping',
      );
      expect(asked.data.shipping.shippingTime).toEqual({ time: expect.stringMatching(/^\d{4}-/), unknownTime: false });
      expect(time).not.toEqual({ isUnknown: true });
    },

    'call 8 takes product and size as call 7 does, and the price of a standing delivery': async () => {
      const visitor = browser(running());
      const prices = (rest: string, parts = 'sizeprices') =>
        json(visitor.get(`/ajax/projector.php?action=get&${rest}&get=${parts}`));
      const eighth = await prices('product=1007&size=naturalny');
      expect(Object.keys(eighth)).toEqual(['sizeprices']);
      const seventh = await prices('product=1007&size=naturalny', 'sizeavailability,sizedelivery,sizeprices');
      expect(eighth.sizeprices).toEqual(seventh.sizeprices);
      expect((await prices('product=1004&size=24-cm')).sizeprices.value).not.toBe(
        (await prices('product=1004&size=18-cm')).sizeprices.value,
      );

      const once = await prices('product=1032&size=onesize');
      const repeated = await prices('product=1032&size=uniw&subscription=1');
      expect(Number(repeated.sizeprices.value)).toBeLessThan(Number(once.sizeprices.value));
      expect(await prices('product=999999&size=uniw')).toBeNull();
    },

    'call 14 counts the wishlist, which basketchange.php fills by mode=2': async () => {
      const visitor = browser(running());
      const count = async () => {
        // Not percent-encoded: clients put the raw JSON into the form.
        const answer = await fetch(`${running().url}/ajax/get.php`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8', Cookie: visitor.cookie() },
          body: 'request={"Wishlist":{}}',
        });
        return (await json(answer)).Wishlist.response;
      };
      expect(await count()).toEqual({ attributes: { count: '0', cost: '0.00' }, product: [] });
      for (const product of ['1001', '1003'])
        await visitor.post('/basketchange.php', { product, size: 'onesize', mode: '2', change: 'add', number: '1' });
      const answer = await count();
      expect(answer.attributes.count).toBe('2');
      expect(answer.product.map(({ attributes }: Answered) => attributes.id)).toEqual(['1001', '1003']);
      expect(await linesOf(visitor)).toEqual([]);
    },

    'call 17 gives a present back by the form of the basket; once more is no mistake': async () => {
      const visitor = await withGoods(running(), '2');
      const chosen = await visitor.postAndFollow(multiple, gift('1034', '1'));
      expect(chosen.text).toContain('Wybrany prezent:');
      const given = await visitor.postAndFollow(multiple, gift('1034', '0'));
      expect(given.address).toBe('/basketedit.php');
      expect(given.text).toContain('Prezent usunięty.');
      expect((await visitor.postAndFollow(multiple, gift('1034', '0'))).address).toBe('/basketedit.php');
      expect(await wordsOf(await visitor.get('/basketedit.php'))).not.toContain('Wybrany prezent:');
      expect(await linesOf(visitor)).toEqual([['1017', 'uniw', '2']]);
    },

    'a present with several sizes is offered in each that is there, and given in the one that is named': async () => {
      const visitor = await withGoods(running(), '4');
      const sizes = (await running().store.catalogue.productPage(1018))!.sizes;
      const page = await (await visitor.get('/basketedit.php')).text();
      const [, choice = ''] = /<select[^>]*name="gift_size\[1018\]"[^>]*>(.*?)<\/select>/s.exec(page) ?? [];
      expect([...choice.matchAll(/value="([^"]+)"/g)].map(([, size]) => size)).toEqual(
        sizes.filter(({ amount }) => amount !== 0).map(({ type }) => type),
      );

      const none = await json(visitor.post(multiple, { ...gift('1018', '1'), getAjax: 'true' }));
      expect(none.result).toMatchObject({ status: 'error', message: 'Wybierz rozmiar albo kolor.' });
      const size = sizes.find(({ amount }) => amount !== 0)!;
      const { text } = await visitor.postAndFollow(multiple, gift('1018', '1', size.type));
      expect(text).toContain('Wybrany prezent:');
      expect(text).toContain(size.name);
    },

    'call 20 is taken by the page of a complaint alone: elsewhere nothing is kept, and a foreign page is refused':
      async () => {
        const shop = running();
        const visitor = await withGoods(shop, '1');
        const comment = { comment: 'Wymiana na nowy' };
        const elsewhere = await visitor.post('/rma-details.php?id=999999&message=rma', comment);
        expect(elsewhere.status).toBe(404);
        expect(await wordsOf(elsewhere)).not.toContain('Wymiana na nowy');
        expect((await visitor.post('/main.php?message=rma', comment)).status).toBe(405);
        const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
        expect((await visitor.post('/rma-details.php?id=1&message=rma', comment, foreign)).status).toBe(403);
        expect(await linesOf(visitor)).toEqual([['1017', 'uniw', '1']]);
      },

    'call 22 notes a wish by the older POST and the newer GET, and names each refusal': async () => {
      const shop = running();
      const visitor = browser(shop);
      const action = '/ajax/projector.php?action=set_product_observed';
      const older = (email: string, product = '1003') =>
        json(visitor.post(action, { product, size: 'onesize', email, mode: '2', phone: '' }));
      const newer = (email: string) => {
        const field = encodeURIComponent(JSON.stringify({ product: '1003', size: 'uniw', email, phone: '' }));
        return json(visitor.get(`${action}&mode=2&recaptcha=&field=${field}`));
      };
      for (const observe of [older, newer]) {
        expect((await observe('hanna@poczta.pl')).status).toBe('success');
        expect(await observe('hanna')).toMatchObject({ status: 'error', errdesc: 'mail' });
      }
      expect((await older('hanna@poczta.pl', '1001')).errdesc).toBe('available');
      await shop.store.settings.set('observationsADay', 0);
      for (const observe of [older, newer])
        expect(await observe('ola@poczta.pl')).toMatchObject({ status: 'error', errdesc: 'limit' });
      await shop.store.settings.set('observationsADay', 10);
    },

    'an undescribed call is refused with a status and a sentence, and nothing changes': async () => {
      const visitor = await withGoods(running(), '1');
      const steal = await visitor.post('/basketchange.php', {
        product: '1017',
        size: 'uniw',
        mode: '1',
        change: 'steal',
      });
      expect(steal.status).toBe(422);
      expect(await wordsOf(steal)).toContain('Nie wiemy, co zrobić z koszykiem.');
      expect(await json(visitor.get('/ajax/projector.php?action=get&product=999999&get=sizes'))).toBeNull();
      expect((await ask(running(), visitor, 'mutation{payOnce{paymentId}}')).errors[0]).toMatchObject({
        message: expect.any(String),
        code: expect.any(String),
        extensions: { code: expect.any(String) },
      });
      expect(await linesOf(visitor)).toEqual([['1017', 'uniw', '1']]);
    },
  };

  it('follows the wire contract, else ADR 21, item by item [C-26]', async () => {
    for (const [item, check] of Object.entries(items)) {
      await check().catch((cause: unknown) => {
        throw new Error(item, { cause });
      });
    }
  });
});
