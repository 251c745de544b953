import { plainDecimal } from '../../../../components/quantity-stepper/bounded-decimal.ts';
import { toWire } from '../../../../patterns/rules/money.ts';
import { sizeType } from '../../../../patterns/rules/size.ts';
import { shortUnitName } from '../../../../patterns/rules/units.ts';
import { addressOf } from '../../../shared/addresses.ts';
import { loadBasket, wireUser } from '../../../features/basket/index.ts';
import type { CallContext } from '../../graphql/context.ts';
import { pairOf } from '../../graphql/money.ts';
import { wireBasket } from '../../graphql/queries/basket.ts';
import { iconOf } from '../../wire/icon.ts';

/** The basket of this session, as a preview shows it (wire contract 2.3). Its sums equal those of the GraphQL call. */
export async function basketAnswer(context: CallContext) {
  const { settings } = context;
  const loaded = await loadBasket(context);
  const counted = wireBasket({ ...loaded, paymentCost: 0, products: new Map() }, { settings });
  const { worth, shipping, toShippingFree } = counted.summaryBasket;
  const nothing = pairOf({ gross: 0, net: 0 }, settings.currency);
  const cost = shipping?.cost ?? nothing;
  return {
    products: loaded.lines.map(({ line, card }, index) => {
      const [icon, second] = card.pictures;
      const secondIcon = iconOf(second, 'small');
      return {
        id: String(line.productId),
        size: sizeType(line.size),
        size_name: line.sizeName,
        name: line.name,
        link: addressOf('product', { id: line.productId, slug: line.slug }),
        icon: iconOf(icon, 'small') ?? '',
        ...(secondIcon !== null && { icon_second: secondIcon }),
        product_version_name: line.versionName,
        count: plainDecimal(line.quantity),
        unit: shortUnitName(line.unit, line.quantity),
        worth_unit: toWire(line.unitGross),
        subscription_period: String(line.options.period ?? 0),
        md5_additional: line.additional,
        prices: {
          worth_net: counted.products[index]!.worth.net.value.toFixed(2),
          worth_gros: counted.products[index]!.worth.gross.value.toFixed(2),
          worth_net_formatted: counted.products[index]!.worth.net.formatted,
          worth_gros_formatted: counted.products[index]!.worth.gross.formatted,
        },
      };
    }),
    productsCounter: loaded.lines.length,
    productsNumber: loaded.lines.reduce((sum, { line }) => sum + line.quantity, 0) / 1000,
    worth: worth.gross.value,
    worth_net: worth.net.value,
    worth_formatted: worth.gross.formatted,
    worth_net_formatted: worth.net.formatted,
    shippingCost: cost.gross.value.toFixed(2),
    shippingCost_net: cost.net.value.toFixed(2),
    shippingCost_formatted: cost.gross.formatted,
    shippingCost_net_formatted: cost.net.formatted,
    // 0 means free delivery: without it, the field is empty.
    ...(toShippingFree && {
      toShippingFree: toShippingFree.value.toFixed(2),
      toShippingFree_formatted: toShippingFree.formatted,
    }),
    version: String(loaded.basket.version),
    user: wireUser(await context.client()),
  };
}
