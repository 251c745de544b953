import { fromIsoDate, toIsoDate, type CalendarDay } from '../../../../components/dates/index.ts';
import { isDeliveryDay, type DeliveryCalendar } from '../../../../patterns/rules/delivery-date.ts';
import { calendarDay, WARSAW } from '../../../../patterns/rules/warsaw-time.ts';
import { loadBasket } from '../../../features/basket/index.ts';
import { isCourier, shippingValue } from '../../../features/catalogue/browser.ts';
import { loadShopTime, type DeliveryOffer } from '../../../features/catalogue/index.ts';
import type { CallContext, Wording } from '../context.ts';
import { moneyOf } from '../money.ts';
import { paymentOf } from '../delivery/payment-of.ts';
import type { CourierServicesArguments } from '../schema/types.ts';

/** The calendar of a courier for this basket: the days until delivery. */
export async function courierServices(
  { courierKey, courierGroupKey, prepaid }: CourierServicesArguments,
  context: CallContext,
) {
  const { store, settings } = context;
  const [{ offers }, { now, daysOff }] = await Promise.all([loadBasket(context), loadShopTime(context)]);
  const key = courierKey || courierGroupKey;
  const payment = paymentOf(prepaid);
  const offer = offers.find(
    ({ courier }) => (!key || isCourier(courier, key)) && (!payment || courier.payment === payment),
  );
  if (offer?.arrival.kind !== 'day') return { calendar: [] };
  const today = calendarDay(now);
  const last = offer.arrival.day;
  const { workingDays } = await store.delivery.days(toIsoDate(today), toIsoDate(last));
  const days = { timeZone: WARSAW, holidays: daysOff, workingDays: new Set(workingDays.map(fromIsoDate)) };
  return { calendar: calendarUntil({ offer, today, last, days }, settings) };
}

interface Calendar {
  readonly offer: DeliveryOffer;
  readonly today: CalendarDay;
  /** When the goods arrive: this courier has no other day. */
  readonly last: CalendarDay;
  readonly days: DeliveryCalendar;
}

/** Every day from today; the last one has the delivery. */
export function calendarUntil({ offer, today, last, days }: Calendar, { currency }: Wording['settings']) {
  return Array.from({ length: last - today + 1 }, (_, index) => {
    const day = today + index;
    const [year, month, date] = toIsoDate(day).split('-').map(Number) as [number, number, number];
    return {
      date: { day: date, month, year },
      type: isDeliveryDay(day, days) ? 'working' : 'free',
      availableServices:
        day === last
          ? [
              {
                id: shippingValue(offer.courier),
                name: offer.courier.name,
                price: moneyOf(offer.cost, currency),
                pointCost: null,
                pointsEnabled: false,
                selectedForPrice: true,
              },
            ]
          : [],
    };
  });
}
