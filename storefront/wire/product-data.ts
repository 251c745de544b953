import { plainDecimal } from '../../components/quantity-stepper/bounded-decimal.ts';
import type { OrderQuantityRange, ProductData, WireSize } from '../../patterns/contract/product-data.ts';
import type { Thousandths } from '../../patterns/rules/price.ts';
import { unlimited } from '../../patterns/rules/quantity.ts';
import { sizeType } from '../../patterns/rules/size.ts';
import type { Product, ProductPage, ProductSize } from '../server/store/index.ts';
import { wirePrice, type PriceContext } from './price.ts';

/** The product of a page as the platform's scripts read it: `product_data` (wire contract 2.8). */
export function productData(
  { product, sizes }: Pick<ProductPage, 'product' | 'sizes'>,
  prices: PriceContext,
): ProductData {
  const { unit } = product;
  return {
    product_id: String(product.id),
    product_type: product.type === 'product' ? 'product_item' : product.type,
    currency: 'PLN',
    unit: unit.singular,
    unit_plural: unit.plural,
    unit_sellby: plainDecimal(unit.sellBy),
    unit_precision: String(unit.precision),
    for_points: product.pointsPrice === null ? 'n' : 'y',
    order_quantity_range: rangeOf(product, sizes),
    sizes: Object.fromEntries(sizes.map((size) => [sizeType(size.type), wireSize(product, size, prices)])),
  };
}

function wireSize(product: Product, size: ProductSize, prices: PriceContext): WireSize {
  return {
    type: sizeType(size.type),
    name: size.name,
    description: size.name,
    amount: size.amount === unlimited ? unlimited : size.amount / 1000,
    availability: {
      visible: 'y',
      status: size.isAvailable || size.availability === 'order' ? size.availability : 'disable',
    },
    price: wirePrice(product, size, prices),
  };
}

/** Only the limits that are set: clients take a missing one for none. */
function rangeOf(product: Product, sizes: ReadonlyArray<ProductSize>): OrderQuantityRange {
  const quantity = sizes[0]?.quantity;
  const limits = {
    max_quantity_per_order: product.maxPerOrder,
    max_size_quantity_per_order: quantity?.maxPerSize,
    min_quantity_per_order: product.minPerOrder,
    min_size_quantity_per_order: quantity?.minPerSize,
    minimum_quantity_subscription: product.details.subscription?.minQuantity,
  };
  const isSet = (limit: Thousandths | null | undefined): limit is Thousandths =>
    limit !== null && limit !== undefined && limit !== unlimited;
  return Object.fromEntries(
    Object.entries(limits).flatMap(([name, limit]) => (isSet(limit) ? [[name, plainDecimal(limit)]] : [])),
  );
}
