import type { WirePrice } from '../../patterns/contract/product-data.ts';
import { formatMoney, toWire, type CurrencyFormat, type Grosze } from '../../patterns/rules/money.ts';
import { netOf } from '../../patterns/rules/price.ts';
import type { Product, ProductSize } from '../server/store/index.ts';

export interface PriceContext {
  currency: CurrencyFormat;
  /** Loyalty points for one złoty that is spent. */
  pointsPerZloty: number;
}

/** What one size costs, in the wire's words. A product outside of VAT costs the same net. */
export function wirePrice(product: Product, size: ProductSize, { currency, pointsPerZloty }: PriceContext): WirePrice {
  const net = (gross: Grosze) => (product.vatPercent === null ? gross : netOf(gross, product.vatPercent));
  const { suggestedPriceGross = 0, pointsReceived } = product.details;
  const { crossedPrice = 0, lowestPrice = 0, percent = 0 } = size.reduction ?? {};
  const saved = Math.max(0, lowestPrice - size.price);
  return {
    value: toWire(size.price),
    price_net: toWire(net(size.price)),
    price_formatted: formatMoney(size.price, currency),
    price_net_formatted: formatMoney(net(size.price), currency),
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
    points_recive: String(pointsReceived ?? Math.floor((size.price / 100) * pointsPerZloty)),
    basket_enable: size.isAvailable ? 'y' : 'n',
  };
}
