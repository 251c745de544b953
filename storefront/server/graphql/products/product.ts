import { plainDecimal } from '../../../../components/quantity-stepper/bounded-decimal.ts';
import { translator } from '../../../../components/texts/texts.ts';
import type { ProductData } from '../../../../patterns/contract/product-data.ts';
import { pictureSource } from '../../../../patterns/picture-source/index.ts';
import { unitPrice } from '../../../../patterns/rules/price.ts';
import { unlimited } from '../../../../patterns/rules/quantity.ts';
import { sizeType } from '../../../../patterns/rules/size.ts';
import { addressOf } from '../../../addresses.ts';
import { loadCatalogue } from '../../../catalogue/load.ts';
import { productCardsTexts } from '../../../product-cards/texts.ts';
import { productData } from '../../../wire/product-data.ts';
import type { PageSize, Picture, Stock } from '../../store/index.ts';
import type { Wording } from '../context.ts';
import { callTexts } from '../texts.ts';
import type { Goods } from './goods.ts';
import { productPrice } from './product-price.ts';

const { shop } = loadCatalogue();

/** Where sizes lie, to tell the warehouse from the showrooms. */
export type StockKinds = ReadonlyArray<Pick<Stock, 'id' | 'kind'>>;

/**
 * A product in the words of the calls. Types, amounts, availability and points are those of `product_data`, which the page
 * itself carries; prices are those of its card.
 */
export function wireProduct(goods: Goods, stocks: StockKinds, wording: Wording) {
  const { page } = goods;
  const { product, sizes, producer } = page;
  const { keyFacts, parameters, subscription } = product.details;
  const data = productData(page, {
    currency: wording.settings.currency,
    pointsPerZloty: shop.loyalty.pointsPerZloty,
  });
  const priced = pricedSize(goods);
  const ownData = priced && data.sizes[sizeType(priced.type)];
  const [first, second] = page.pictures;
  return {
    id: product.id,
    type: data.product_type,
    code: product.code,
    name: product.name,
    versionName: product.versionName,
    link: addressOf('product', { id: product.id, slug: product.slug }),
    zones: [...(priced?.reduction ? ['promo'] : []), ...(product.isNew ? ['newproducts'] : [])],
    icon: iconOf(first, 'large'),
    iconSecond: iconOf(second, 'large'),
    iconSmall: iconOf(first, 'small'),
    iconSmallSecond: iconOf(second, 'small'),
    enclosuresImages: page.pictures.map(({ width, height }) => ({ iconWidth: width, iconHeight: height })),
    description: product.description,
    unit: wireUnit(goods, priced),
    points: product.pointsPrice ?? 0,
    pointsReceive: Number(ownData?.price.points_recive ?? 0),
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
    sizes: sizes.map((size) => wireSize(goods, size, data, stocks, wording)),
    price: priced ? productPrice(goods, priced, wording) : null,
  };
}

export type WireProduct = ReturnType<typeof wireProduct>;

/** The size whose price the card says: the cheapest where prices differ, else the chosen one. */
function pricedSize({ page, card }: Goods): PageSize | undefined {
  return card.hasSeveralPrices
    ? page.sizes.find(({ price }) => price === card.lowestSizePrice)
    : (page.sizes.find(({ type }) => type === card.defaultSize) ?? page.sizes[0]);
}

const periodDays = { week: 7, month: 30 } as const;
export const daysOf = ({ count, unit }: { count: number; unit: keyof typeof periodDays }): number =>
  count * periodDays[unit];

function iconOf(picture: Picture | undefined, size: 'small' | 'large'): string | null {
  if (!picture) return null;
  const { base, widths } = pictureSource(picture);
  const width = size === 'small' ? widths.jpg[0] : widths.jpg.at(-1);
  return width === undefined ? null : `${base}-${width}.jpg`;
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

function wireSize(goods: Goods, size: PageSize, data: ProductData, stocks: StockKinds, wording: Wording) {
  const id = sizeType(size.type);
  const { amount = 0, availability } = data.sizes[id] ?? {};
  const status = availability?.status ?? 'disable';
  const description =
    status === 'disable'
      ? translator(productCardsTexts, wording.texts)('soldOut')
      : translator(callTexts, wording.texts)(status);
  const kindOf = new Map(stocks.map((stock) => [stock.id, stock.kind]));
  const amountIn = (kind: Stock['kind']) =>
    total(size.stocks.flatMap((share) => (kindOf.get(share.stockId) === kind ? [share.amount] : [])));
  return {
    id,
    name: size.name,
    code: size.code,
    amount,
    amount_mo: amountIn('warehouse'),
    // Nothing lies at suppliers: the shop sells what it has.
    amount_mw: 0,
    amount_mp: amountIn('showroom'),
    availability: {
      visible: availability?.visible === 'y',
      description,
      descriptionTel: description,
      status,
      icon: null,
      iconTel: null,
    },
    price: productPrice(goods, size, wording),
  };
}

const total = (amounts: ReadonlyArray<number>): number =>
  amounts.includes(unlimited) ? unlimited : amounts.reduce((sum, amount) => sum + amount, 0) / 1000;
