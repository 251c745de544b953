import { loadBasket, saveOrderDraft } from '../../../basket/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { askedByOrders, askedFields } from '../../../../shared/customer/account-form.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { loadAccountChoices, withAccount, type AccountChoices } from '../../server/account-choices.ts';
import {
  checkDelivery,
  chosenCountry,
  readDeliveryForm,
  type DeliveryValues,
  type FieldProblems,
} from '../../browser/delivery-form.ts';
import { formCountries, loadChosen } from '../../server/load-choices.ts';
import { findButton, recountButton, type ListedPoints } from '../../browser/delivery/courier-fields.ts';
import { isTaxNumber } from '../../../../../patterns/rules/client-data/tax-number.ts';
import { askedRules } from '../../browser/asked-data.ts';
import { isIban } from '../../../../../patterns/rules/iban.ts';
import { saveVisitorPlace } from '../../../catalogue/index.ts';
import { shippingValue } from '../../../catalogue/browser.ts';
import { rememberPoint } from '../../server/delivery/last-point.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { systemRefusal } from '../../server/delivery/courier-system.ts';
import { loadPoints } from '../../server/delivery/load-points.ts';
import { loadInstalments, refusalsOf } from '../../server/payment-refusals.ts';
import { servicePoints } from '../../server/service-points.ts';
import { whyNotOrder } from '../../server/why-not-order.ts';
import { redirect, refined, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';

/** A form that did not lead on: all typed values, a message for each invalid field, and the points it searched. */
export interface StepOneAttempt {
  values: DeliveryValues;
  problems: FieldProblems;
  points: ListedPoints;
}

/** Keeps the choice as the draft of this session and goes to the summary; a search of points stays on the page,
 * and so does what only shows the payments of another delivery. */
export async function chooseDelivery(context: PageContext<'order-step-1'>): Promise<PostAnswer<StepOneAttempt>> {
  const form = await context.form();
  const account = await loadAccountChoices(context);
  await followCountry(context, form, account);
  const basket = await loadBasket(context);
  const away = await whyNotOrder(context, basket);
  if (away) return away;
  const [places, points, instalments] = await Promise.all([
    loadChosen(context, basket.offers, sentPoints(form)),
    servicePoints(context, basket.offers),
    loadInstalments(context, basket),
  ]);
  const refusals = refusalsOf(instalments, basket, context.url, context);
  const choices = { ...places, ...account, ...points, refusals };
  const values = readDeliveryForm(form, choices);
  const attempt = async (problems: FieldProblems) => ({
    values,
    problems,
    points: await loadPoints(context, basket.offers, values, form),
  });
  const sought = form.get(findButton);
  if (typeof sought === 'string') {
    // The tile of the pressed button is meant, whichever is chosen.
    const isKnown = basket.offers.some(({ courier }) => shippingValue(courier) === sought);
    const { points } = await attempt({});
    return refined({ values: { ...values, ...(isKnown && { shipping: sought }) }, problems: {}, points });
  }
  if (form.has(recountButton)) return refined(await attempt({}));
  const { choice, problems } = checkDelivery(
    values,
    choices,
    { ...context.settings, isTaxNumber, isIban, askedRules },
    context.texts,
  );
  if (!choice) return rejected(await attempt(problems));
  const courier = basket.offers.find((offer) => offer.courier.id === choice.courierId)?.courier;
  const refusal = courier && (await systemRefusal(courier, choice.address.zipcode));
  if (refusal) return rejected(await attempt({ shipping: errorText(`error.shipping.${refusal}`, context.texts) }));
  await saveOrderDraft(context, withAccount(choice, values, account));
  if (choice.pickupPointId !== null) await rememberPoint(context, choice.courierId, choice.pickupPointId);
  return redirect(addressOf('order-step-2'));
}

/** The country of the recipient counts for all that follows: the deliveries, their costs and the basket. */
async function followCountry(
  context: PageContext<'order-step-1'>,
  form: FormData,
  account: AccountChoices | null,
): Promise<void> {
  const places = await formCountries(context);
  const nothing = {
    offers: [],
    pickupPoints: [],
    showrooms: [],
    slots: {},
    asked: askedFields(askedByOrders(context.settings), context),
  };
  const iso = chosenCountry(readDeliveryForm(form, { ...nothing, ...places, ...account }), { ...places, ...account });
  const chosen = (await context.store.delivery.countries()).find((one) => one.iso === iso);
  if (chosen && iso !== places.country) await saveVisitorPlace(context, { deliveryRegion: chosen.id });
}

/** The codes of points in a sent form, of each tile. */
const sentPoints = (form: FormData): ReadonlyArray<string> =>
  [...form]
    .flatMap(([name, value]) =>
      name.startsWith('pickup_point') && typeof value === 'string' && value !== '' ? [value.slice(0, 60)] : [],
    )
    .slice(0, 12);
