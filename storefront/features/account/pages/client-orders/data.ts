import { translator } from '../../../../../components/texts/texts.ts';
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
  const phase = Object.hasOwn(phases, display) ? (display as Phase) : 'opened';
  const counter = /^\d{1,6}$/.exec(url.searchParams.get('counter') ?? '');
  const current = Number(counter?.[0] ?? 0) + 1;
  const portion = settings.ordersPortion;
  const { items, count } = await loadOrderItems(context, client.id, { phase, page: current, portion });
  return page<ClientOrdersData>({ phase, items, current, pages: Math.ceil(count / portion) });
}

export const headOfClientOrders = (_: ClientOrdersData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(clientOrdersTexts, texts)('title'),
  isIndexed: false,
});
