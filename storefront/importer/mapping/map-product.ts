import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import { fold } from '../../../patterns/rules/fold.ts';
import type {
  Enclosure,
  EnclosureAccess,
  Parameter,
  ProductType,
  ShippingTime,
} from '../../features/catalogue/types.ts';
import { all, attribute, first, inPolish, type FeedElement } from '../feed/element.ts';
import { categoryPath, keyOfPath, menuPath, type CategoryPath } from './category-path.ts';
import { englishTexts, oneLine, valueText } from './english-texts.ts';
import { mapPictures } from './map-pictures.ts';
import { mapSizes, mapStocks } from './map-sizes.ts';
import type { MappedProduct, MappedRefresh, NamedCategory } from './mapped-product.ts';
import { decimalsOf, readQuantity, readWhole } from './numbers.ts';
import { plainText } from './plain-text.ts';
import { readPrice, unlessZero, type FeedPrice } from './price.ts';
import { readPrices } from './prices-of-sizes.ts';
import { Reasons, type Skipped } from './reasons.ts';
import { importerTexts } from '../report/texts.ts';
import { mapUnplaced, readNamed } from './unplaced.ts';

const t = translator(importerTexts, defaultTextsContext);

/** The feed's names of the platform's types; sets and collections need parts, which the shop does not support yet. */
const types: Readonly<Record<string, ProductType>> = {
  regular: 'product',
  product: 'product',
  virtual: 'product_virtual',
  service: 'product_service',
};

/** The currency of the shop's prices. */
const currency = 'PLN';

/** The feed's marks for exemption from VAT. */
const exempt = new Set(['zw', 'np', '-1']);

const wordOf = (text: string): string => fold(text).replaceAll(' ', '-');

/** The text of a description in Polish. */
const describedAs = (product: FeedElement, name: string): string =>
  inPolish(all(product, 'description', name)).find(({ text }) => text !== '')?.text ?? '';

/** `product-pol-29-Kawa.html`, or `/pl/products/kawa-29`: the product's existing address, to be kept. */
function slugOf(product: FeedElement, id: number, name: string): string {
  const url = attribute(first(product, 'card'), 'url') ?? '';
  const patterns = [
    new RegExp(`/product-[a-z]{3}-${id}-([^/?#]+?)(?:\\.feed\\d+)?\\.html`),
    new RegExp(`/products/([^/?#]+)-${id}(?:\\.html)?(?:$|[?#])`),
  ];
  const found = patterns.map((pattern) => pattern.exec(url)?.[1]).find((slug) => slug !== undefined);
  return found ?? (wordOf(name) || 'produkt');
}

function idOf(product: FeedElement, reasons: Reasons): number {
  const text = attribute(product, 'id');
  const id = readWhole(text ?? '');
  return id !== null && id > 0 ? id : reasons.skip('id', text, 0);
}

/** Null is without VAT. */
function vatOf(product: FeedElement, reasons: Reasons): number | null {
  const text = attribute(product, 'vat');
  if (text !== undefined && exempt.has(text)) return null;
  const percent = readWhole(text ?? '');
  return percent !== null && percent <= 100 ? percent : reasons.skip('vat', text, null);
}

/** "Dom/Kuchnia/Kubki": the last name is the name of the category. */
function namedCategory(element: FeedElement | undefined): NamedCategory | null {
  const category = readNamed(element);
  if (!category) return null;
  const path = categoryPath(category.name);
  return path.length > 0 ? { id: category.id, name: path.at(-1)!, path } : { ...category, path: [category.name] };
}

/** The main category of a product; null without one. */
export const mapCategory = (product: FeedElement): NamedCategory | null => namedCategory(first(product, 'category'));

/** Its category and its places in the menu. */
function categoriesOf(product: FeedElement, reasons: Reasons): Pick<MappedProduct, 'category' | 'places'> {
  const category = mapCategory(product);
  const places = placesOf(product);
  if (!category && places.length === 0) reasons.notice('no-category');
  return { category, places };
}

/** The places in all menus of the shop, each once. */
function placesOf(product: FeedElement): ReadonlyArray<CategoryPath> {
  const items = all(product, 'navigation', 'site', 'menu', 'item');
  const paths = items.map((item) => menuPath(attribute(item, 'textid') ?? '')).filter(({ length }) => length > 0);
  const keys = paths.map(keyOfPath);
  return paths.filter((_, index) => keys.indexOf(keys[index]!) === index);
}

/**
 * Parameters by which the platform limits an order, `CONTEXT_MIN_QUANTITY_PER_RETAIL_ORDER` and its like; with `SIZE` the
 * quantity of each size.
 */
const orderLimit = /^CONTEXT_(MIN|MAX)_(SIZE_)?QUANTITY_PER_(?:(RETAIL|WHOLESALE)_)?ORDER$/;

type OrderLimit = 'MIN' | 'MAX' | 'MIN_SIZE_' | 'MAX_SIZE_';

function limitOf(parameter: FeedElement): { limit: string; buyer: string | undefined } | null {
  for (const value of Object.values(parameter.attributes)) {
    const [, bound, ofSize = '', buyer] = orderLimit.exec(value) ?? [];
    if (bound !== undefined) return { limit: ofSize ? `${bound}_${ofSize}` : bound, buyer };
  }
  return null;
}

/** The limits of an order by shoppers, in the unit of sale; null without one. */
function orderLimitsOf(
  product: FeedElement,
): Pick<MappedProduct, 'minPerOrder' | 'maxPerOrder' | 'minPerSize' | 'maxPerSize'> {
  const read = (sought: OrderLimit) => {
    const parameter = all(product, 'parameters', 'parameter').find((one) => {
      const found = limitOf(one);
      return found?.limit === sought && found.buyer !== 'WHOLESALE';
    });
    const value = parameter && first(parameter, 'value');
    const quantity = readQuantity(attribute(value, 'name') ?? value?.text ?? '') ?? 0;
    return quantity > 0 ? quantity : null;
  };
  return {
    minPerOrder: read('MIN'),
    maxPerOrder: read('MAX'),
    minPerSize: read('MIN_SIZE_'),
    maxPerSize: read('MAX_SIZE_'),
  };
}

/** Parameters with their values; a section is only a heading, hidden ones and limits of an order are no text of a page. */
const parametersOf = (product: FeedElement): ReadonlyArray<Parameter> =>
  inPolish(all(product, 'parameters', 'parameter')).flatMap((parameter) => {
    if (attribute(parameter, 'hide') === 'y' || limitOf(parameter)) return [];
    const name = attribute(parameter, 'name');
    const value = valueText(inPolish(all(parameter, 'value')));
    const isSection = attribute(parameter, 'type') === 'section';
    return name === undefined || isSection || value === '' ? [] : [{ name, value }];
  });

/** Facts outside of the feed's parameters that a page shows among them. */
function factsOf(product: FeedElement): ReadonlyArray<Parameter> {
  const warranty = readNamed(first(product, 'warranty'));
  const pieces = readWhole(attribute(first(product, 'inwrapper'), 'quantity') ?? '') ?? 0;
  return [
    ...(warranty ? [{ name: t('warranty'), value: warranty.name }] : []),
    ...(pieces > 1 ? [{ name: t('piecesInPackage'), value: String(pieces) }] : []),
  ];
}

/** Files of the product. A link to anything but a web address would not open a file. */
const enclosuresOf = (product: FeedElement, reasons: Reasons): ReadonlyArray<Enclosure> =>
  all(product, 'attachments', 'file').flatMap((file) => {
    const url = attribute(file, 'url');
    if (url === undefined) return [];
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
      reasons.notice('attachment', url);
      return [];
    }
    const name = inPolish(all(file, 'name'))[0]?.text || attribute(file, 'name');
    const access = accessOf(attribute(file, 'enable'), attribute(file, 'limitation'));
    if (access === 'nobody') return [];
    return [{ name: name || (url.split('/').at(-1) ?? url), file: url, ...(access !== 'all' && { access }) }];
  });

/** The files of a virtual product that its buyers get are the goods: they are paid for first. */
const filesOfType = (type: ProductType | undefined, files: ReadonlyArray<Enclosure>): ReadonlyArray<Enclosure> =>
  type === 'product_virtual'
    ? files.map((file) => (file.access === 'ordered' ? { ...file, access: 'paid' as const } : file))
    : files;

/** Who may download a file (wire contract 1.9): the stricter of both words. An unknown word opens it to wholesalers alone. */
function accessOf(...words: ReadonlyArray<string | undefined>): EnclosureAccess | 'nobody' {
  const ranks = ['all', 'ordered', 'wholesale', 'nobody'] as const;
  const read = (word = ''): number => {
    if (/^(|all|y|yes|none|1)$/i.test(word)) return 0;
    if (/^order/i.test(word)) return 1;
    if (/^(n|no|0|hidden)$/i.test(word)) return 3;
    return 2;
  };
  return ranks[Math.max(...words.map(read))]!;
}

function versionOf(product: FeedElement): MappedProduct['version'] {
  const group = first(product, 'group');
  const id = attribute(group, 'id');
  if (!group || id === undefined) return null;
  const value = first(group, 'group_by_parameter', 'product_value');
  const name = value && (inPolish(all(value, 'name'))[0]?.text || attribute(value, 'name'));
  return { group: id, name: name ?? '' };
}

/** Whole days until dispatch; 0 days come without a deadline. */
function shippingTimeOf(product: FeedElement): ShippingTime | null {
  const time = first(product, 'delivery_time');
  const days = readWhole(attribute(time, 'value') ?? '');
  return attribute(time, 'unit') === 'day' && days !== null && days > 0 ? { kind: 'days', days } : null;
}

const isVisible = (product: FeedElement): boolean =>
  !all(product, 'visibility', 'site').some((site) => attribute(site, 'visible') === 'no');

/** The suggested price that all sizes share: the shop has one for a product. */
function suggestedOfSizes(product: FeedElement, reasons: Reasons): FeedPrice | null {
  const [price, ...others] = all(product, 'sizes', 'size', 'srp').flatMap((srp) => unlessZero(readPrice(srp)) ?? []);
  if (!price) return null;
  if (others.every(({ gross, net }) => gross === price.gross && net === price.net)) return price;
  reasons.notice('size-srp');
  return null;
}

/** The prices of a product. The selling price may be at every size instead. */
function pricesOf(product: FeedElement, hasSizePrices: boolean, reasons: Reasons) {
  const price = readPrice(first(product, 'price'));
  if (price === undefined || (price === null && !hasSizePrices)) {
    const element = first(product, 'price');
    reasons.skip('price', attribute(element, 'gross') ?? attribute(element, 'net'), null);
  }
  return {
    price: price ?? null,
    strikethrough: unlessZero(readPrice(first(product, 'strikethrough_retail_price'))),
    suggested: unlessZero(readPrice(first(product, 'srp'))) ?? suggestedOfSizes(product, reasons),
  };
}

function checkCurrency(product: FeedElement, reasons: Reasons): void {
  const text = attribute(product, 'currency');
  if (text !== undefined && text.toUpperCase() !== currency) reasons.skip('currency', text, null);
}

/** The product, or all its problems. */
const judged = <Mapped>(product: FeedElement, name: string, reasons: Reasons, mapped: Mapped): Mapped | Skipped =>
  reasons.skips.length === 0 ? mapped : { id: attribute(product, 'id') ?? '', name, reasons: reasons.skips };

/**
 * A product of a full feed in the shop's terms (wire contract, 5). It is taken whole or not at all: an unreadable size
 * would otherwise count as removed.
 */
export function mapProduct(product: FeedElement): MappedProduct | Skipped {
  const reasons = new Reasons();
  const id = idOf(product, reasons);
  const name = oneLine(describedAs(product, 'name'));
  if (name === '') reasons.skip('name', undefined, null);
  const kind = attribute(product, 'type') ?? 'regular';
  checkCurrency(product, reasons);
  const sizes = mapSizes(product, reasons);
  if (sizes.length === 0) reasons.skip('sizes', undefined, null);
  const step = attribute(first(product, 'sell_by', 'retail'), 'quantity') ?? '1';
  const sellBy = readQuantity(step) ?? 0;
  if (sellBy <= 0) reasons.skip('sellBy', step, null);
  const mapped: MappedProduct = {
    id,
    slug: slugOf(product, id, name),
    code: attribute(product, 'code_on_card') ?? String(id),
    type: types[kind] ?? reasons.skip('type', kind, 'product'),
    name,
    subline: oneLine(plainText(describedAs(product, 'short_desc'))),
    description: plainText(describedAs(product, 'long_desc')),
    ...categoriesOf(product, reasons),
    producer: readNamed(first(product, 'producer')),
    series: readNamed(first(product, 'series')),
    vatPercent: vatOf(product, reasons),
    unit: attribute(first(product, 'unit'), 'name') ?? 'szt.',
    sellBy,
    precision: decimalsOf(sellBy),
    ...orderLimitsOf(product),
    isVisible: isVisible(product),
    version: versionOf(product),
    shippingTime: shippingTimeOf(product),
    parameters: [...parametersOf(product), ...factsOf(product)],
    enclosures: filesOfType(types[kind], enclosuresOf(product, reasons)),
    pictures: mapPictures(product, reasons),
    wholesalePrices: readPrices(product, 'price_wholesale'),
    ...pricesOf(product, sizes.length > 0 && sizes.every(({ price }) => price !== null), reasons),
    sizes,
    english: englishTexts(product),
    unplaced: mapUnplaced(product),
    notices: reasons.notices,
  };
  return judged(product, name, reasons, mapped);
}

/** A product of a light feed: price and stocks of an existing product. */
export function mapRefresh(product: FeedElement): MappedRefresh | Skipped {
  const reasons = new Reasons();
  checkCurrency(product, reasons);
  const mapped: MappedRefresh = {
    id: idOf(product, reasons),
    sizes: mapStocks(product, reasons),
    // A light feed may omit the price: then only the stocks are new.
    ...pricesOf(product, true, reasons),
    notices: reasons.notices,
  };
  return judged(product, '', reasons, mapped);
}

/** Whether mapping ended with reasons to skip the product. */
export const isSkipped = <Mapped extends object>(result: Mapped | Skipped): result is Skipped => 'reasons' in result;
