import { translator } from '../../../../../components/texts/texts.ts';
import { afterOrderSlot } from '../../server/after-order/after-order.ts';
import { loadOrderItems, phases, type OrderItem, type Phase } from '../../server/orders/order-items.ts';
import { clientOrdersTexts } from '../../server/orders/texts.ts';
import { sendToSignIn } from '../../server/send-to-sign-in.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';

type Context = PageContext<'client-orders'>;

export interface ClientOrdersData {
  phase: Phase;
  items: ReadonlyArray<OrderItem>;
  /** From 1. */
  current: number;
  pages: number;
}

/** client-orders.php?display=opened|closed|returns|rma (wire contract 3), in pages that count from 0 in the address. */
export async function loadClientOrders(context: Context) {
  const client = await context.client();
  if (!client) return sendToSignIn(context);
  const { url, settings } = context;
  const display = url.searchParams.get('display') ?? '';
  const after = afterOrderSlot.filled();
  const own = after.find((one) => one.display === display);
  const phase = own?.display ?? (Object.hasOwn(phases, display) ? (display as Phase) : 'opened');
  const counter = /^\d{1,6}$/.exec(url.searchParams.get('counter') ?? '');
  const current = Number(counter?.[0] ?? 0) + 1;
  const portion = settings.ordersPortion;
  const choice = { page: current, portion };
  const { items, count } = own
    ? await own.list(context, client.id, choice)
    : await loadOrderItems(context, client.id, { phase, ...choice });
  return page<ClientOrdersData>({ phase, items, current, pages: Math.ceil(count / portion) });
}

/** Returns and complaints are pages of their own in the account; orders have two lists. */
export const titleOf = (phase: Phase) => (phase === 'returns' || phase === 'rma' ? phase : 'title');

export const headOfClientOrders = ({ phase }: ClientOrdersData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(clientOrdersTexts, texts)(titleOf(phase)),
  isIndexed: false,
});
