import {
  costWithServices,
  countedServices,
  type OfferedService,
} from '../../../../../patterns/rules/delivery-services.ts';
import { readDay } from '../../../../../patterns/rules/delivery-slots.ts';
import { summaryData, type LoadedBasket } from '../../../basket/index.ts';
import { shippingValue } from '../../../catalogue/browser.ts';
import type { Wording } from '../../../catalogue/index.ts';
import { inTwoParcels } from '../../browser/delivery/courier-fields.ts';
import { sumKey, type DeliverySums, type SumChoice } from '../../browser/delivery/delivery-sum.ts';
import type { DeliveryValues } from '../../browser/delivery-form.ts';

/** Each set of services that can count together: at most one for a weekend. */
function countedSets(offered: ReadonlyArray<OfferedService>): ReadonlyArray<ReadonlyArray<OfferedService>> {
  const ofWeekends = offered.filter(({ id }) => id !== 'bringing').map((one) => [one]);
  const bringing = offered.filter(({ id }) => id === 'bringing');
  return [[], ...ofWeekends].flatMap((some) => (bringing.length > 0 ? [some, [...some, ...bringing]] : [some]));
}

/**
 * The amounts of step 1 with the services and parcels of each delivery, by the tile's value: the sum that step 2 and the
 * order have. A delivery without such choices is left out.
 */
export function deliverySums(
  basket: LoadedBasket,
  { points }: { points?: number },
  wording: Wording,
): Readonly<Record<string, DeliverySums>> {
  const sums = basket.offers.flatMap((offer) => {
    const services = offer.courier.services ?? [];
    if (services.length === 0 && !offer.parcels) return [];
    const figures = (cost: number) => summaryData({ ...basket, offer: { ...offer, cost } }, wording);
    const choices = countedSets(services).flatMap((some) =>
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
    const amounts = choices.map((choice) => {
      const base = choice.isDivided && offer.parcels ? offer.parcels[0].cost + offer.parcels[1].cost : offer.cost;
      const { rows, total } = figures(costWithServices(base, choice.services, choice.isByPoints));
      return [sumKey(choice), [rows[row]!.amount, total]] as const;
    });
    return [[shippingValue(offer.courier), { row, amounts: Object.fromEntries(amounts) }] as const];
  });
  return Object.fromEntries(sums);
}

/** The keys of what is chosen, by the tile's value: only the chosen tile has choices. */
export function chosenSums(
  values: DeliveryValues,
  offers: ReadonlyArray<{
    courier: { services?: ReadonlyArray<OfferedService> } & Parameters<typeof shippingValue>[0];
  }>,
): Readonly<Record<string, string>> {
  const courier = offers.find((offer) => shippingValue(offer.courier) === values.shipping)?.courier;
  if (!courier) return {};
  const key = sumKey({
    services: countedServices(courier.services ?? [], values.services.split(' '), readDay(values.delivery_day)),
    isByPoints: values.services_points !== '',
    isDivided: values.parcels === inTwoParcels,
  });
  return { [values.shipping]: key };
}
