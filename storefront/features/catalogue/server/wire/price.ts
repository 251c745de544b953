import type { WireBasePrice, WireOfferedPrice, WirePrice } from '../../../../../patterns/contract/product-data.ts';
import { formatMoney, toWire, type CurrencyFormat, type Grosze } from '../../../../../patterns/rules/money.ts';
import { grossNet } from '../../../../../patterns/rules/gross-net.ts';
import type { GrossNet } from '../../../../../patterns/rules/price-calculator.ts';
import { pointsFor } from '../../../../../patterns/rules/points.ts';
import { lineTotal } from '../../../../../patterns/rules/price.ts';
import type { Product, ProductPage, ProductSize } from '../../../../store/index.ts';
import { sizeForm } from './size-form.ts';

export interface PriceContext {
  currency: CurrencyFormat;
  /** Loyalty points per spent złoty. */
  pointsPerZloty: number;
}

/** A price in its four formats. */
export const wireOfferedPrice = ({ gross, net }: GrossNet, currency: CurrencyFormat): WireOfferedPrice => ({
  value: toWire(gross),
  price_net: toWire(net),
  price_formatted: formatMoney(gross, currency),
  price_net_formatted: formatMoney(net, currency),
});

/** The price of one size, in wire terms. */
export function wirePrice(product: Product, size: ProductSize, { currency, pointsPerZloty }: PriceContext): WirePrice {
  const net = (gross: Grosze) => grossNet(gross, product.vatPercent).net;
  const { suggestedPriceGross = 0, pointsReceived } = product.details;
  const { crossedPrice = 0, lowestPrice = 0, percent = 0 } = size.reduction ?? {};
  const saved = Math.max(0, lowestPrice - size.price);
  return {
    ...wireOfferedPrice(grossNet(size.price, product.vatPercent), currency),
    srp: toWire(suggestedPriceGross),
    srp_net: toWire(net(suggestedPriceGross)),
    advanceprice: toWire(0),
    maxprice: toWire(crossedPrice),
    maxprice_net: toWire(net(crossedPrice)),
    omnibus_price: toWire(lowestPrice),
    omnibus_price_net: toWire(net(lowestPrice)),
    yousave: toWire(saved),
    yousave_net: toWire(net(lowestPrice) - net(lowestPrice - saved)),
    yousave_percent: String(percent),
    points: String(product.pointsPrice ?? 0),
    points_recive: String(pointsFor({ perZloty: pointsPerZloty, perUnit: pointsReceived ?? null }, size.price, 1000)),
    basket_enable: sizeForm(product, size).buy === 'enabled' ? 'y' : 'n',
  };
}

/** The price of the initial size, with the range over all sizes. */
export function wireBasePrice(
  { product, sizes }: Pick<ProductPage, 'product' | 'sizes'>,
  context: PriceContext,
): WireBasePrice {
  const size = sizes.find(({ type }) => type === product.defaultSize) ?? sizes[0]!;
  const crossed = sizes.flatMap(({ reduction }) => reduction?.crossedPrice ?? []);
  const both = <Name extends string>(name: Name, gross: Grosze) =>
    ({ [name]: toWire(gross), [`${name}_net`]: toWire(grossNet(gross, product.vatPercent).net) }) as Record<
      Name | `${Name}_net`,
      string
    >;
  return {
    ...wirePrice(product, size, context),
    ...both('minprice', Math.min(...sizes.map(({ price }) => price))),
    ...both('size_min_maxprice', crossed.length > 0 ? Math.min(...crossed) : 0),
    ...both('size_max_maxprice', Math.max(0, ...crossed)),
    ...both('price_unit_sellby', lineTotal(size.price, product.unit.sellBy)),
  };
}
