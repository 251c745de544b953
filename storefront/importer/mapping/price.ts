import { divideHalfUp, type Grosze } from '../../../patterns/rules/money.ts';
import { netOf } from '../../../patterns/rules/price.ts';
import { attribute, type FeedElement } from '../feed/element.ts';
import { readMoney } from './numbers.ts';

/** A price of the feed: light feeds may have the net price alone. */
export interface FeedPrice {
  readonly gross: Grosze | null;
  readonly net: Grosze | null;
}

/** A price element; null if it is absent, undefined if unreadable. */
export function readPrice(element: FeedElement | undefined): FeedPrice | null | undefined {
  const [gross, net] = [attribute(element, 'gross'), attribute(element, 'net')];
  if (gross === undefined && net === undefined) return element ? undefined : null;
  const price = {
    gross: gross === undefined ? null : readMoney(gross),
    net: net === undefined ? null : readMoney(net),
  };
  if (gross !== undefined && price.gross === null) return undefined;
  return price.gross === null && price.net === null ? undefined : price;
}

/** In an optional field the platform writes 0 for no price. */
export const unlessZero = (price: FeedPrice | null | undefined): FeedPrice | null =>
  price && (price.gross ?? price.net) ? price : null;

/**
 * The gross price, which the shop uses. Of a net price alone: the current price if it has that net, since a net price
 * rounded to grosze stands for more than one gross price; else the net with its tax, half up.
 * @param vatPercent null without VAT
 */
export function grossOf(price: FeedPrice, vatPercent: number | null, current: Grosze | null): Grosze {
  if (price.gross !== null) return price.gross;
  const net = price.net ?? 0;
  const percent = vatPercent ?? 0;
  if (current !== null && netOf(current, percent) === net) return current;
  return divideHalfUp(net * (100 + percent), 100);
}
