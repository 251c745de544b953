import { translator, type TextsContext, type Translate } from '../../../../components/texts/texts.ts';
import {
  addressFields,
  addressProblems,
  type Address,
  type AddressField,
} from '../../../../patterns/rules/validation.ts';
import { writtenPostcode, type PostcodeFormats } from '../../../../patterns/rules/postcode.ts';
import { goTogether, needsPhone, reachProblem } from '../../../../patterns/rules/delivery-choice.ts';
import { dayProblem, hoursProblem, readDay, type WrittenSlots } from '../../../../patterns/rules/delivery-slots.ts';
import {
  countedServices,
  deliveryServices,
  pointsForServices,
  type OfferedService,
} from '../../../../patterns/rules/delivery-services.ts';
import {
  paymentErrorTexts,
  pickupErrorTexts,
  shippingErrorTexts,
} from '../../../../patterns/rules/error-catalogue.shop.texts.ts';
import { problemText, validationTexts } from '../../../../patterns/validation/texts.ts';
import type { Courier, PickupPoint, Stock } from '../../../store/index.ts';
import type { DeliveryOffer } from '../../catalogue/index.ts';
import { isCourier, shippingValue } from '../../catalogue/browser.ts';
import type { DeliveryChoice } from '../../basket/index.ts';
import {
  checkCustomer,
  customerFields,
  formatsIn,
  noCustomerValues,
  otherPlace,
  readCustomerForm,
  typedInvoices,
  type CustomerField,
  type CustomerValues,
  type FormCountries,
  type FormLimits,
} from './customer-data.ts';
import { fieldOf, inTwoParcels, type CourierField } from './delivery/courier-fields.ts';
import { deliveryFormTexts } from './delivery-form.texts.ts';
import type { AskedFieldsData } from '../../../shared/browser/forms/asked-fields.tsx';
import { findPaymentMethod, methodsFor, payformValue, type MethodSettings } from '../../payment/browser.ts';
import { paymentReason, type PaymentRefusals } from './payment-reason.ts';

/** Field names of the form (wire contract 1.8), which are the ids of the controls too. */
export const choiceFields = [
  'delivery_address',
  'invoice_address',
  'shipping',
  'pickup_point',
  'client_number',
  'delivery_day',
  'delivery_hours',
  'services',
  'services_points',
  'parcels',
  'stock',
  'payform_id',
  'instalment_terms',
  'country',
] as const;

/** The countries of the buyer, the recipient and the invoice. */
const countryFields = ['country', 'ship_country', 'firm_country', 'person_country'] as const;
export type DeliveryField = AddressField | CustomerField | (typeof choiceFields)[number];
/** The values exactly as sent. */
export type DeliveryValues = Record<DeliveryField, string>;
export type FieldProblems = Partial<Record<DeliveryField, string>>;

/** What the check reads of a courier. */
const checkedFields = [
  'id',
  'number',
  'name',
  'payment',
  'requires',
  'pointKind',
  'isVirtual',
  'needsPhone',
  'areas',
  'services',
] as const satisfies ReadonlyArray<keyof Courier>;
type CheckedCourier = Pick<Courier, (typeof checkedFields)[number]>;

const checkedCourier = (courier: CheckedCourier): CheckedCourier =>
  Object.fromEntries(checkedFields.map((field) => [field, courier[field]])) as unknown as CheckedCourier;

/** The choices for this basket, reduced to what a check needs: the browser gets no more. */
export interface DeliveryOptions extends FormCountries {
  offers: ReadonlyArray<{ courier: CheckedCourier; parcels?: unknown }>;
  /** The points that may be meant; null in the browser, where each chosen point is one of the shown. */
  pickupPoints: ReadonlyArray<Pick<PickupPoint, 'id' | 'courierId' | 'needsCustomerNumber'>> | null;
  showrooms: ReadonlyArray<Pick<Stock, 'id'>>;
  /** The days of couriers whose day is chosen, by the courier's id. */
  slots: Readonly<Record<string, WrittenSlots>>;
  /** The unspent loyalty points of the signed-in client; left out for a guest. */
  points?: number;
  /** Addresses of the signed-in client: a chosen one wins over typed fields. */
  addresses?: ReadonlyArray<{ id: string; address: Address }>;
  invoices?: ReadonlyArray<{ id: string }>;
  /** What the shop asks beside. */
  asked: AskedFieldsData;
  /** Why some methods cannot pay for this basket, although they go together with the delivery. */
  refusals?: PaymentRefusals;
}

/** The choices for this basket. */
export interface DeliveryChoices extends DeliveryOptions {
  offers: ReadonlyArray<DeliveryOffer>;
  pickupPoints: ReadonlyArray<PickupPoint>;
  showrooms: ReadonlyArray<Stock>;
}

/** The same choices, reduced to what a check needs. */
export const deliveryOptions = ({
  countries,
  country,
  offers,
  showrooms,
  slots,
  addresses,
  points,
  refusals,
  asked,
}: DeliveryChoices): DeliveryOptions => ({
  countries,
  country,
  asked,
  ...(points !== undefined && { points }),
  ...(refusals && { refusals }),
  ...(addresses && { addresses: addresses.map(({ id, address }) => ({ id, address })) }),
  offers: offers.map(({ courier }) => ({ courier: checkedCourier(courier) })),
  pickupPoints: null,
  slots,
  showrooms: showrooms.map(({ id }) => ({ id })),
});

const maximum = 500;

/**
 * Reads the sent form. A missing field is empty; of a repeated field the known value counts; courier and payment may
 * have their names from calls.
 */
export function readDeliveryForm(form: FormData, choices: DeliveryOptions): DeliveryValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, maximum) : '';
  };
  const known = (name: string, ids: ReadonlyArray<{ id: string }>) =>
    form.getAll(name).find((value): value is string => ids.some(({ id }) => id === value)) ?? '';
  const values = Object.fromEntries(addressFields.map((field) => [field, text(field)])) as Address;
  const [shipping, payment] = [text('shipping'), text('payform_id')];
  const meant = choices.offers.find(({ courier }) => isCourier(courier, shipping));
  const method = findPaymentMethod(payment);
  const chosen = meant ? shippingValue(meant.courier) : shipping;
  const own = (name: CourierField) => text(fieldOf(name, chosen));
  return {
    ...values,
    delivery_address: known('delivery_address', choices.addresses ?? []),
    ...readCustomerForm(form),
    ...readCountries(form, choices),
    invoice_address: known('invoice_address', [...(choices.invoices ?? []), ...typedInvoices.map((id) => ({ id }))]),
    shipping: chosen,
    // Programs send the plain name.
    pickup_point: own('pickup_point') || text('pickup_point'),
    client_number: own('client_number').trim(),
    delivery_day: own('delivery_day').trim(),
    delivery_hours: own('delivery_hours'),
    services: deliveryServices.filter((id) => form.getAll(fieldOf('services', chosen)).includes(id)).join(' '),
    services_points: own('services_points'),
    parcels: own('parcels'),
    stock: known('stock', choices.showrooms),
    payform_id: method ? payformValue(method) : payment,
    instalment_terms: text('instalment_terms'),
  };
}

/** Of the shop's countries; '' for another one, or none. */
const readCountries = (form: FormData, { countries }: Pick<FormCountries, 'countries'>) =>
  Object.fromEntries(
    countryFields.map((field) => [field, countries.find(({ iso }) => iso === form.get(field))?.iso ?? '']),
  ) as Record<(typeof countryFields)[number], string>;

/**
 * The country to which the goods go, by the form: that of the recipient.
 *
 * @public the server shows the deliveries of it
 */
export const chosenCountry = (
  values: Pick<DeliveryValues, 'country' | 'ship_to' | 'ship_country' | 'delivery_address'>,
  { addresses = [], country }: Pick<DeliveryOptions, 'addresses' | 'country'>,
): string => {
  const saved = addresses.find(({ id }) => id === values.delivery_address);
  const own = saved ? saved.address.country : values.country;
  return (values.ship_to === otherPlace ? values.ship_country : own) || country;
};

/**
 * The initial values: the saved choice, else the usual courier with its first payment method, and a zip code given
 * before.
 */
export function initialValues(
  choice: DeliveryChoice | null,
  usual: DeliveryOffer | null,
  zipcode: string,
  settings: MethodSettings,
): DeliveryValues {
  const nothing = Object.fromEntries(addressFields.map((field) => [field, ''])) as Address;
  const address = choice?.buyer ?? choice?.address ?? { ...nothing, zipcode };
  const payment = choice ? findPaymentMethod(choice.paymentId) : methodsFor(usual ? [usual.courier] : [], settings)[0];
  return {
    ...address,
    ...noCustomerValues,
    ...choice?.customer,
    country: address.country ?? '',
    delivery_address: '',
    invoice_address: choice?.invoice?.id ?? '',
    shipping: usual ? shippingValue(usual.courier) : '',
    pickup_point: choice?.pickupPointId ?? '',
    client_number: choice?.clientNumber ?? '',
    delivery_day: choice?.day ?? '',
    delivery_hours: choice?.hours ?? '',
    services: choice?.services?.join(' ') ?? '',
    services_points: choice?.servicesByPoints ? '1' : '',
    parcels: choice?.isDivided ? inTwoParcels : '',
    stock: choice?.stockId ?? '',
    payform_id: payment ? payformValue(payment) : '',
    instalment_terms: choice?.hasReadInstalmentTerms ? 'read' : '',
  };
}

export type CheckedDelivery = { choice: DeliveryChoice; problems: null } | { choice: null; problems: FieldProblems };

/** Checks the whole form; every invalid field gets a message. The browser calls it too. */
export function checkDelivery(
  values: DeliveryValues,
  options: DeliveryOptions,
  limits: FormLimits,
  texts: TextsContext,
): CheckedDelivery {
  const { offers, pickupPoints, showrooms, slots, addresses, points } = options;
  const tValidation = translator(validationTexts, texts);
  const t = translator(deliveryFormTexts, texts);
  const tPickup = translator(pickupErrorTexts, texts);
  const typed = addresses?.find(({ id }) => id === values.delivery_address)?.address ?? {
    ...values,
    country: values.country || options.country,
  };
  const problems: FieldProblems = Object.fromEntries(
    Object.entries(addressProblems(typed, limits, formatsIn(options, typed.country))).map(([field, problem]) => [
      field,
      problemText(problem, tValidation),
    ]),
  );

  const customer = checkCustomer(values, { buyer: typed, invoice: values.invoice_address }, limits, options, texts);
  Object.assign(problems, customer.problems, limits.askedRules?.problemsOf(values, options.asked, limits, texts));
  // The browser has the deliveries of one country alone: those of another one are chosen on the server's answer.
  if (pickupPoints === null && customer.address.country !== options.country) return { choice: null, problems };

  const offer = offers.find((one) => shippingValue(one.courier) === values.shipping);
  const courier = offer?.courier;
  if (!courier) problems.shipping = values.shipping === '' ? t('noDelivery') : goneText(options, t);
  else if (!needsPhone(courier)) {
    if (typed.phone.trim() === '') delete problems.phone;
    if (values.ship_phone.trim() === '') delete problems.ship_phone;
  }
  const tShipping = translator(shippingErrorTexts, texts);
  const reach =
    courier && reachProblem(courier.areas, customer.address.zipcode, formatsIn(options, customer.address.country));
  if (reach) problems.shipping = tShipping(reach);
  const days = courier && slots[courier.id];
  if (days) Object.assign(problems, slotProblems(values, days, courier.services ?? [], t));
  const point = pickupPoints
    ? pickupPoints.find(({ id, courierId }) => id === values.pickup_point && courierId === courier?.id)
    : values.pickup_point !== '' && { id: values.pickup_point, needsCustomerNumber: false };
  if (courier?.requires === 'pickupPoint' && !point)
    problems.pickup_point = tPickup(courier.pointKind === 'postOffice' ? 'noPostOffice' : 'noPoint');
  if (courier?.requires === 'pickupPoint' && point && point.needsCustomerNumber && values.client_number === '')
    problems.client_number = tPickup('noCustomerNumber');
  const showroom = showrooms.find(({ id }) => id === values.stock);
  if (courier?.requires === 'showroom' && !showroom) problems.stock = t('noShowroom');

  const method = findPaymentMethod(values.payform_id);
  if (!method) problems.payform_id = t('noPayment');
  else if (courier && !goTogether(courier, method)) {
    const fitting = offers.filter((offer) => goTogether(offer.courier, method));
    const names = fitting.map(({ courier: { name } }) => t('courier', { name })).join(', ');
    problems.payform_id =
      fitting.length > 0 ? t(`wrongPayment.${method.delivery}`, { couriers: names }) : t('paymentGone');
  } else {
    const reason = courier && paymentReason(courier, method, options, texts);
    if (reason) problems.payform_id = reason;
  }
  const isByInstalments = method?.id === 'instalments';
  if (isByInstalments && values.instalment_terms === '')
    problems.instalment_terms = translator(paymentErrorTexts, texts)('instalmentTerms');

  const counted = countedServices(courier?.services ?? [], values.services.split(' '), readDay(values.delivery_day));
  const costPoints = values.services_points === '' ? 0 : pointsForServices(counted);
  if (costPoints > (points ?? 0)) problems.services_points = t('fewPoints', { cost: costPoints, points: points ?? 0 });

  if (!courier || !method || Object.keys(problems).length > 0) return { choice: null, problems };
  // The field keeps the typed value, the draft a normalised one.
  const asked = limits.askedRules?.givenOf(values, options.asked);
  return {
    problems: null,
    choice: {
      ...customer.choice,
      address: stored(customer.address, options),
      ...(customer.choice.buyer && { buyer: stored(customer.choice.buyer, options) }),
      customer: readBack(values),
      ...(asked && { asked }),
      courierId: courier.id,
      pickupPointId: courier.requires === 'pickupPoint' && point ? point.id : null,
      ...(courier.requires === 'pickupPoint' &&
        values.client_number !== '' && { clientNumber: values.client_number.slice(0, 30) }),
      stockId: courier.requires === 'showroom' && showroom ? showroom.id : null,
      paymentId: method.id,
      ...(isByInstalments && { hasReadInstalmentTerms: true }),
      // Where the goods leave together by now, one parcel is what was meant.
      ...(values.parcels === inTwoParcels && offer?.parcels !== undefined && { isDivided: true as const }),
      ...(costPoints > 0 && { servicesByPoints: true as const }),
      ...(counted.length > 0 && { services: counted.map(({ id }) => id) }),
      ...(days && {
        day: values.delivery_day,
        hours: days.hours.length > 0 || days.times ? values.delivery_hours.replace(/^0(?=\d)/, '') : '',
      }),
    },
  };
}

/** What is wrong with the chosen day and hours; a refused day names one that can be chosen. */
function slotProblems(
  { delivery_day, delivery_hours, services }: Pick<DeliveryValues, 'delivery_day' | 'delivery_hours' | 'services'>,
  slots: WrittenSlots,
  offered: ReadonlyArray<OfferedService>,
  t: Translate<typeof deliveryFormTexts.pl>,
): FieldProblems {
  const problem = dayProblem(delivery_day, slots, services.split(' '));
  const hours = hoursProblem(delivery_hours, slots);
  const values = {
    ...slots.words,
    name: slots.daysOff.find((off) => off.day === delivery_day)?.name ?? '',
  };
  // Where a service comes on weekends, the message names the way out.
  const hasWeekends = offered.some(({ id }) => id !== 'bringing');
  const reason = (of: NonNullable<typeof problem>) =>
    of === 'weekend' && hasWeekends ? ('day.weekendService' as const) : (`day.${of}` as const);
  return {
    ...(problem && { delivery_day: slots.words.first === '' ? t('day.none') : t(reason(problem), values) }),
    ...(hours && { delivery_hours: t(hours, { times: slots.words.times ?? '' }) }),
  };
}
function goneText({ countries, country }: FormCountries, t: Translate<typeof deliveryFormTexts.pl>): string {
  const name = countries.find(({ iso }) => iso === country)?.name;
  return countries.length > 1 && name !== undefined ? t('deliveryGoneTo', { country: name }) : t('deliveryGone');
}

function stored(typed: Address, countries: FormCountries): Address {
  const formats: PostcodeFormats = formatsIn(countries, typed.country);
  const written = addressFields.map((field) => [
    field,
    field === 'zipcode' ? writtenPostcode(typed.zipcode, formats) : typed[field].trim(),
  ]);
  return { ...(Object.fromEntries(written) as Address), ...(typed.country && { country: typed.country }) };
}

/** The typed values beside the address, for the next look at the form. */
const readBack = (values: DeliveryValues): CustomerValues =>
  Object.fromEntries(customerFields.map((field) => [field, values[field]])) as CustomerValues;
