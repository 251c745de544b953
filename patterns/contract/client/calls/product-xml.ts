import { withQuery, type ShopConnection } from '../connection.ts';
import { send, type CallOptions } from '../send.ts';

/** How long the product's XML may take, in milliseconds (spec 9). */
export const productXmlTimeout = 18_000;

/** An element's value: an object of its attributes and children, its text without any, a list for a repeated name. */
export type XmlValue = string | { readonly [name: string]: XmlValue } | ReadonlyArray<XmlValue>;

/** A product's XML (wire contract 2.7). */
export interface ProductXml {
  readonly id: string;
  /** product_item, product_bundle and others. */
  readonly productType: string;
  readonly unit: string;
  readonly unitPlural: string;
  readonly unitSellBy: number;
  readonly unitPrecision: number;
  /** By their type. */
  readonly sizes: Readonly<Record<string, XmlValue>>;
}

export interface ProductXmlOptions extends CallOptions {
  /** Parses XML: the browser's parser by default. */
  parse?: (xml: string) => Document;
}

const parseXml = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml');

/**
 * Call 9: a product by the XML of its page. Ignores errors (C-25): null for an unknown product, or without an answer
 * that can be parsed whole. Only an abort throws.
 */
export async function productXml(
  shop: ShopConnection,
  product: number | string,
  { parse = parseXml, timeout = productXmlTimeout, signal }: ProductXmlOptions = {},
): Promise<ProductXml | null> {
  try {
    const address = withQuery('/projector.php', { product, shop_xml: 'true', getProductXML: 'true' });
    const { text } = await send(shop, address, { timeout, signal });
    return readProduct(parse(text));
  } catch (error) {
    if (signal?.aborted) throw error;
    return null;
  }
}

function readProduct(page: Document): ProductXml | null {
  // Browsers return what precedes the fault.
  if (page.querySelector('parsererror')) return null;
  const product = page.querySelector('product');
  const unit = page.querySelector('sizes_version');
  const id = product?.getAttribute('id');
  if (!product || !id) return null;
  const version = [...(page.querySelector('versions')?.children ?? [])].find((one) => one.getAttribute('id') === id);
  const sizes = [...(version?.querySelectorAll('size[type]') ?? [])];
  return {
    id,
    productType: product.getAttribute('product_type') ?? '',
    unit: unit?.getAttribute('unit') ?? '',
    unitPlural: unit?.getAttribute('unit_plural') ?? '',
    unitSellBy: numberOf(unit, 'unit_sellby', 1),
    unitPrecision: numberOf(unit, 'unit_precision', 0),
    sizes: Object.fromEntries(sizes.map((size) => [size.getAttribute('type')!, valueOf(size)])),
  };
}

function numberOf(element: Element | null, name: string, otherwise: number): number {
  const read = Number.parseFloat(element?.getAttribute(name) ?? '');
  return Number.isFinite(read) ? read : otherwise;
}

function valueOf(element: Element): XmlValue {
  const parts: Array<readonly [string, XmlValue]> = [
    ...[...element.attributes].map(({ name, value }) => [name, value] as const),
    ...[...element.children].map((child) => [child.localName, valueOf(child)] as const),
  ];
  if (parts.length === 0) return element.textContent ?? '';
  const valuesOf = (name: string) => parts.filter(([one]) => one === name).map(([, value]) => value);
  return Object.fromEntries(
    parts.map(([name]) => {
      const values = valuesOf(name);
      return [name, values.length === 1 ? values[0]! : values];
    }),
  );
}
