// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  basketPreview,
  noData,
  pricesOfSize,
  productRecords,
  productSizes,
  productXml,
  sizeOfProduct,
} from '../index.ts';
import { shopDouble } from '../testing/shop-double.ts';

const item = (type: string) => ({ type, amount: '-1', prices: { price: '49.90' } });
const head = { id: 29, name: 'Kawa', unit_sellby: '1' };

describe('a product reads the same from every shop', () => {
  it.each([
    ['as an object by keys', { '00000-m': item('m'), '00001-l': item('l') }],
    ['as a list', [item('m'), item('l')]],
  ])('its sizes %s [C-06]', async (_name, items) => {
    const { shop, sent } = shopDouble(() => ({ sizes: { ...head, items } }));
    const sizes = await productSizes(shop, 29);
    expect(sizes?.items.map(({ type, amount, prices }) => [type, amount, prices.price])).toEqual([
      ['m', -1, 49.9],
      ['l', -1, 49.9],
    ]);
    expect(sent[0]!.address).toBe('https://sklep.example/ajax/projector.php?action=get&product=29&get=sizes');
  });

  const availability = (yes: unknown, no: unknown) => ({
    visible: yes,
    status: 'enable',
    delivery_days_undefined: no,
    shipping_time: { days: 0, today: yes, unknown_time: no },
  });
  const prices = (yes: unknown) => ({ value: 49.9, price_formatted: '49,90 zł', basket_enable: yes });
  it.each([
    ['in words', 'true', 'false', 'y'],
    ['as they are', true, false, true],
    ['in letters and numbers', 'y', 0, 1],
  ])('its flags %s [C-07]', async (_name, yes, no, enabled) => {
    const { shop } = shopDouble(() => ({
      sizeavailability: availability(yes, no),
      sizedelivery: { undefined: no, shipping: 0 },
      sizeprices: prices(enabled),
    }));
    const size = await sizeOfProduct(shop, { product: 29, size: 'm' });
    expect(size?.sizeavailability).toMatchObject({
      visible: true,
      delivery_days_undefined: false,
      shipping_time: { days: '0', today: true, unknown_time: false },
      delay_time: null,
    });
    expect(size?.sizedelivery).toMatchObject({ undefined: false, shipping: '0' });
    expect(size?.sizeprices).toMatchObject({ value: '49.9', basket_enable: true });
  });

  it('requests standing delivery prices on demand [C-07] [C-08]', async () => {
    const { shop, sent } = shopDouble(() => 'null');
    const question = { product: 29, size: 'm', isSubscription: true };
    expect([await sizeOfProduct(shop, question), await pricesOfSize(shop, question)]).toEqual([null, null]);
    expect(sent.map(({ address }) => [...new URL(address).searchParams].slice(1))).toEqual([
      [
        ['product', '29'],
        ['size', 'm'],
        ['get', 'sizeavailability,sizedelivery,sizeprices'],
        ['subscription', '1'],
      ],
      [
        ['product', '29'],
        ['size', 'm'],
        ['get', 'sizeprices'],
        ['subscription', '1'],
      ],
    ]);
  });

  it('records "no data" for unknown products and retries failures [X-08]', async () => {
    let isDown = true;
    const { shop, sent } = shopDouble(({ address }) => {
      if (isDown) throw new TypeError('network');
      return address.includes('product=29') ? { sizes: { ...head, items: [] } } : 'null';
    });
    const records = productRecords(shop);
    await expect(records.product(29)).rejects.toThrow('connection');
    isDown = false;
    expect(await records.product(29)).toMatchObject({ name: 'Kawa' });
    expect(await records.product(30)).toBe(noData);
    expect(await records.product('30')).toBe(noData);
    expect(await records.size({ product: 30, size: 'm' })).toBe(noData);
    expect(sent).toHaveLength(4);
  });

  it('reads a basket with text numbers, with or without second pictures [C-13] [E-14]', async () => {
    const line = {
      id: 29,
      size: 'uniw',
      name: 'Kawa',
      link: '/product-pol-29-Kawa.html',
      icon: '/kawa.jpg',
      count: 2,
      prices: { worth_gros_formatted: '99,80 zł' },
    };
    const { shop } = shopDouble(() => ({
      basket: {
        products: { 0: line, 1: { ...line, icon_second: '/kawa-2.jpg' } },
        productsCounter: '2',
        worth_formatted: '199,60 zł',
        user: [],
      },
    }));
    const basket = await basketPreview(shop);
    expect(basket.products.map(({ id, count, icon_second }) => [id, count, icon_second])).toEqual([
      ['29', '2', null],
      ['29', '2', '/kawa-2.jpg'],
    ]);
    expect([basket.productsCounter, basket.toShippingFree, basket.user]).toEqual([2, null, {}]);
  });
});

describe('a product as XML', () => {
  const xml = `<?xml version="1.0"?><shop><page><projector>
    <product id="29" product_type="product_bundle"><sizes_version unit="kg" unit_plural="kg" unit_sellby="0.1" unit_precision="1"/>
    <versions>
      <version id="28"><size type="x"/></version>
      <version id="29">
        <size type="m" amount="3"><price value="49.90"/><stock id="1"/><stock id="2"/><note>od ręki</note></size>
        <size type="l"/>
      </version>
    </versions></product></projector></page></shop>`;

  it('has id, kind, unit and the sizes of its own version [C-09]', async () => {
    const { shop, sent } = shopDouble(() => xml);
    expect(await productXml(shop, 29)).toEqual({
      id: '29',
      productType: 'product_bundle',
      unit: 'kg',
      unitPlural: 'kg',
      unitSellBy: 0.1,
      unitPrecision: 1,
      sizes: {
        m: { type: 'm', amount: '3', price: { value: '49.90' }, stock: [{ id: '1' }, { id: '2' }], note: 'od ręki' },
        l: { type: 'l' },
      },
    });
    expect(sent[0]!.address).toBe('https://sklep.example/projector.php?product=29&shop_xml=true&getProductXML=true');
  });

  it('returns null for missing or broken XML [C-09] [C-25 part]', async () => {
    for (const answer of ['', '<html><p>Przerwa', xml.slice(0, 90), '<shop/>']) {
      expect(await productXml(shopDouble(() => answer).shop, 29)).toBeNull();
    }
  });
});
