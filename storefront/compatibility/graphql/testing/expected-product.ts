import { addressOf } from '../../../shared/addresses.ts';
import type { ProductPage } from '../../../store/index.ts';
import { everyProductPrice, productPrice } from './expected.ts';
import type { RunningShop } from '../../../testing/running-shop.ts';

/** Every field that existing clients select of a product (wire contract 1.4). */
export const everyProductField = `id type code name versionName link zones icon iconSecond iconSmall iconSmallSecond
  enclosuresImages{iconWidth iconHeight} description
  unit{name singular plural sellBy precision fraction unitConvertedFormat} points pointsReceive
  producer{name link} awardedParameters{name values{name link search{icon}}}
  parametersWithContext{id name contextValue values{id name}} group{name versions{id name}}
  subscription{periods minimumQuantity}
  sizes{id name id code amount amount_mo amount_mw amount_mp
    availability{visible description descriptionTel status icon iconTel} price{...everyPrice}}
  price{...everyPrice}`;
export const everyPriceFragment = `fragment everyPrice on ProductPrice{${everyProductPrice}}`;

export async function pageOf({ store }: RunningShop, id: number): Promise<ProductPage> {
  const page = await store.catalogue.productPage(id);
  if (!page) throw new Error(`The catalogue has no product ${id}.`);
  return page;
}

const inStocks = (stocks: ProductPage['sizes'][number]['stocks'], ids: ReadonlyArray<string>) =>
  stocks.filter(({ stockId }) => ids.includes(stockId)).reduce((sum, { amount }) => sum + amount, 0) / 1000;

export const picture = (page: ProductPage, index: number, at: 0 | -1) => {
  const found = page.pictures[index];
  return found ? `/pictures/${found.id}-${found.widths.jpg.at(at)}.jpg` : null;
};

/** The whole product from the store, in the format of the contract. */
export function productOf(page: ProductPage, facts: { priced: string; status: 'enable' | 'disable'; zones: string[] }) {
  const { product, sizes, producer, pictures, versions } = page;
  const priced = sizes.find(({ type }) => type === facts.priced)!;
  const description = { enable: 'Produkt dostępny', disable: 'Chwilowo brak' }[facts.status];
  return {
    id: product.id,
    type: 'product_item',
    code: product.code,
    name: product.name,
    versionName: product.versionName,
    link: addressOf('product', { id: product.id, slug: product.slug }),
    zones: facts.zones,
    icon: picture(page, 0, -1),
    iconSecond: picture(page, 1, -1),
    iconSmall: picture(page, 0, 0),
    iconSmallSecond: picture(page, 1, 0),
    enclosuresImages: pictures.map(({ width, height }) => ({ iconWidth: width, iconHeight: height })),
    description: product.description,
    unit: {
      name: product.unit.name,
      singular: product.unit.singular,
      plural: product.unit.plural,
      sellBy: product.unit.sellBy / 1000,
      precision: product.unit.precision,
      fraction: String(product.unit.sellBy / 1000),
      unitConvertedFormat: null,
    },
    points: 0,
    pointsReceive: Math.floor(priced.price / 1000),
    producer: { name: producer?.name, link: addressOf('producer', { id: producer!.id, slug: producer!.slug }) },
    awardedParameters: product.details.keyFacts.map(({ label, value }) => ({
      name: label,
      values: [{ name: value, link: null, search: null }],
    })),
    parametersWithContext: product.details.parameters.map(({ name, value }) => ({
      id: null,
      name,
      contextValue: null,
      values: [{ id: null, name: value }],
    })),
    group:
      versions.length > 0
        ? { name: product.details.version?.label, versions: versions.map(({ id, name }) => ({ id, name })) }
        : null,
    subscription: null,
    sizes: sizes.map((size) => ({
      id: size.type,
      name: size.name,
      code: size.code,
      amount: size.amount / 1000,
      amount_mo: inStocks(size.stocks, ['M1']),
      amount_mw: 0,
      amount_mp: inStocks(size.stocks, ['S1', 'S2', 'S3']),
      availability: {
        visible: true,
        description,
        descriptionTel: description,
        status: facts.status,
        icon: null,
        iconTel: null,
      },
      price: productPrice(page, size),
    })),
    price: productPrice(page, priced),
  };
}
