import { addressAfterOrder } from '../../../features/checkout/address-after-order.ts';
import { translator } from '../../../../components/texts/texts.ts';
import { addressFields, type Address } from '../../../../patterns/rules/validation.ts';
import type { DeliveryService } from '../../../../patterns/rules/delivery-services.ts';
import { loadBasket, readOrderDraft, type LoadedBasket, type DeliveryChoice } from '../../../features/basket/index.ts';
import { userOnce } from '../../../features/account/index.ts';
import {
  buyerOfAccount,
  buyerOfDraft,
  documentOf,
  recipientOf,
  longestRemark,
  loadChosen,
  loadInstalments,
  refusalsOf,
  servicePoints,
  unpaidRefusalText,
  whyNotOrderTexts,
  orderStepTwoTexts,
  type Buyer,
} from '../../../features/checkout/index.ts';
import { deliveryCountry, saveVisitorPlace } from '../../../features/catalogue/index.ts';
import { isTaxNumber } from '../../../../patterns/rules/client-data/tax-number.ts';
import { shippingValue } from '../../../features/catalogue/browser.ts';
import { checkDelivery, inTwoParcels, noCustomerValues } from '../../../features/checkout/delivery-form.ts';
import { orderByCall, ordersMade, repeatedCall } from '../../../features/checkout/order-by-call.ts';
import type { PlacedOrder } from '../../../store/index.ts';
import type { CallContext } from '../context.ts';
import { poland } from '../../../platform/settings/country.ts';
import { offerOf } from '../delivery/couriers.ts';
import { shopError } from '../errors.ts';
import type { ClientDetails, OrderCreateArguments, OrderDataInput } from '../schema/types.ts';
import { typedAccount } from './client-input.ts';
import { orderRefusal, orderRefusalOf } from './order-refusal.ts';

/**
 * Makes an order of the basket: the functions of the pages check the first step's form and place the order. A
 * refusal has the codes of the contract (1.2); wholesale (100, 109) is not sold here, so those never come.
 */
export async function orderCreate({ orderCreateInput: input }: OrderCreateArguments, context: CallContext) {
  const { texts } = context;
  const asked = JSON.stringify(input);
  const ordersBefore = await ordersMade(context);
  const buyer = await buyerOf(input.clientData, context);
  const isDelivered = await sendTo((buyer.delivery ?? buyer.address).country, context);
  const basket = await loadBasket(context);
  if (basket.lines.length === 0) {
    const order = await repeatedCall(context, asked);
    if (order) return wireOrder(order);
    throw shopError('115', texts);
  }
  if (!isDelivered) throw orderRefusalOf('validation.incorect_delivery_region', texts);
  const { remarks, deliveryRemarks, purchaseDocumentType } = input.orderData ?? {};
  const document = documentOf(purchaseDocumentType ?? 'confirmation', buyer);
  if (!document) throw orderRefusalOf('validation.incorect_nip', texts);
  const said = [remarks, deliveryRemarks].filter(Boolean).join('\n').trim();
  const length = [...said].length;
  if (length > longestRemark) {
    const message = translator(orderStepTwoTexts, texts)('remarksTooLong', { n: longestRemark, length });
    throw orderRefusal({ code: 'remarks_too_long', message });
  }

  const choice = await choiceOf(input.orderData ?? {}, recipientOf(buyer), basket, context);
  const result = await orderByCall(context, basket, { asked, ordersBefore, choice, remarks: said, document });
  switch (result.kind) {
    case 'placed':
    case 'repeated':
      return wireOrder(result.order);
    case 'empty':
      throw shopError('115', texts);
    case 'not_enough':
      throw shopError('110', texts);
    case 'too_much':
      throw shopError('123', texts);
    case 'too_much_unpaid':
      throw orderRefusal({ code: 'too_much_unpaid', message: unpaidRefusalText(result, context) });
    case 'no_seller':
      throw orderRefusal({ code: 'no_seller', message: translator(whyNotOrderTexts, texts)('noSeller') });
    case 'choice_gone':
      throw orderRefusalOf('message.shipping_error', texts);
    case 'part_gone':
      throw orderRefusalOf('error.payment.v8', texts);
    case 'gift_gone':
      throw orderRefusalOf('error.other.giftUnavailable', texts);
    case 'price_changed':
    case 'basket_changed':
    case 'rebate_changed':
    case 'delivery_changed':
    case 'choice_changed':
    case 'terms_changed':
      throw orderRefusalOf('message.order_product_worth', texts);
  }
}

/** The deliveries of the order are those to this country; false where the shop does not deliver there. */
async function sendTo(iso: string, context: CallContext): Promise<boolean> {
  const { countries, country } = await deliveryCountry(context);
  const meant = countries.find((one) => one.iso === iso);
  if (meant && meant !== country) await saveVisitorPlace(context, { deliveryRegion: meant.id });
  return meant !== undefined || (countries.length === 0 && iso === poland.iso);
}

const wireOrder = (placed: PlacedOrder) => ({
  orderId: placed.id,
  orderNumber: placed.number,
  location: addressAfterOrder(placed),
});

/** The call's client data over those of the signed-in client; else the client, the guest data, or the first step. */
async function buyerOf(sent: ClientDetails | null | undefined, context: CallContext): Promise<Buyer> {
  const client = await context.client();
  if (sent) return buyerOfAccount(typedAccount({ clientData: sent }, client));
  if (client) {
    const chosen = async (kind: 'delivery' | 'invoice') =>
      (await context.store.clients.addresses(client.id, kind)).find(({ isDefault }) => isDefault) ?? null;
    const [delivery, invoice] = await Promise.all([chosen('delivery'), chosen('invoice')]);
    return { email: client.email, address: client.address, delivery, invoice };
  }
  const draft = await readOrderDraft(context);
  const emptyAddress = Object.fromEntries(addressFields.map((field) => [field, ''])) as Address;
  return (await userOnce(context)) ?? buyerOfDraft(draft?.address ?? emptyAddress, poland.iso);
}

/** The first step's form, filled in by the call and validated like a shopper's. */
async function choiceOf(
  {
    courierId,
    courierIdLater,
    orderDivision,
    isShippingForPoints,
    prepaid,
    pickupPointId,
    clientCourierNumber,
    courierCalendarDetails,
    deliveryAdditionalServicesId,
    stockId,
    paymentMethodId,
  }: OrderDataInput,
  address: Address,
  basket: LoadedBasket,
  context: CallContext,
): Promise<DeliveryChoice> {
  const { settings, texts } = context;
  const [places, points, instalments] = await Promise.all([
    loadChosen(context, basket.offers, [pickupPointId]),
    servicePoints(context, basket.offers),
    loadInstalments(context, basket),
  ]);
  const choices = { ...places, ...points, refusals: refusalsOf(instalments, basket, null, context) };
  const offer = offerOf(basket.offers, { courierId: courierId ?? '', prepaid: prepaid ?? null });
  // One courier brings both parts.
  const later = courierIdLater
    ? offerOf(basket.offers, { courierId: courierIdLater, prepaid: prepaid ?? null })
    : offer;
  if (!offer || later !== offer) throw orderRefusalOf('message.shipping_error', texts);
  const { choice, problems } = checkDelivery(
    {
      ...address,
      ...noCustomerValues,
      country: address.country ?? '',
      delivery_address: '',
      invoice_address: '',
      shipping: shippingValue(offer.courier),
      pickup_point: pickupPointId ?? '',
      client_number: clientCourierNumber ?? '',
      ...slotOf(courierCalendarDetails),
      services: servicesOf(deliveryAdditionalServicesId),
      services_points: isShippingForPoints ? '1' : '',
      parcels: courierIdLater || orderDivision ? inTwoParcels : '',
      stock: stockId ?? '',
      payform_id: paymentMethodId ?? '',
      // Its client shows the lender's terms.
      instalment_terms: 'read',
    },
    choices,
    { ...settings, isTaxNumber },
    texts,
  );
  if (choice) return choice;
  if (problems.street_number !== undefined) throw shopError('32', texts);
  const [[field, message]] = Object.entries(problems) as [[string, string]];
  throw orderRefusal({ code: `incorrect_${field}`, message });
}

const wireServices: Readonly<Record<string, DeliveryService>> = {
  SERVICE_SATURDAY_DELIVERY: 'saturday',
  SERVICE_WEEKEND_DELIVERY: 'weekend',
};

/** The wire's service, in the form's words. */
const servicesOf = (id: unknown): string => wireServices[String(id)] ?? '';

/** The chosen day and hours, as `courierCalendarDetails: {selectedDate: "2026-12-03", selectedHour: "8:00–12:00"}`. */
function slotOf(details: unknown): { delivery_day: string; delivery_hours: string } {
  const { selectedDate, selectedHour } = (details ?? {}) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { delivery_day: text(selectedDate), delivery_hours: text(selectedHour).replace('-', '–') };
}
