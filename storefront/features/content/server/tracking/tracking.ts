import { trackingHeader } from '../../../../../patterns/contract/client/calls/tracking-events.ts';
import { toWire, type Grosze } from '../../../../../patterns/rules/money.ts';
import type { Thousandths } from '../../../../../patterns/rules/price.ts';
import { onlySize } from '../../../../../patterns/rules/size.ts';
import type { BasketWatcher } from '../../../basket/index.ts';
import type { OrderWatcher } from '../../../checkout/index.ts';
import type { BasketLine } from '../../../../store/index.ts';
import { readOnce } from '../../../../platform/page/read-once.ts';
import { currencyCode } from '../../../catalogue/index.ts';
import type { BuyingContext } from '../../../../shared/session.ts';
import type { TrackingEvent } from '../../store/tracking-events.ts';
import { consentOf } from '../consent/consent.ts';

type TrackingContext = Pick<BuyingContext, 'settings' | 'texts' | 'cookies' | 'session' | 'store' | 'reads'>;

/** Whether the shop may note what this visitor does: only with an answer to its present words that agrees to statistics. */
const isAgreed = (context: TrackingContext): boolean => consentOf(context)?.agreed.includes('analytics') === true;

/** The session of this browser, for a visitor who agreed; null for everyone else. */
const trackedSession = async (context: TrackingContext): Promise<string | null> =>
  isAgreed(context) ? ((await context.session.current())?.idHash ?? null) : null;

/** How many events wait for this visitor's browser; 0 without consent. */
export async function waitingEvents(context: TrackingContext): Promise<number> {
  const session = await trackedSession(context);
  return session === null ? 0 : readOnce(context, 'waiting events', () => context.store.trackingEvents.count(session));
}

/** The header that announces them (wire contract 1.1, 9); none where nothing waits. */
export async function trackingHeaders(context: TrackingContext): Promise<Readonly<Record<string, string>>> {
  const count = await waitingEvents(context);
  return count > 0 ? { [trackingHeader]: String(count) } : {};
}

/** The scripts of the waiting events, each of which is returned once; null without consent. */
export async function takeScripts(
  context: TrackingContext & { readonly isForeign: boolean },
): Promise<ReadonlyArray<string> | null> {
  const session = context.isForeign ? null : await trackedSession(context);
  return session === null ? null : (await context.store.trackingEvents.take(session)).map(scriptOf);
}

/** Forgets what waits for a visitor who no longer agrees. */
export async function dropEvents({ session, store }: Pick<TrackingContext, 'session' | 'store'>): Promise<void> {
  const current = await session.current();
  if (current) await store.trackingEvents.take(current.idHash);
}

/** The event for the data layer of the page. Only the shop writes it: names of goods are JSON strings in it. */
const scriptOf = ({ name, parameters }: TrackingEvent): string =>
  `gtag('event',${JSON.stringify(name)},${JSON.stringify(parameters)})`;

/** Grosze in units of the currency. */
const number = (amount: Grosze): number => Number(toWire(amount));

type Line = Pick<BasketLine, 'productId' | 'name' | 'size' | 'sizeName' | 'unitGross'>;

/** @param quantity in thousandths of the unit */
const worthOf = ({ unitGross }: Line, quantity: Thousandths): number =>
  number(Math.round((unitGross * quantity) / 1000));

const itemOf = (line: Line, quantity: Thousandths): TrackingEvent['parameters']['items'][number] => ({
  item_id: String(line.productId),
  item_name: line.name,
  ...(line.size !== onlySize && { item_variant: line.sizeName }),
  price: number(line.unitGross),
  quantity: quantity / 1000,
});

/** Notes what goes into the basket and out of it, for visitors who agreed (H-15). */
export const basketTracker: BasketWatcher = {
  headers: trackingHeaders,
  async moved(context, moves) {
    const session = await trackedSession(context);
    if (session === null) return;
    await context.store.trackingEvents.keep(
      session,
      moves.map(({ line, moved }): TrackingEvent => {
        const quantity = Math.abs(moved);
        return {
          name: moved > 0 ? 'add_to_cart' : 'remove_from_cart',
          parameters: { currency: currencyCode, value: worthOf(line, quantity), items: [itemOf(line, quantity)] },
        };
      }),
    );
  },
};

/** Notes an order, for visitors who agreed: what was bought, and neither who bought it nor where it goes. */
export const orderTracker: OrderWatcher = {
  async ordered(context, { order, lines, rebate, shipping }) {
    const session = await trackedSession(context);
    if (session === null) return;
    const goods = lines.reduce((sum, { unitGross, quantity }) => sum + Math.round((unitGross * quantity) / 1000), 0);
    await context.store.trackingEvents.keep(session, [
      {
        name: 'purchase',
        parameters: {
          transaction_id: order.number,
          currency: currencyCode,
          value: number(goods - rebate),
          shipping: number(shipping),
          items: lines.map((line) => itemOf(line, line.quantity)),
        },
      },
    ]);
  },
};
