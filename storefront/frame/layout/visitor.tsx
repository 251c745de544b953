import type { RequestContext } from '../../platform/page/request-context.ts';
import type { VisitorPages } from '../../platform/page/site.ts';
import type { Belonging } from '../../platform/store/belongings.ts';
import { goodsWorth } from '../../../patterns/rules/gross-net.ts';
import { shopMoney } from '../../../patterns/rules/shop-money.ts';
import { BasketLink } from '../../../patterns/site-header/index.ts';
import { addressOf } from '../../shared/addresses.ts';
import type { SienTypes } from '../../shared/define-page.ts';
import { basketOfHeader, belongingsOf } from '../../shared/session.ts';
import { waitingEvents } from '../../features/content/index.ts';

type Context = RequestContext<unknown, SienTypes>;

/** Whoever has one of these sees it in the frame or on cards. */
const ownPages: ReadonlyArray<Belonging> = ['notices', 'lists', 'compared'];

/** The header's link to the basket, as `SiteHeader` shows it. */
const link = (count: number, worth: string) => <BasketLink address={addressOf('basket')} count={count} worth={worth} />;

/** More than a basket holds. */
const longest = { count: 9999, worth: 99_999_999_99 };

/**
 * Visitors with a session see the same pages as others, except for their basket in the header. Those who keep lists, compare
 * products, or have a notice waiting get their own pages.
 */
export const visitorPages: VisitorPages<SienTypes> = {
  // A visitor's defaults for lists, and the place of delivery.
  showsData: (key) => key === 'listing' || key.startsWith('place.'),
  async load(context: Context) {
    const [belongings, basket, client, waiting] = await Promise.all([
      belongingsOf(context),
      basketOfHeader(context),
      context.client(),
      waitingEvents(context),
    ]);
    if (ownPages.some((what) => belongings.has(what))) return null;
    return {
      variant: JSON.stringify([client !== null, belongings.has('votes'), waiting]),
      part: link(basket.lines.length, shopMoney(context).goods(goodsWorth(basket.lines))),
    };
  },
  samples: (context: Context) => [
    link(0, ''),
    link(longest.count, shopMoney(context).goods({ gross: longest.worth, net: longest.worth })),
  ],
};
