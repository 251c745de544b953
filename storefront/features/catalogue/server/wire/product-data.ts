import { plainDecimal } from '../../../../../components/quantity-stepper/bounded-decimal.ts';
import type {
  OrderQuantityRange,
  ProductData,
  WireFlag,
  WireSize,
} from '../../../../../patterns/contract/product-data.ts';
import type { Thousandths } from '../../../../../patterns/rules/price.ts';
import { quantityDiscount, wireRebateNumber } from '../../../../../patterns/rules/quantity-discount.ts';
import { quantityBounds, unlimited } from '../../../../../patterns/rules/quantity.ts';
import { sizeType } from '../../../../../patterns/rules/size.ts';
import type { PageSize, Product, ProductPage } from '../../../../store/index.ts';
import { wireBasePrice, wireOfferedPrice, wirePrice, type PriceContext } from './price.ts';
import { offeredPrices, sizeForm } from './size-form.ts';

/** The source of `product_data`. */
export type ProductSource = Pick<ProductPage, 'product' | 'sizes' | 'tiers'>;

/**
 * A page's product as the platform's scripts read it (wire contract 2.8), without shop data; `pageProductData` adds
 * those.
 */
export function productData(source: ProductSource, prices: PriceContext): ProductData {
  const { product, sizes } = source;
  const { unit } = product;
  return {
    product_id: String(product.id),
    product_type: wireProductType(product),
    currency: 'PLN',
    unit: unit.singular,
    unit_plural: unit.plural,
    unit_sellby: plainDecimal(unit.sellBy),
    unit_precision: String(unit.precision),
    for_points: product.pointsPrice === null ? 'n' : 'y',
    base_price: wireBasePrice(source, prices),
    order_quantity_range: rangeOf(product),
    sizes: Object.fromEntries(
      sizes.map((size, priority) => [sizeType(size.type), wireSize(source, size, priority, prices)]),
    ),
  };
}

/** The kind of goods, in the wire's terms. */
export const wireProductType = ({ type }: Product): ProductData['product_type'] =>
  type === 'product' ? 'product_item' : type;

/** A quantity on the wire: in units, -1 for unlimited. */
export const wireAmount = (amount: Thousandths): number => (amount === unlimited ? unlimited : amount / 1000);

export const wireFlag = (isSet: boolean): WireFlag => (isSet ? 'true' : 'false');

function wireSize({ product, tiers }: ProductSource, size: PageSize, priority: number, prices: PriceContext): WireSize {
  const form = sizeForm(product, size);
  const bounds = quantityBounds(size.quantity);
  const goods = { price: size.price, vatPercent: product.vatPercent, tiers, bounds };
  const { normal, subscription } = offeredPrices(product, size);
  return {
    type: sizeType(size.type),
    priority: String(priority),
    name: size.name,
    description: size.name,
    amount: wireAmount(size.amount),
    availability: { visible: 'y', status: form.state === 'unavailable' ? 'disable' : size.availability },
    // Without another system's code the shop's counts.
    code_extern: size.externalCode ?? size.code,
    code_producer: size.producerCode ?? '',
    weight: { g: String(size.weight), kg: plainDecimal(size.weight) },
    phone_price: wireFlag(product.isPhonePrice || product.isForPointsOnly),
    gratis: wireFlag(product.isGratis),
    price: wirePrice(product, size, prices),
    ...(tiers.length > 0 && { rebateNumber: wireRebateNumber(quantityDiscount(goods, bounds.min), prices.currency) }),
    ...(subscription && {
      price_normal: wireOfferedPrice(normal, prices.currency),
      price_subscription: wireOfferedPrice(subscription, prices.currency),
    }),
  };
}

/** Only existing limits: clients take a missing one for none. */
function rangeOf(product: Product): OrderQuantityRange {
  const { ofEachSize } = product.details;
  const limits = {
    max_quantity_per_order: product.maxPerOrder,
    max_size_quantity_per_order: ofEachSize?.max,
    min_quantity_per_order: product.minPerOrder,
    min_size_quantity_per_order: ofEachSize?.min,
    minimum_quantity_subscription: product.details.subscription?.minQuantity,
  };
  const isSet = (limit: Thousandths | null | undefined): limit is Thousandths =>
    limit !== null && limit !== undefined && limit !== unlimited;
  return Object.fromEntries(
    Object.entries(limits).flatMap(([name, limit]) => (isSet(limit) ? [[name, plainDecimal(limit)]] : [])),
  );
}
