import { expect, it } from 'vitest';
import { toIsoDate } from '../../../components/dates/index.ts';
import { wireMoney } from '../../../patterns/rules/money.ts';
import { calendarDay } from '../../../patterns/rules/warsaw-time.ts';
import { addressOf } from '../../shared/addresses.ts';
import { net } from '../graphql/testing/expected.ts';
import { describeOnEngines, shopNow } from '../../testing/running-shop.ts';
import type { PageSize, ProductPage } from '../../store/index.ts';
import { call } from './testing/call.ts';
import { pageOf } from './testing/page-of.ts';
import { dataOnPage, projector } from './testing/projector.ts';
import { firstElement, objectOf, readXml } from './testing/read-xml.ts';

const text = (grosze: number) => (grosze / 100).toFixed(2);
const amount = (name: string, gross: number, ofNet: number) => ({
  [name]: text(gross),
  [`${name}_formatted`]: wireMoney(gross),
  [`${name}_net`]: text(ofNet),
  [`${name}_net_formatted`]: wireMoney(ofNet),
});

/** Every field of `sizeprices` of a size without quantity discounts, computed from the store's facts. */
function pricesOf(
  { product }: ProductPage,
  { price, reduction }: Pick<PageSize, 'price' | 'reduction'>,
  basketEnable = 'y',
) {
  const netOf = (gross: number) => net(gross, product.vatPercent);
  const { crossedPrice = 0, lowestPrice = 0, percent = 0 } = reduction ?? {};
  const suggested = product.details.suggestedPriceGross ?? 0;
  const [saved, netSaved] = reduction ? [lowestPrice - price, netOf(lowestPrice) - netOf(price)] : [0, 0];
  const { value, value_formatted, value_net, value_net_formatted } = amount('value', price, netOf(price));
  return {
    value,
    price_formatted: value_formatted,
    price_net: value_net,
    price_net_formatted: value_net_formatted,
    vat: (product.vatPercent ?? 0).toFixed(1),
    ...amount('yousave', saved, netSaved),
    yousave_percent: String(percent),
    ...amount('maxprice', crossedPrice, netOf(crossedPrice)),
    ...amount('beforerebate', 0, 0),
    ...amount('omnibus_price', lowestPrice, netOf(lowestPrice)),
    points: String(product.pointsPrice ?? 0),
    points_sum: String(product.pointsPrice ?? 0),
    points_recive: String(Math.floor(price / 1000)),
    ...amount('srp', suggested, netOf(suggested)),
    ...amount('advanceprice', 0, 0),
    ...amount('deposit_price', 0, 0),
    ...amount('total_deposit_price', 0, 0),
    detalprice_net: value_net,
    ...amount('worth', price, netOf(price)),
    ...amount('max_worth', crossedPrice, netOf(crossedPrice)),
    max_diff_gross: text(reduction ? crossedPrice - price : 0),
    max_diff_net: text(reduction ? netOf(crossedPrice) - netOf(price) : 0),
    max_diff_percent: String(reduction ? Math.round(((crossedPrice - price) * 100) / crossedPrice) : 0),
    basket_enable: basketEnable,
    special_offer: String(reduction !== null),
    rebate_code_active: 'n',
    priceformula_error: 'false',
  };
}

describeOnEngines('calls about a product', (shop) => {
  it('returns sizes by priority and type, in the shape of the contract [C-06]', async () => {
    const page = await pageOf(shop(), 1004);
    const { product, producer } = page;
    const items = page.sizes.map(({ type, name, amount: pieces, price }, priority) => [
      `0000${priority}-${type}`,
      {
        type,
        priority: String(priority),
        name,
        description: name,
        amount: pieces / 1000,
        prices: { price_retail: price / 100, price: price / 100, price_net: net(price, 23) / 100 },
      },
    ]);
    expect(items).toHaveLength(3);
    expect(await projector(shop(), 'product=1004&get=sizes')).toEqual({
      sizes: {
        id: '1004',
        name: product.name,
        code: product.code,
        link: addressOf('product', { id: 1004, slug: product.slug }),
        taxes: { vat: '23.0' },
        unit: 'szt.',
        unit_sellby: 1,
        amount: page.sizes.reduce((sum, size) => sum + size.amount, 0) / 1000,
        firm: { name: producer!.name, productsLink: addressOf('producer', { id: producer!.id, slug: producer!.slug }) },
        items: Object.fromEntries(items) as unknown,
      },
    });
    const voucher = await projector(shop(), 'product=1045&get=sizes');
    expect([voucher.sizes.amount, voucher.sizes.taxes.vat, voucher.sizes.items['00000-100-zl'].amount]).toEqual([
      -1,
      '0.0',
      -1,
    ]);
  });

  it('returns sizes as a list if a setting says so', async () => {
    const { items } = (await projector(shop(), 'product=1004&get=sizes')).sizes;
    await shop().store.settings.set('projectorItems', 'array');
    expect((await projector(shop(), 'product=1004&get=sizes')).sizes.items).toEqual(Object.values(items as object));
    await shop().store.settings.reset('projectorItems');
  });

  it('returns availability, delivery, prices of a size: every field, every value a text [C-07] [E-08]', async () => {
    const page = await pageOf(shop(), 1005);
    const answer = await projector(shop(), 'product=1005&size=onesize&get=sizeavailability,sizedelivery,sizeprices');
    const sent = toIsoDate(calendarDay(shopNow) + 4);
    expect(answer).toEqual({
      sizeavailability: {
        visible: 'y',
        status: 'enable',
        status_description: 'Produkt dostępny',
        status_gfx: '',
        status_description_tel: 'Produkt dostępny',
        status_gfx_tel: '',
        delivery_date: sent,
        delivery_days_undefined: 'false',
        // Requested on a Saturday: two working days after Monday.
        shipping_time: {
          days: '4',
          hours: '0',
          minutes: '0',
          time: `${sent} 00:00`,
          week_day: '3',
          week_amount: '0',
          today: 'false',
          today_shipment_deadline: '',
          working_days: '3',
          unknown_time: 'false',
        },
        delay_time: {
          days: '',
          hours: '',
          minutes: '',
          time: '',
          week_day: '',
          week_amount: '',
          unknown_delivery_time: 'false',
        },
      },
      sizedelivery: {
        undefined: 'false',
        shipping: '0.00',
        shipping_formatted: wireMoney(0),
        limitfree: '250.00',
        limitfree_formatted: wireMoney(250_00),
      },
      sizeprices: pricesOf(page, page.sizes[0]!),
    });
    expect(page.sizes[0]!.reduction).toMatchObject({ crossedPrice: 229_00, lowestPrice: 199_00 });
  });

  it.each([
    ['sold out, back on a day', 1003, 'disable', 'Chwilowo brak', ['true', '17', 'false']],
    ['made to order, without a date', 1021, 'order', 'Produkt na zamówienie', ['true', '', 'true']],
    ['made to order in five weeks', 1023, 'order', 'Produkt na zamówienie', ['false', '', 'false']],
  ])('availability: %s [C-07 part]', async (_, id, status, description, [unknownTime, delayDays, unknownDelay]) => {
    const { sizeavailability } = await projector(shop(), `product=${id}&get=sizeavailability`);
    expect(sizeavailability).toMatchObject({ status, status_description: description });
    expect(sizeavailability.shipping_time.unknown_time).toBe(unknownTime);
    expect(sizeavailability.delay_time.unknown_delivery_time).toBe(unknownDelay);
    if (delayDays !== '') expect(sizeavailability.delay_time.days).toBe(delayDays);
  });

  it('returns the prices of a mode: a single purchase, or a standing delivery [C-08]', async () => {
    const page = await pageOf(shop(), 1032);
    const [size] = page.sizes;
    const { priceGross } = page.product.details.subscription!;
    expect(await projector(shop(), 'product=1032&size=uniw&get=sizeprices')).toEqual({
      sizeprices: pricesOf(page, size!),
    });
    expect(await projector(shop(), 'product=1032&size=uniw&get=sizeprices&subscription=1')).toEqual({
      sizeprices: pricesOf(page, { price: priceGross, reduction: null }),
    });
    const mug = await pageOf(shop(), 1001);
    expect(await projector(shop(), 'product=1001&get=sizeprices&subscription=1')).toEqual({
      sizeprices: pricesOf(mug, mug.sizes[0]!),
    });
  });

  it('returns every quantity discount and the next one', async () => {
    const page = await pageOf(shop(), 1002);
    const [size] = page.sizes;
    const lowered = (percent: number) => Math.round((size!.price * (100 - percent)) / 100);
    const items = page.tiers.map(({ threshold, percent }) => ({
      left: String((threshold - 1000) / 1000),
      price: text(lowered(percent)),
      price_net: text(net(lowered(percent), 23)),
      threshold: String(threshold / 1000),
    }));
    expect(items).toHaveLength(2);
    expect(await projector(shop(), 'product=1002&get=sizeprices')).toEqual({
      sizeprices: {
        ...pricesOf(page, size!),
        rebateNumber: {
          items,
          nextleft: items[0]!.left,
          nextprice: items[0]!.price,
          nextprice_net: items[0]!.price_net,
          nextprice_formatted: wireMoney(lowered(page.tiers[0]!.percent)),
          nextthreshold: items[0]!.threshold,
        },
      },
    });
  });

  it.each([1002, 1003, 1004, 1005, 1008, 1021, 1023, 1032, 1045, 1048, 1050, 1051])(
    'matches the page of product %d [E-07 part]',
    async (id) => {
      const page = await pageOf(shop(), id);
      const data = await dataOnPage(shop(), page);
      expect(Object.keys(data.sizes as object)).toEqual(page.sizes.map(({ type }) => type));
      for (const { type } of page.sizes) {
        const { sizeavailability, sizedelivery, sizeprices } = await projector(
          shop(),
          `product=${id}&size=${type}&get=sizeavailability,sizedelivery,sizeprices`,
        );
        const { availability, shipping_time, delay_time, delivery, price, rebateNumber } = data.sizes[type];
        expect(sizeavailability).toMatchObject({
          ...availability,
          ...(shipping_time && { shipping_time }),
          ...(delay_time && { delay_time }),
        });
        expect(sizedelivery).toEqual(delivery);
        expect(sizeprices).toMatchObject({ ...price, ...(rebateNumber && { rebateNumber }) });
      }
    },
  );

  it('reports goods by mail as available at once, and sold-out goods without a time', async () => {
    const timeOf = async (id: number) =>
      (await projector(shop(), `product=${id}&get=sizeavailability`)).sizeavailability.shipping_time;
    expect(await timeOf(1046)).toMatchObject({ unknown_time: 'false', days: '0', today: 'false' });
    expect(await timeOf(1003)).toMatchObject({ unknown_time: 'true', days: '', today: 'false' });
  });

  it('returns versions, as one list and by the property in which they differ', async () => {
    const { versions } = await pageOf(shop(), 1001);
    const link = (index: number) => addressOf('product', { id: versions[index]!.id, slug: versions[index]!.slug });
    const answer = await projector(
      shop(),
      'product=1001&get=versions,multiversions&multiversions[selected]=1001&multiversions[last_selected]=1001',
    );
    expect(answer.versions).toEqual({
      name: 'Szkliwo',
      items: versions.map(({ id, name, isAvailable }, index) => ({
        id: String(id),
        name,
        link: link(index),
        disabled: String(!isAvailable),
      })),
    });
    expect(answer.multiversions).toEqual([
      {
        id: 'kubek-poranek',
        items: {
          0: { values_id: '1001', disabled: 'false', products: [{ product_id: '1001', url: link(0) }] },
          1: { values_id: '1002', disabled: 'false', products: [{ product_id: '1002', url: link(1) }] },
          2: { values_id: '1003', disabled: 'true', products: [{ product_id: '1003', url: link(2) }] },
        },
      },
    ]);
    expect(await projector(shop(), 'product=1005&get=versions,multiversions')).toEqual({
      versions: null,
      multiversions: [],
    });
  });

  it('returns pictures, the product and one size', async () => {
    const { pictures } = await pageOf(shop(), 1005);
    const answer = await projector(shop(), 'product=1005&get=pictures,product,size');
    expect(answer.pictures).toEqual(
      pictures.map(({ id, alt, width, height, widths }) => ({
        type: 'picture',
        data: {
          icon: `/pictures/${id}-${widths.jpg.at(-1)}.jpg`,
          icon_small: `/pictures/${id}-${widths.jpg[0]}.jpg`,
          alt,
          width,
          height,
        },
      })),
    );
    expect(answer.pictures[1].data.icon).toMatch(/^\/pictures\/1005-2-/);
    const { sizes, ...data } = await dataOnPage(shop(), await pageOf(shop(), 1005));
    expect(answer.product).toMatchObject({ ...data, name: 'Wazon Studnia', amount: sizes.uniw.amount });
    expect(answer.size).toMatchObject({ type: 'uniw', priority: '0', prices: { price: 189 } });
  });

  it('returns null for an unknown product or size; the type is that of a page', async () => {
    for (const product of ['9', '', '0', '1 or 1=1', '99999999999999999999', '-1']) {
      const response = await fetch(`${shop().url}/ajax/projector.php?product=${encodeURIComponent(product)}&get=sizes`);
      expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
        200,
        'text/html; charset=utf-8',
        'null',
      ]);
    }
    expect(await projector(shop(), 'product=1001&size=xxl&get=sizeprices,sizedelivery,sizeavailability,size')).toEqual({
      size: null,
      sizeavailability: null,
      sizedelivery: null,
      sizeprices: null,
    });
    expect(await projector(shop(), 'product=1001&size=constructor&get=size,nonsense')).toEqual({ size: null });
    // Clients of other actions treat every other status as a success.
    expect(await call(shop(), '/ajax/projector.php?action=set_product_observed&product=1003')).toMatchObject({
      status: 'error',
    });
  });

  it('returns the product as XML like its page, each size as an object of texts [C-09 part]', async () => {
    for (const id of [1002, 1004, 1032, 1050]) {
      const data = await dataOnPage(shop(), await pageOf(shop(), id));
      const response = await fetch(`${shop().url}/projector.php?product=${id}&shop_xml=true&getProductXML=true`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
      const document = readXml(await response.text());
      expect(firstElement(document, 'product')?.attributes).toMatchObject({
        id: String(id),
        product_type: data.product_type,
      });
      const { unit, unit_plural, unit_sellby, unit_precision } = data;
      expect(firstElement(document, 'sizes_version')?.attributes).toEqual({
        unit,
        unit_plural,
        unit_sellby,
        unit_precision,
      });
      const [version] = firstElement(document, 'versions')!.children;
      expect([version?.name, version?.attributes]).toEqual(['version', { id: String(id) }]);
      const sizes = version!.children.map((size) => [size.name, objectOf(size)]);
      expect(sizes).toEqual(Object.values(data.sizes as object).map((size) => ['size', asTexts(size)]));
    }
  });

  it('has no XML for an unknown product, and without the parameter the address is the page', async () => {
    const missing = await fetch(`${shop().url}/projector.php?product=9&shop_xml=true&getProductXML=true`);
    expect(missing.status).toBe(404);
    expect(firstElement(readXml(await missing.text()), 'product')).toBeUndefined();
    const page = await fetch(`${shop().url}/projector.php?product=1001`, { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([301, '/product-pol-1001-kubek-poranek-wapno.html']);
  });
});

/** Attributes as an object: texts everywhere, a list of one as the one. */
function asTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? asTexts(value[0]) : value.map(asTexts);
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asTexts(part)]));
}
