import { grossNet, lineWorth } from '../../../patterns/rules/gross-net.ts';
import { wireText, type Amount, type Grosze } from '../../../patterns/rules/money.ts';
import { subscriptionResult, type PriceResult } from '../../../patterns/rules/price-calculator.ts';
import { parseQuantity, quantityBounds } from '../../../patterns/rules/quantity.ts';
import { priceWithCode } from '../../../patterns/rules/rebate-code.ts';
import { sizeType } from '../../../patterns/rules/size.ts';
import { priceAt } from '../../../patterns/rules/tiers.ts';
import { readPeriod } from '../../features/basket/index.ts';
import { chosenPrice, type RebateCode } from '../../features/basket/store.ts';
import type { CallContext } from '../graphql/context.ts';
import { sizeForm } from '../../features/catalogue/index.ts';
import { ajaxCall } from './calling/ajax-call.ts';
import { json } from './calling/formats.ts';
import { readId } from './calling/read-parameters.ts';
import { amountTexts } from './projector/amounts.ts';

/** Why a choice has no price; 0 where it has one. The numbers are the shop's own: the contract shows none. */
const errno = { none: 0, unknownProduct: 1, unknownSize: 2, unknownOption: 3, unreadableQuantity: 4, notSold: 5 };

/** The price of a choice, or why it has none. */
export async function calculatePrice(parameters: URLSearchParams, context: CallContext) {
  const {
    store,
    settings: { currency },
  } = context;
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
  const priced = { price: size.price, isDefault, details: product.details };
  const price = chosenPrice(priced, options);
  const singlePrice = chosenPrice(priced, { configuration: options.configuration });
  if (price === null || singlePrice === null) return { errno: errno.unknownOption };
  if (!['money', 'free'].includes(sizeForm(product, size).price.kind)) return { errno: errno.notSold };
  const quantity = field('number') === '' ? quantityBounds(size.quantity).min : parseQuantity(field('number'));
  if (quantity === null || quantity === 0) return { errno: errno.unreadableQuantity };

  const { vatPercent } = product;
  const worthAt = (one: Grosze) => lineWorth({ unitGross: priceAt(one, tiers, quantity), vatPercent, quantity });
  const unit = grossNet(priceAt(price, tiers, quantity), vatPercent);
  const worth = worthAt(price);
  const code = await codeOfBasket(context);
  const result =
    (code && priceWithCode(code, worth, currency)) ??
    subscriptionResult({ normal: worthAt(singlePrice), subscription: worth }, true, currency);
  const { price: value, ...texts } = amountTexts('price', unit.gross, unit.net, currency);
  return {
    errno: errno.none,
    value,
    ...texts,
    ...amountTexts('worth', worth.gross, worth.net, currency),
    result: wireResult(result),
  };
}

/**
 * The price of a configured product (wire contract 2.5; its shape is not shown there), under the names of
 * `get=sizeprices`. It is counted by the rules of the basket, so that a line costs what was quoted.
 */
export const calculatePriceCall = ajaxCall({
  name: 'calculate-price',
  path: '/ajax/calculatePrice.php',
  format: json,
  answer: ({ parameters }, context) => calculatePrice(parameters, context),
});

/** The code in the visitor's basket while it can be used. */
async function codeOfBasket({ store, session, now }: CallContext): Promise<RebateCode | null> {
  const hash = (await session.current())?.hash;
  const { code } = hash === undefined ? { code: null } : await store.basketOffers.ofSession(hash, 0);
  const answer = code === null ? null : await store.rebates.find(code, now);
  return answer?.kind === 'valid' ? answer.rebate : null;
}

/** With plain spaces, like every amount of a call. */
function wireResult({ gross, net, percent }: PriceResult): PriceResult {
  const plain = ({ value, formatted }: Amount) => ({ value, formatted: wireText(formatted) });
  return { gross: plain(gross), net: plain(net), percent };
}

/** Group to option, as product forms send them: `configuration[podstawa]=dab`. */
const readConfiguration = (parameters: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...parameters].flatMap(([name, value]) => {
      const group = /^configuration\[([\w-]{1,40})\]$/.exec(name)?.[1];
      return group === undefined ? [] : [[group, value]];
    }),
  );
