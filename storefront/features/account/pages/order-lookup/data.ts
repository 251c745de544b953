import { translator } from '../../../../../components/texts/texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { orderLookupTexts } from './texts.ts';

type Context = PageContext<'order-lookup'>;

export interface OrderLookupData {
  own: string;
  signIn: string;
  /** A number that a link brought along. */
  number: string;
}

export async function loadOrderLookup({ url }: Context) {
  return page<OrderLookupData>({
    own: addressOf('order-lookup'),
    signIn: addressOf('signin'),
    number: (url.searchParams.get('order_number') ?? '').slice(0, 40),
  });
}

export const headOfOrderLookup = (_: OrderLookupData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(orderLookupTexts, texts)('title'),
  isIndexed: false,
});
