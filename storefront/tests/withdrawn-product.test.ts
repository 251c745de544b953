import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from '../testing/shop-under-test.ts';
import { openBareShop, type BareShop } from '../platform/protection/testing/bare-shop.ts';
import { enginesInTurn } from '../store/testing/stores.ts';

/** The towel in the basket when the feed withdraws it. */
const id = 1010;
const page = `/product-pol-${id}-sciereczka-pasek.html`;
const add = { product: String(id), size: 'uniw', number: '1', mode: '1', change: 'add' };

describe.each(enginesInTurn('a withdrawn product'))(
  'a product that is withdrawn while it lies in a basket, on %s',
  (engine) => {
    let shop: BareShop;
    let visitor: Visitor;
    const visit = () => new Visitor((request) => shop.request(request.url, request));
    const ask = async (query: string) => {
      const headers = { origin: 'http://shop.test' };
      const response = await visitor.fetch('/graphql/v1/', {
        method: 'POST',
        headers,
        body: JSON.stringify({ query }),
      });
      return (await response.json()) as { data: Record<string, unknown>; errors?: ReadonlyArray<{ code: string }> };
    };
    const order = `mutation{orderCreate(orderCreateInput:{
    clientData:{email:"hanna@poczta.example",type:"private",clientDeliveryData:{firstname:"Hanna",lastname:"Źrebiec",
      street:"Łobzowska 8/3",zipcode:"31-145",city:"Kraków",country:1143020003,phone:"600 100 200"}},
    orderData:{courierId:1,prepaid:true,paymentMethodId:"3"}}){orderNumber}}`;

    beforeAll(async () => {
      shop = await openBareShop(engine, 'http://shop.test');
      visitor = visit();
      await visitor.post('/basketchange.php', add);
      await visitor.post('/basketchange.php', { ...add, product: '1001' });
      await shop.tables.updateTable('products').set({ is_visible: 0 }).where('id', '=', id).execute();
    });
    afterAll(() => shop.close());

    it('is gone as a page, and no result in calls', async () => {
      const { status, text } = await visitor.get(page);
      expect([status, text]).toEqual([410, expect.stringContaining('Strona zniknęła na dobre.')]);
      expect((await visitor.get(page.replace(String(id), '999999'))).status).toBe(404);
      expect((await visitor.get(`/ajax/projector.php?product=${id}&get=sizes`)).html).toBe('null');
      expect((await visitor.get(`/projector.php?product=${id}&shop_xml=true&getProductXML=true`)).status).toBe(404);
      const { data } = await ask(
        `{product(productId:${id}){product{id}} products(searchInput:{productsId:[${id},1001]}){products{id}} sizeAvailability(productId:${id}){id}}`,
      );
      expect(data).toMatchObject({ product: null, products: { products: [{ id: 1001 }] } });
    });

    it('cannot be added to a basket', async () => {
      const refused = await visit().post('/basketchange.php', { ...add, getAjax: 'true' });
      expect(refused.status).toBe(422);
      expect(JSON.parse(refused.html).result.message).toBe('Tego produktu już u\u00a0nas nie ma.');
    });

    it('blocks the order until it is removed, with a message at its line', async () => {
      const { data } = await ask('{basket{products{id availableNow data{name}}}}');
      expect(data['basket']).toEqual({
        products: [
          { id, availableNow: false, data: { name: 'Ściereczka Pasek' } },
          { id: 1001, availableNow: true, data: { name: 'Kubek Poranek' } },
        ],
      });
      const { text } = await visitor.get('/basketedit.php');
      expect(text).toContain('Usuń ten produkt, żeby zamówić resztę.');
      // The mug is dispatched, the towel is not.
      expect(text.match(/wyślemy/g)).toHaveLength(1);
      expect((await visitor.get('/order1.php')).location).toBe('/basketedit.php');
      expect((await ask(order)).errors?.map(({ code }) => code)).toEqual(['110']);

      const row = { 'product[1]': String(id), 'size[1]': 'uniw', 'set_quantity[1]': '0' };
      expect((await visitor.post('/basketchange.php?type=multiproduct', row)).status).toBe(303);
      expect((await ask(order)).errors).toBeUndefined();
    });

    it('does not affect wrappings, which the shop shows in no list', async () => {
      const wrapped = await visit().post('/basketchange.php', { ...add, product: '1049' });
      expect(wrapped.status).toBe(303);
    });
  },
);
