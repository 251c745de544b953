import { describe, expect, it } from 'vitest';
import { fold } from '../../patterns/rules/fold.ts';
import { lineTotal, lowestBefore } from '../../patterns/rules/price.ts';
import { loadCatalogue } from './load.ts';
import { unlimited } from '../../patterns/rules/quantity.ts';
import { demoSettings } from '../platform/settings/testing/demo-settings.ts';
import { markdownProblem } from '../features/content/index.ts';
import texts from './content/texts.json' with { type: 'json' };
import { readTexts } from './content/write.mjs';
import { contentTranslations } from './seed/content-rows.ts';
import type { Product } from '../features/catalogue/types/product.ts';
import type { Size } from '../features/catalogue/types/size.ts';

const catalogue = loadCatalogue();
const { categories, producers, products, couriers, stocks, pickupPoints, gifts, posts, news, pages, pictures } =
  catalogue;
const { series, menu, hotspots, rebates, delivery, phrases } = catalogue;
const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21, 9);

const productById = new Map(products.map((product) => [product.id, product]));
const pictureById = new Map(pictures.map((picture) => [picture.id, picture]));
const stockIds = new Set(stocks.map((stock) => stock.id));
const sizes = products.flatMap((product) => product.sizes.map((size) => ({ product, size })));
const label = (product: Product, size?: Size) => `${product.id} ${product.name}${size ? ` ${size.type}` : ''}`;

function product(id: number): Product {
  const found = productById.get(id);
  if (!found) throw new Error(`No product ${id}`);
  return found;
}

function sizeOf(productId: number, type: string): Size {
  const found = product(productId).sizes.find((size) => size.type === type);
  if (!found) throw new Error(`No size ${type} of product ${productId}`);
  return found;
}

/** The lowest price of the 30 days before the size's last price change, by the shop's rule. */
function lowestOf(size: Size) {
  const starts = size.priceHistory.map((change) => now - change.daysAgo * day);
  const periods = size.priceHistory.map((change, index) => ({
    from: starts[index] as number,
    to: starts[index + 1] ?? null,
    price: change.priceGross,
  }));
  return lowestBefore(periods, starts.at(-1) as number);
}

const duplicates = (values: ReadonlyArray<unknown>) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the data', () => {
  it('has the promised extent', () => {
    expect(products).toHaveLength(51);
    expect(categories).toHaveLength(8);
    expect(producers).toHaveLength(9);
    expect(couriers).toHaveLength(14);
    expect(stocks).toHaveLength(4);
    expect(pickupPoints).toHaveLength(48);
    expect(posts).toHaveLength(3);
    expect(news).toHaveLength(4);
    expect(pages).toHaveLength(5);
  });

  it.each([
    ['product ids', products.map(({ id }) => id)],
    ['product slugs', products.map(({ slug }) => slug)],
    ['product codes', products.map(({ code }) => code)],
    ['size codes', sizes.map(({ size }) => size.code)],
    ['category ids', categories.map(({ id }) => id)],
    ['category slugs', categories.map(({ slug }) => slug)],
    ['producer ids', producers.map(({ id }) => id)],
    ['producer slugs', producers.map(({ slug }) => slug)],
    ['courier ids', couriers.map(({ id }) => id)],
    ['stock ids', stocks.map(({ id }) => id)],
    ['pickup point ids', pickupPoints.map(({ id }) => id)],
    ['post slugs', posts.map(({ slug }) => slug)],
    ['news slugs', news.map(({ slug }) => slug)],
    ['page slugs', pages.map(({ slug }) => slug)],
    ['picture ids', pictures.map(({ id }) => id)],
    ['series slugs', series.map(({ slug }) => slug)],
    ['products of series', series.flatMap(({ productIds }) => productIds)],
    ['zones', hotspots.map(({ page, zone }) => `${page} ${zone}`)],
    ['rebate codes', rebates.map(({ code }) => code)],
    ['phrases', phrases.map(({ phrase }) => fold(phrase))],
    ['producer codes', sizes.flatMap(({ size }) => size.producerCode ?? [])],
    ['popularity ranks', products.map(({ popularity }) => popularity)],
  ])('has unique %s', (_, values) => {
    expect(values).not.toHaveLength(0);
    expect(duplicates(values)).toEqual([]);
  });

  it('has slugs that fit into an address', () => {
    for (const { slug } of [...products, ...categories, ...producers, ...series, ...posts, ...news, ...pages])
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('ties amounts and one-letter words together', () => {
    const { pictures: _spoken, english: _english, englishTexts: _texts, ...written } = catalogue;
    const texts = JSON.stringify(written).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    expect(texts.filter((text) => / \p{L} |\d (zł|g|kg|ml|l|cm|m)\b/u.test(text))).toEqual([]);
  });

  it('has the file of each enclosure, with its size', () => {
    for (const { file, bytes } of products.flatMap(({ enclosures }) => enclosures))
      expect([file, bytes]).toEqual([file, catalogue.enclosureFiles?.[file]?.length]);
  });

  it('has no exclamation marks, except from buyers', () => {
    const ours = { ...catalogue, products: products.map((item) => ({ ...item, opinions: [] })) };
    expect(JSON.stringify(ours)).not.toContain('!');
  });
});

describe('references', () => {
  it.each(products)('of $id $name exist', (item) => {
    expect(categories.map(({ id }) => id)).toContain(item.categoryId);
    for (const further of item.furtherCategoryIds ?? []) {
      expect(categories.map(({ id }) => id)).toContain(further);
      expect(further).not.toBe(item.categoryId);
    }
    expect(producers.map(({ id }) => id)).toContain(item.producerId);
    expect(item.sizes.map(({ type }) => type)).toContain(item.defaultSize);
    for (const part of item.bundle ?? []) expect(sizeOf(part.productId, part.size)).toBeDefined();
    if (item.engravingProductId) expect(product(item.engravingProductId).type).toBe('product_service');
    for (const size of item.sizes) for (const { stockId } of size.stocks) expect(stockIds).toContain(stockId);
    expect(duplicates(item.sizes.map(({ type }) => type))).toEqual([]);
    expect(item.sizes.map(({ priority }) => priority)).toEqual(item.sizes.map((_, index) => index));
  });

  it('give a shipping time for all stock that is sent', () => {
    const sent = products.filter(
      ({ type, sizes }) => type !== 'product_virtual' && sizes.some(({ availability }) => availability === 'enable'),
    );
    expect(sent.filter(({ shippingTime }) => !shippingTime).map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });

  it('from series, zones, the menu and delivery rules exist', () => {
    const ids = [...series, ...hotspots].flatMap(({ productIds = [] }) => productIds);
    expect(ids.filter((id) => !productById.has(id))).toEqual([]);
    for (const { type, productIds } of hotspots) expect(productIds !== undefined).toBe(type === 'chosen');
    const nodes = menu.flatMap((node) => [node, ...(node.children ?? [])]);
    expect(nodes.flatMap(({ categoryId }) => categoryId ?? [])).toEqual(categories.map(({ id }) => id));
    expect(duplicates(nodes.map(({ name }) => name))).toEqual([]);
    for (const { categoryId, link } of nodes) expect(categoryId === undefined).toBe(link !== undefined);
    expect(delivery.rules.map(({ courierId }) => courierId)).toEqual(couriers.map(({ id }) => id));
    const countries = delivery.countries.map(({ id }) => id);
    for (const { countryIds } of delivery.rules)
      for (const countryId of countryIds) expect(countries).toContain(countryId);
  });

  it('from gifts, couriers, news, posts and pins exist as products, categories and pictures', () => {
    const ids = [
      ...gifts.thresholds.flatMap(({ productIds }) => productIds),
      ...gifts.always.map(({ productId }) => productId),
      ...couriers.flatMap(({ onlyProductIds = [], exceptProductIds = [] }) => [...onlyProductIds, ...exceptProductIds]),
      ...news.flatMap(({ products: ids }) => ids),
      ...demoSettings.homeHeroProducts,
      demoSettings.homeFeatureProduct,
    ];
    expect(ids.filter((id) => !productById.has(id))).toEqual([]);
    for (const { category, pictureId } of posts) {
      expect(categories.map(({ id }) => id)).toContain(category);
      expect(pictureById.has(pictureId)).toBe(true);
    }
    for (const { pictureId } of categories) expect(pictureById.get(pictureId)?.kind).toBe('category');
    const { homeDepartmentsPicture, homeFeaturePicture, homeSharedPicture } = demoSettings;
    for (const id of [homeDepartmentsPicture, homeFeaturePicture, homeSharedPicture])
      expect(pictureById.has(id)).toBe(true);
  });

  it('in a version group share a label and differ in version', () => {
    const groups = Map.groupBy(
      products.flatMap(({ version }) => version ?? []),
      ({ id }) => id,
    );
    expect(groups.size).toBe(2);
    for (const members of groups.values()) {
      expect(members.length).toBeGreaterThan(1);
      expect(new Set(members.map(({ label: text }) => text)).size).toBe(1);
      expect(duplicates(members.map(({ name }) => name))).toEqual([]);
    }
  });

  it('has the texts of its folder, each good Markdown', () => {
    expect(texts).toEqual(readTexts());
    for (const { slug, body } of [...posts, ...news, ...pages])
      expect([slug, markdownProblem(body)]).toEqual([slug, null]);
  });

  it('has its texts in English too, with the same sections and placeholders', () => {
    const shapeOf = (body: string) => ({
      levels: [...body.matchAll(/^#+(?= )/gm)].map(([marks]) => marks),
      places: [...body.matchAll(/\{\w+\}/g)].map(([place]) => place),
    });
    const english = catalogue.englishTexts!;
    for (const kind of ['pages', 'posts', 'news'] as const) {
      const texts: ReadonlyArray<Record<'slug' | 'title' | 'body', string> & object> = catalogue[kind];
      for (const { slug, ...polish } of texts) {
        const text = english[kind].find((one) => one.slug === slug);
        expect([slug, shapeOf(text?.body ?? '')]).toEqual([slug, shapeOf(polish.body)]);
        const { slug: _slug, ...words } = text!;
        expect([slug, Object.keys(words).filter((name) => !(name in polish))]).toEqual([slug, []]);
        expect([slug, markdownProblem(words.body)]).toEqual([slug, null]);
        expect(Object.values(words).join(' ')).not.toMatch(/PLN \d|\d (days|hours|degrees|ml)|!/);
      }
      expect(english[kind]).toHaveLength(texts.length);
    }
    const translations = contentTranslations(catalogue, now);
    expect(translations.get('Świecznik Kropla taniej do 6\u00a0grudnia')).toBe(
      'The Kropla Candle Holder is reduced until 6\u00a0December',
    );
    expect([...translations].filter(([polish, text]) => polish === text)).toEqual([]);
  });

  it('in news placeholders have their dates', () => {
    for (const { title, body, dates = {} } of news) {
      const named = new Set([...`${title} ${body}`.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
      expect(named).toEqual(new Set(Object.keys(dates)));
    }
  });

  it('put eight pins on the hero picture, each on it', () => {
    const { pins = [] } = pictureById.get(demoSettings.homeHeroPicture)!;
    expect([pins.length, demoSettings.homeHeroProducts.length]).toEqual([8, 8]);
    for (const { x, y } of pins) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(100);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(100);
    }
  });
});

describe('quantities', () => {
  it.each(sizes.map(({ product: item, size }) => [label(item, size), item, size] as const))(
    'of %s sum up in the right precision',
    (_, item, size) => {
      const finest = 10 ** (3 - item.unit.precision);
      for (const amount of [size.amount, ...size.stocks.map((stock) => stock.amount)]) {
        expect(Number.isInteger(amount)).toBe(true);
        if (amount === unlimited) continue;
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount % finest).toBe(0);
        expect(amount % item.unit.sellBy).toBe(0);
      }
      const amounts = size.stocks.map((stock) => stock.amount);
      expect(size.amount).toBe(
        amounts.includes(unlimited) ? unlimited : amounts.reduce((sum, amount) => sum + amount, 0),
      );
    },
  );

  it.each(products)('that can be ordered of $id $name are multiples of its step', ({ unit, ...item }) => {
    const { minPerOrder, maxPerOrder } = item.orderQuantityRange;
    const quantities = [
      minPerOrder,
      ...(maxPerOrder === unlimited ? [] : [maxPerOrder]),
      ...(item.subscription ? [item.subscription.minQuantity] : []),
      ...item.tiers.map(({ threshold }) => threshold),
    ];
    for (const quantity of quantities) {
      expect(quantity).toBeGreaterThan(0);
      expect(quantity % unit.sellBy).toBe(0);
    }
    if (maxPerOrder !== unlimited) expect(maxPerOrder).toBeGreaterThanOrEqual(minPerOrder);
    for (const part of item.bundle ?? []) expect(part.quantity % product(part.productId).unit.sellBy).toBe(0);
  });

  it.each(products.filter(({ tiers }) => tiers.length > 0))(
    'of the tiers of $id $name leave no gap',
    ({ tiers, unit }) => {
      tiers.forEach((tier, index) => {
        const next = tiers[index + 1];
        expect(tier.thresholdEnd).toBe(next ? next.threshold - unit.sellBy : null);
        expect(tier.percent).toBeGreaterThan(tiers[index - 1]?.percent ?? 0);
      });
    },
  );

  it('in showrooms are in those open to visitors', () => {
    for (const stock of stocks.filter(({ canCollect }) => canCollect)) {
      expect(stock.openingHours).not.toHaveLength(0);
      expect(stock.coordinates).toBeDefined();
    }
  });
});

describe('prices', () => {
  it.each(sizes.map(({ product: item, size }) => [label(item, size), item, size] as const))(
    'of %s are whole grosze and match their history',
    (_, item, size) => {
      expect(Number.isInteger(size.priceGross)).toBe(true);
      expect(size.priceGross).toBeGreaterThanOrEqual(0);
      const isSoldForMoney = !item.isPhonePrice && !item.isGratis && !item.isForPointsOnly;
      expect(size.priceGross > 0).toBe(isSoldForMoney);
      expect(size.priceHistory.length > 0).toBe(isSoldForMoney);
      if (!isSoldForMoney) return;
      expect(size.priceHistory.at(-1)?.priceGross).toBe(size.priceGross);
      const starts = size.priceHistory.map(({ daysAgo }) => daysAgo);
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => b - a));
      expect(starts.at(-1)).toBeGreaterThanOrEqual(0);
      const before = size.priceHistory.at(-2)?.priceGross;
      expect(size.crossedPriceGross).toBe(before !== undefined && before > size.priceGross ? before : undefined);
    },
  );

  it.each([
    [1005, 'uniw', 19900],
    [1011, '140-200', 62900],
    [1011, '160-200', 67900],
    [1011, '220-200', 82900],
    [1015, 's', 37900],
    [1015, 'm', 37900],
    [1015, 'l', 37900],
    [1015, 'xl', 37900],
    [1031, 'uniw', 5800],
  ])('of %i %s fell from a lowest price of 30 days that matches the history', (id, type, lowest) => {
    expect(lowestOf(sizeOf(id, type))).toBe(lowest);
  });

  it('are reduced nowhere else, and at most to the lowest price of 30 days', () => {
    const reduced = sizes.filter(({ size }) => size.crossedPriceGross !== undefined);
    expect(reduced).toHaveLength(9);
    for (const { size } of reduced) expect(lowestOf(size)).toBeGreaterThan(size.priceGross);
  });

  it('of products equal those of their default sizes', () => {
    for (const item of products) expect(sizeOf(item.id, item.defaultSize).priceGross).toBe(item.priceGross);
  });

  it('suggested by the producer are at least the shop price', () => {
    for (const { suggestedPriceGross, priceGross } of products)
      if (suggestedPriceGross !== undefined) expect(suggestedPriceGross).toBeGreaterThan(priceGross);
  });

  it('of standing deliveries are lower', () => {
    for (const { subscription, priceGross } of products)
      if (subscription) expect(subscription.priceGross).toBeLessThan(priceGross);
  });

  it.each([
    [1037, 15600, 1700],
    [1041, 23400, 3500],
    [1050, 40800, 5900],
  ])('of bundle %i are below those of its parts by the stated saving', (id, sum, saved) => {
    const bundle = product(id);
    const parts = (bundle.bundle ?? []).map((part) =>
      lineTotal(sizeOf(part.productId, part.size).priceGross, part.quantity),
    );
    expect(parts.reduce((total, part) => total + part, 0)).toBe(sum);
    expect(sum - bundle.priceGross).toBe(saved);
    expect(bundle.description).toContain(`${sum / 100}\u00a0zł`);
  });

  it('of bundles exist only for bundles, configurators only for configurable ones', () => {
    for (const item of products) {
      expect(item.bundle !== undefined).toBe(item.type === 'product_bundle');
      expect(item.configurator !== undefined).toBe(item.type === 'product_configurable');
      expect(item.virtualDelivery !== undefined).toBe(item.type === 'product_virtual');
    }
  });
});

describe('product facts', () => {
  it('have producer codes for use in a shop (EAN-13 from 20), with their check digits', () => {
    const codes = sizes.flatMap(({ size }) => size.producerCode ?? []);
    for (const code of codes) {
      expect(code).toMatch(/^20\d{11}$/);
      const sum = [...code].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
      expect(sum % 10, code).toBe(0);
    }
  });

  it.each(products)('of $id $name suffice for a page', (item) => {
    expect(item.subline).not.toBe('');
    expect(item.description).not.toBe('');
    expect(item.kind).not.toBe('');
    expect(item.parameters.length).toBeGreaterThan(1);
    expect([0, 3, 4]).toContain(item.keyFacts.length);
    expect(item.sizeLabel !== undefined).toBe(item.sizes.length > 1);
    expect([5, 8, 23, null]).toContain(item.vatPercent);
    for (const size of item.sizes) expect(size.weight > 0).toBe(item.type !== 'product_virtual' && item.id !== 1047);
    for (const { hex } of [
      ...item.sizes.flatMap(({ swatch }) => swatch ?? []),
      ...(item.version ? [item.version] : []),
    ])
      expect(hex).toMatch(/^#[0-9A-F]{6}$/);
  });

  it.each(products)('of $id $name have past or future dates as they should', (item) => {
    for (const { rating, daysAgo } of item.opinions) {
      expect([1, 2, 3, 4, 5]).toContain(rating);
      expect(daysAgo).toBeGreaterThan(0);
    }
    for (const { daysAgo, answeredDaysAgo } of item.questions) {
      expect(answeredDaysAgo).toBeGreaterThanOrEqual(0);
      expect(answeredDaysAgo).toBeLessThanOrEqual(daysAgo);
    }
    expect(item.promotionEndsInDays ?? 1).toBeGreaterThan(0);
  });
});

describe('English', () => {
  /** Texts of facts that are no words: keys, names of places and people. */
  const wordsOf = (value: unknown, fields: ReadonlySet<string>, isWorded = false): ReadonlyArray<string> => {
    if (typeof value === 'string') return isWorded && value !== '' ? [value] : [];
    if (Array.isArray(value)) return value.flatMap((each) => wordsOf(each, fields, isWorded));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, each]) => wordsOf(each, fields, fields.has(name)));
  };
  const { english = {} } = catalogue;
  const visible = {
    products: products.map(({ opinions: _opinions, questions: _questions, unit: _unit, ...item }) => item),
    categories,
    producers: producers.map(({ manufacturer: _manufacturer, ...producer }) => producer),
    couriers,
    series,
    menu,
    hotspots,
    gifts: gifts.thresholds.map(({ note }) => ({ note })),
    always: gifts.always.map(({ note }) => ({ note })),
    stocks,
    hours: pickupPoints.map(({ openingHours, note }) => ({ openingHours, note })),
    countries: delivery.countries,
    days: delivery.days.map(({ name }) => ({ name })),
    pictures,
    bars: catalogue.shop.bars,
    phrases: phrases.map(({ phrase }) => ({ name: phrase })),
    shop: {
      title: [catalogue.shop.shopLine, catalogue.shop.shopLead, catalogue.shop.promoCodeText],
      note: [catalogue.shop.companyNote, catalogue.shop.companyHours],
    },
  };
  const fields: ReadonlySet<string> = new Set(
    (
      'name menuName subline description kind label value alt note title text days sizeLabel ' + 'safetyInformation'
    ).split(' '),
  );
  /** Of fields with two meanings, the words of our code. */
  const isKey = (text: string) =>
    /^(product|category|hero|openGraph|warehouse|showroom|today|days|weekDay|minutes|unknown|holiday|working)$/.test(
      text,
    );
  const hasDigitsAlone = (text: string) => !/\p{L}/u.test(text);

  it('has a text for each text that a shopper reads', () => {
    const texts = wordsOf(visible, fields).filter((text) => !isKey(text) && !hasDigitsAlone(text));
    expect(texts.length).toBeGreaterThan(500);
    expect([...new Set(texts)].filter((text) => english[text] === undefined)).toEqual([]);
  });

  it('has no text without a Polish one', () => {
    const known = new Set([...wordsOf(visible, fields), ...products.map(({ kind }) => kind)]);
    const added = new Set(['Rodzaj', 'Sień – obsługa klienta', 'nieczynne', 'całą dobę']);
    expect(Object.keys(english).filter((text) => !known.has(text) && !added.has(text))).toEqual([]);
  });

  it('is English', () => {
    const quoted = /[“„][^”]*”/g;
    const names = /Żyrardów|[Ss]ień|Próg|Żar|Przyzba|Zboże|Ugór|Wieczór|Glina i Żar|Źródło|Kraków|Gdańsk|zł/g;
    const texts = Object.values(english).map((text) => text.replace(quoted, '').replace(names, ''));
    expect(texts.filter((text) => /[ąćęłńóśźż]/i.test(text))).toEqual([]);
    expect(Object.values(english).filter((text) => text.includes('!') || / \d+ (zł|g|kg|ml|cm)\b/.test(text))).toEqual(
      [],
    );
  });
});
