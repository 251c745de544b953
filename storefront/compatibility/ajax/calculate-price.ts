import { grossNet, lineWorth } from '../../../patterns/rules/gross-net.ts';
import { parseQuantity, quantityBounds } from '../../../patterns/rules/quantity.ts';
import { sizeType } from '../../../patterns/rules/size.ts';
import { priceAt } from '../../../patterns/rules/tiers.ts';
import { readPeriod } from '../../features/basket/index.ts';
import { chosenPrice } from '../../features/basket/store.ts';
import { sizeForm } from '../../features/catalogue/index.ts';
import { ajaxCall } from './calling/ajax-call.ts';
import { json } from './calling/formats.ts';
import { readId } from './calling/read-parameters.ts';
import { amountTexts } from './projector/amounts.ts';

/** Why a choice has no price; 0 where it has one. The numbers are the shop's own: the contract shows none. */
const errno = { none: 0, unknownProduct: 1, unknownSize: 2, unknownOption: 3, unreadableQuantity: 4, notSold: 5 };

/**
 * The price of a configured product (wire contract 2.5; its shape is not shown there), under the names of
 * `get=sizeprices`. It is counted by the rules of the basket, so that a line costs what was quoted.
 */
export const calculatePriceCall = ajaxCall({
  name: 'calculate-price',
  path: '/ajax/calculatePrice.php',
  format: json,
  async answer({ parameters }, { store, settings: { currency } }) {
    const field = (name: string) => parameters.get(name) ?? '';
    const productId = readId(field('product'));
    const page = productId === null ? null : await store.catalogue.productPage(productId);
    if (!page) return { errno: errno.unknownProduct };
    const { product, sizes, tiers } = page;
    const wanted = sizeType(field('size') || product.defaultSize);
    const size = sizes.find(({ type }) => type === wanted);
    if (!size) return { errno: errno.unknownSize };
    const isDefault = size.type === product.defaultSize;
    const options = { configuration: readConfiguration(parameters), ...readPeriod(field) };
    const price = chosenPrice({ price: size.price, isDefault, details: product.details }, options);
    if (price === null) return { errno: errno.unknownOption };
    if (!['money', 'free'].includes(sizeForm(product, size).price.kind)) return { errno: errno.notSold };
    const quantity = field('number') === '' ? quantityBounds(size.quantity).min : parseQuantity(field('number'));
    if (quantity === null || quantity === 0) return { errno: errno.unreadableQuantity };

    const unitGross = priceAt(price, tiers, quantity);
    const unit = grossNet(unitGross, product.vatPercent);
    const worth = lineWorth({ unitGross, vatPercent: product.vatPercent, quantity });
    const { price: value, ...texts } = amountTexts('price', unit.gross, unit.net, currency);
    return { errno: errno.none, value, ...texts, ...amountTexts('worth', worth.gross, worth.net, currency) };
  },
});

/** Group to option, as product forms send them: `configuration[podstawa]=dab`. */
const readConfiguration = (parameters: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...parameters].flatMap(([name, value]) => {
      const group = /^configuration\[([\w-]{1,40})\]$/.exec(name)?.[1];
      return group === undefined ? [] : [[group, value]];
    }),
  );
