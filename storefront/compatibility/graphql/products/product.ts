import { plainDecimal } from '../../../../components/quantity-stepper/bounded-decimal.ts';
import type { WireSizeInShop } from '../../../../patterns/contract/product-data.ts';
import { unitPrice } from '../../../../patterns/rules/price.ts';
import { sizeType } from '../../../../patterns/rules/size.ts';
import { daysOf } from '../../../../patterns/rules/subscription.ts';
import { addressOf } from '../../../shared/addresses.ts';
import {
  loadCarriers,
  loadShopTime,
  pageProductData,
  wireProductType,
  type Carriers,
  type ShopTime,
} from '../../../features/catalogue/index.ts';
import { iconOf } from '../../wire/icon.ts';
import type { PageSize, Stock } from '../../../store/index.ts';
import type { CallContext, Wording } from '../context.ts';
import type { Product, Size } from '../schema/types.ts';
import { loadGoods, type Goods, type GoodsChoice } from './goods.ts';
import { productPrice } from './product-price.ts';

/** The shop's context of its products at the moment of a request. */
interface Around {
  readonly time: ShopTime;
  readonly carriers: Carriers;
  readonly stocks: ReadonlyArray<Stock>;
}

/** The products that exist, in the order of `ids`. */
export async function loadProducts(
  context: CallContext,
  ids: ReadonlyArray<number>,
  choice?: GoodsChoice,
): Promise<ReadonlyArray<WireProduct>> {
  const goods = await loadGoods(context, ids, choice);
  const around = once(() => loadAround(context));
  return goods.map((one) => wireProduct(one, context, around));
}

async function loadAround(context: CallContext): Promise<Around> {
  const { catalogue } = context.store;
  const [carriers, stocks, time] = await Promise.all([
    loadCarriers(context),
    catalogue.stocks(),
    loadShopTime(context),
  ]);
  return { carriers, stocks, time };
}

/**
 * A product in the format of the calls. Types, amounts, availability and points are those of `product_data`, which the page
 * itself carries; prices are those of its card. Functions are evaluated when a document asks for them: most ask for
 * a name, a picture and a price.
 */
function wireProduct(goods: Goods, { texts, settings }: Wording, around: () => Promise<Around>) {
  const { page } = goods;
  const { product, sizes, producer } = page;
  const { keyFacts, parameters, subscription } = product.details;
  const wording = { texts, settings };
  const data = once(async () =>
    pageProductData(page, {
      ...(await around()),
      texts,
      currency: settings.currency,
      pointsPerZloty: settings.pointsPerZloty,
      // Calls do not return a bundle's savings.
      partsPrice: null,
    }),
  );
  const priced = pricedSize(goods);
  const dataOf = async (size: PageSize) => (await data()).sizes[sizeType(size.type)]!;
  const [first, second] = page.pictures;
  return {
    id: product.id,
    type: wireProductType(product),
    code: product.code,
    name: product.name,
    versionName: product.versionName,
    link: addressOf('product', { id: product.id, slug: product.slug }),
    zones: [...(priced?.reduction ? ['promo'] : []), ...(product.isNew ? ['newproducts'] : []), ...page.zones],
    icon: iconOf(first, 'large'),
    iconSecond: iconOf(second, 'large'),
    iconSmall: iconOf(first, 'small'),
    iconSmallSecond: iconOf(second, 'small'),
    enclosuresImages: page.pictures.map(({ width, height }) => ({ iconWidth: width, iconHeight: height })),
    description: product.description,
    unit: wireUnit(goods, priced),
    points: product.pointsPrice ?? 0,
    pointsReceive: async () => (priced ? Number((await dataOf(priced)).price.points_recive ?? 0) : 0),
    producer: producer && {
      name: producer.name,
      link: addressOf('producer', { id: producer.id, slug: producer.slug }),
    },
    awardedParameters: keyFacts.map(({ label, value }) => ({
      name: label,
      values: [{ name: value, link: null, search: null }],
    })),
    parametersWithContext: parameters.map(({ name, value }) => ({
      id: null,
      name,
      contextValue: null,
      values: [{ id: null, name: value }],
    })),
    group:
      page.versions.length === 0
        ? null
        : {
            name: product.details.version?.label ?? null,
            versions: page.versions.map(({ id, name }) => ({ id, name })),
          },
    subscription: subscription
      ? { periods: subscription.periods.map(daysOf), minimumQuantity: subscription.minQuantity / 1000 }
      : null,
    sizes: () => Promise.all(sizes.map(async (size) => wireSize(goods, size, await dataOf(size), wording))),
    price: () => (priced ? productPrice(goods, priced, wording) : null),
  } satisfies Product;
}

export type WireProduct = ReturnType<typeof wireProduct>;

/** `count`, called once. */
function once<Value extends object>(count: () => Value): () => Value {
  let counted: Value | undefined;
  return () => (counted ??= count());
}

/** The size of the card's price: the cheapest if prices differ, else the chosen one. */
function pricedSize({ page, card }: Goods): PageSize | undefined {
  return card.hasSeveralPrices
    ? page.sizes.find(({ price }) => price === card.lowestSizePrice)
    : (page.sizes.find(({ type }) => type === card.defaultSize) ?? page.sizes[0]);
}

function wireUnit({ page: { product } }: Goods, size: PageSize | undefined) {
  const { name, singular, plural, sellBy, precision } = product.unit;
  const content = size?.netContent;
  return {
    name,
    singular,
    plural,
    sellBy: sellBy / 1000,
    precision,
    fraction: plainDecimal(sellBy),
    unitConvertedFormat: content ? unitPrice(size.price, content).unit : null,
  };
}

function wireSize(goods: Goods, size: PageSize, sizeInShop: WireSizeInShop, wording: Wording) {
  const { type, name, amount, amount_mo, amount_mw, amount_mp, availability } = sizeInShop;
  return {
    id: type,
    name,
    code: size.code,
    amount,
    amount_mo,
    amount_mw,
    amount_mp,
    availability: {
      visible: availability.visible === 'y',
      description: availability.status_description,
      descriptionTel: availability.status_description_tel,
      status: availability.status,
      icon: null,
      iconTel: null,
    },
    price: productPrice(goods, size, wording),
  } satisfies Size;
}
