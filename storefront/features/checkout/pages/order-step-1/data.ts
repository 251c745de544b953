import { translator } from '../../../../../components/texts/texts.ts';
import type { PaymentTile } from '../../../../../patterns/payment-tiles/index.ts';
import { goTogether } from '../../../../../patterns/rules/delivery-choice.ts';
import type { CalendarDay } from '../../../../../components/dates/index.ts';
import { calendarDay } from '../../../../../patterns/rules/warsaw-time.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import { summaryData, loadBasket, type SummaryData } from '../../../basket/index.ts';
import { orderTexts } from '../../../catalogue/browser.ts';
import type { DeliveryOffer } from '../../../catalogue/index.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import type { ChoiceTile } from '../../server/account-choices.ts';
import { deliveryOptions, type DeliveryOptions, type DeliveryValues } from '../../browser/delivery-form.ts';
import type { ListedPoints } from '../../browser/delivery/courier-fields.ts';
import type { DeliveryTileData } from '../../browser/delivery/delivery-section.tsx';
import { deliveryTiles } from '../../server/delivery/delivery-tiles.ts';
import { loadPoints } from '../../server/delivery/load-points.ts';
import { loadOrderHelp } from '../../server/order-help-data.ts';
import type { OrderHelpProps } from '../../server/order-help.tsx';
import { loadDeliveryForm } from '../../server/load-delivery-form.ts';
import { methodsFor, payformValue } from '../../../payment/browser.ts';
import { orderSteps, type OrderStep } from '../../server/steps.ts';
import { whyNotOrder } from '../../server/why-not-order.ts';
import { page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { Settings } from '../../../../platform/settings/index.ts';
import { orderStepOneTexts } from '../../browser/order-step-1/texts.ts';

type Context = PageContext<'order-step-1'>;

export interface StepOneData {
  steps: ReadonlyArray<OrderStep>;
  values: DeliveryValues;
  /** Addresses of the account, and its invoice addresses; both empty for a guest. */
  addressTiles: ReadonlyArray<ChoiceTile>;
  invoiceTiles: ReadonlyArray<ChoiceTile>;
  deliveryTiles: ReadonlyArray<DeliveryTileData>;
  points: ListedPoints;
  /** The day in the shop's zone. */
  today: CalendarDay;
  paymentTiles: ReadonlyArray<PaymentTile>;
  summary: SummaryData;
  /** The amounts with each courier, in the order of the tiles. */
  variants: ReadonlyArray<SummaryData>;
  /** The check's options, in the browser as on the server. */
  options: DeliveryOptions;
  settings: Pick<Settings, 'phoneMinimum' | 'validationDelay' | 'pageLoadTimeout'>;
  help: OrderHelpProps;
}

/** Step 1 needs an orderable basket; any other one leads back to it, with the reason. */
export async function loadStepOne(context: Context) {
  const basket = await loadBasket(context);
  const away = await whyNotOrder(context, basket);
  if (away) return away;
  const { choices, account, values, offer } = await loadDeliveryForm(context, basket);
  const tilesOf = (listed: ReadonlyArray<{ tile: ChoiceTile }> = []) => listed.map(({ tile }) => tile);
  const { phoneMinimum, validationDelay, pageLoadTimeout } = context.settings;
  return page<StepOneData>({
    steps: orderSteps(2, context.texts),
    values,
    addressTiles: tilesOf(account?.addresses),
    invoiceTiles: tilesOf(account?.invoices),
    deliveryTiles: await deliveryTiles(context, basket, choices),
    today: calendarDay(context.now),
    points: await loadPoints(context, basket.offers, values, null),
    paymentTiles: paymentTiles(basket.offers, context),
    summary: summaryData({ ...basket, offer }, context),
    variants: basket.offers.map((one) => summaryData({ ...basket, offer: one }, context)),
    options: deliveryOptions(choices),
    settings: { phoneMinimum, validationDelay, pageLoadTimeout },
    help: await loadOrderHelp(context),
  });
}

export const headOfStepOne = (_data: StepOneData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(orderStepOneTexts, texts)('title'),
  isIndexed: false,
});

function paymentTiles(
  offers: ReadonlyArray<DeliveryOffer>,
  wording: Pick<Context, 'texts' | 'settings'>,
): ReadonlyArray<PaymentTile> {
  const t = translator(orderTexts, wording.texts);
  const { paid } = shopMoney(wording);
  const couriers = offers.map(({ courier }) => courier);
  return methodsFor(couriers, wording.settings).map((method) => {
    const fitting = couriers.filter((courier) => goTogether(courier, method)).map(({ name }) => `„${name}”`);
    return {
      value: payformValue(method),
      name: t(`payment.${method.id}`),
      description: t(`payment.${method.id}Note`, { couriers: fitting.join(', ') }),
      cost: paid(method.cost),
      icon: method.icon,
    };
  });
}
