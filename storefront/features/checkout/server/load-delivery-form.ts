import { readOrderDraft, type LoadedBasket } from '../../basket/index.ts';
import { shippingValue } from '../../catalogue/browser.ts';
import { readVisitorPlace, type DeliveryOffer } from '../../catalogue/index.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import { accountValues, loadAccountChoices, type AccountChoices } from './account-choices.ts';
import { otherPlace } from '../browser/customer-data.ts';
import { initialValues, type DeliveryChoices, type DeliveryValues } from '../browser/delivery-form.ts';
import { loadChoices } from './load-choices.ts';
import { servicePoints } from './service-points.ts';
import { usualDelivery } from './usual-delivery.ts';

/** The untouched form of step 1. */
export interface DeliveryForm {
  choices: DeliveryChoices;
  /** Null for a guest. */
  account: AccountChoices | null;
  values: DeliveryValues;
  /** The selected offer. */
  offer: DeliveryOffer | null;
}

/** The draft of this order comes first, then the account's usual choice, then the shop's. */
export async function loadDeliveryForm(context: BuyingContext, basket: LoadedBasket): Promise<DeliveryForm> {
  const client = await context.client();
  const [places, account, draft, { zipcode }, last, points] = await Promise.all([
    loadChoices(context, basket.offers),
    loadAccountChoices(context),
    readOrderDraft(context),
    readVisitorPlace(context),
    client && context.store.orders.lastDelivery(client.id),
    servicePoints(context, basket.offers),
  ]);
  const choices = { ...places, ...account, ...points };
  const isDrafted = basket.offers.some(({ courier }) => courier.id === draft?.courierId);
  const values: DeliveryValues = {
    ...initialValues(draft, basket.offer, zipcode, context.settings),
    ...(account && accountValues(account, draft, client?.email ?? '')),
    ...(account && !isDrafted && usualDelivery(last, choices, context.settings)),
  };
  // The deliveries of the page are those of this country.
  values[values.ship_to === otherPlace ? 'ship_country' : 'country'] = places.country;
  const offer = basket.offers.find(({ courier }) => shippingValue(courier) === values.shipping) ?? basket.offer;
  return { choices, account, values, offer };
}
