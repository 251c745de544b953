import { translator } from '../../../../../components/texts/texts.ts';
import {
  costWithServices,
  countedServices,
  type OfferedService,
} from '../../../../../patterns/rules/delivery-services.ts';
import { readDay } from '../../../../../patterns/rules/delivery-slots.ts';
import { summaryData, type LoadedBasket } from '../../../basket/index.ts';
import { orderTexts, shippingValue } from '../../../catalogue/browser.ts';
import type { BuyingContext } from '../../../../shared/session.ts';
import { inTwoParcels } from '../../browser/delivery/courier-fields.ts';
import { paidSumKey, sumKey, type DeliverySums, type SumChoice } from '../../browser/delivery/delivery-sum.ts';
import type { DeliveryOptions, DeliveryValues } from '../../browser/delivery-form.ts';
import { paymentReason } from '../../browser/payment-reason.ts';
import { methodCost, methodsFor, payformValue } from '../../../payment/browser.ts';

/** Each set of services that can count together: at most one for a weekend. */
function countedSets(offered: ReadonlyArray<OfferedService>): ReadonlyArray<ReadonlyArray<OfferedService>> {
  const ofWeekends = offered.filter(({ id }) => id !== 'bringing').map((one) => [one]);
  const bringing = offered.filter(({ id }) => id === 'bringing');
  return [[], ...ofWeekends].flatMap((some) => (bringing.length > 0 ? [some, [...some, ...bringing]] : [some]));
}

/**
 * The amounts of step 1 with the services and parcels of each delivery, and with each payment that costs something, by the
 * tile's value: the sum that step 2 and the order have. A delivery without such choices is left out.
 */
export function deliverySums(
  basket: LoadedBasket,
  choices: Pick<DeliveryOptions, 'points' | 'offers' | 'refusals'>,
  wording: Pick<BuyingContext, 'texts' | 'settings'>,
): Readonly<Record<string, DeliverySums>> {
  const { points } = choices;
  const t = translator(orderTexts, wording.texts);
  const sums = basket.offers.flatMap((offer) => {
    const services = offer.courier.services ?? [];
    const payments = methodsFor([offer.courier], wording.settings).flatMap((method) => {
      const cost = methodCost(method, wording.settings);
      const isOpen = paymentReason(offer.courier, method, choices, wording.texts) === null;
      return cost > 0 && isOpen ? [{ value: payformValue(method), name: t(`payment.${method.id}`), cost }] : [];
    });
    if (services.length === 0 && !offer.parcels && payments.length === 0) return [];
    const figures = (cost: number, payment: { name: string; cost: number } | null = null) =>
      summaryData({ ...basket, offer: { ...offer, cost } }, wording, payment);
    const chosen = countedSets(services).flatMap((some) =>
      [false, ...(points === undefined ? [] : [true])].flatMap((isByPoints) =>
        [false, ...(offer.parcels ? [true] : [])].map(
          (isDivided): SumChoice & { services: ReadonlyArray<OfferedService> } => ({
            services: some,
            isByPoints,
            isDivided,
          }),
        ),
      ),
    );
    const row = figures(offer.cost).rows.findIndex(({ note }) => note === offer.courier.name);
    if (row < 0) return [];
    const amounts: DeliverySums['amounts'] = Object.fromEntries(
      chosen.flatMap((choice) => {
        const base = choice.isDivided && offer.parcels ? offer.parcels[0].cost + offer.parcels[1].cost : offer.cost;
        const cost = costWithServices(base, choice.services, choice.isByPoints);
        return [null, ...payments].map((payment) => {
          const { rows, total } = figures(cost, payment);
          const key = sumKey(choice);
          // The row of the payment is the only one after that of the delivery.
          const amount = [rows[row]!.amount, total, ...rows.slice(row + 1)] as const;
          return [payment ? `${key} ${payment.value}` : key, amount] as const;
        });
      }),
    );
    return [[shippingValue(offer.courier), { row, amounts }] as const];
  });
  return Object.fromEntries(sums);
}

/** The keys of what is chosen, by the tile's value: services and parcels of the chosen tile, and the payment with each. */
export function chosenSums(
  values: DeliveryValues,
  offers: ReadonlyArray<{
    courier: { services?: ReadonlyArray<OfferedService> } & Parameters<typeof shippingValue>[0];
  }>,
  sums: Readonly<Record<string, DeliverySums>>,
): Readonly<Record<string, string>> {
  const keys = offers.flatMap(({ courier }) => {
    const shipping = shippingValue(courier);
    const own = sums[shipping];
    if (!own) return [];
    const isChosen = shipping === values.shipping;
    const key = sumKey({
      services: isChosen
        ? countedServices(courier.services ?? [], values.services.split(' '), readDay(values.delivery_day))
        : [],
      isByPoints: isChosen && values.services_points !== '',
      isDivided: isChosen && values.parcels === inTwoParcels,
    });
    return [[shipping, paidSumKey(key, values.payform_id, own)] as const];
  });
  return Object.fromEntries(keys);
}
