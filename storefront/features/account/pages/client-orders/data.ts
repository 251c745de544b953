import { toIsoDate } from '../../../../../components/dates/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { readDays } from '../../../../../patterns/rules/day-range.ts';
import { calendarDay } from '../../../../../patterns/rules/warsaw-time.ts';
import type { DaysProps } from '../../browser/client-orders/islands/days.tsx';
import { afterOrderSlot } from '../../server/after-order/after-order.ts';
import { loadOrderItems, phases, type OrderItem, type Phase } from '../../server/orders/order-items.ts';
import { clientOrdersTexts } from '../../server/orders/texts.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { sendToSignIn } from '../../../../shared/sign-in/send-to-sign-in.ts';
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
  /** The fields of the range of days. */
  days: Omit<DaysProps, 'label'>;
  /** The fields of the address that keep the range; none without one. */
  kept: Readonly<Record<string, string>>;
}

/**
 * client-orders.php?display=opened|closed|returns|rma (wire contract 3), in pages that count from 0 in the address. `from` and
 * `to` are days, yyyy-mm-dd.
 */
export async function loadClientOrders(context: Context) {
  const client = await context.client();
  if (!client) return sendToSignIn(context, goalAt('client-orders', context.url.searchParams));
  const { url, settings, texts, now } = context;
  const display = url.searchParams.get('display') ?? '';
  const after = afterOrderSlot.filled();
  const own = after.find((one) => one.display === display);
  const phase = own?.display ?? (Object.hasOwn(phases, display) ? (display as Phase) : 'opened');
  const counter = /^\d{1,6}$/.exec(url.searchParams.get('counter') ?? '');
  const current = Number(counter?.[0] ?? 0) + 1;
  const portion = settings.ordersPortion;
  const typed = { from: field(url, 'from'), to: field(url, 'to') };
  const { period, problem } = readDays(typed);
  const choice = { page: current, portion, period };
  const { items, count } = own
    ? await own.list(context, client.id, choice)
    : await loadOrderItems(context, client.id, { phase, ...choice });
  const today = toIsoDate(calendarDay(now));
  const t = translator(clientOrdersTexts, texts);
  return page<ClientOrdersData>({
    phase,
    items,
    current,
    pages: Math.ceil(count / portion),
    days: {
      from: problem === 'from' ? '' : typed.from,
      to: problem === 'to' || (problem === 'from' && readDays({ ...typed, from: '' }).problem !== null) ? '' : typed.to,
      ...(problem !== null && { error: problem === 'order' ? t('daysOrder') : t('daysWrong', { example: today }) }),
      today,
      pattern: settings.dateFormat,
      locale: settings.calendarLanguage,
    },
    kept: problem === null ? Object.fromEntries(Object.entries(typed).filter(([, day]) => day !== '')) : {},
  });
}

/** One line of a hostile address is enough. */
const field = (url: URL, name: string): string => (url.searchParams.get(name) ?? '').trim().slice(0, 20);

/** Returns and complaints are pages of their own in the account; orders have two lists. */
export const titleOf = (phase: Phase) => (phase === 'returns' || phase === 'rma' ? phase : 'title');

export const headOfClientOrders = ({ phase }: ClientOrdersData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(clientOrdersTexts, texts)(titleOf(phase)),
  isIndexed: false,
});
