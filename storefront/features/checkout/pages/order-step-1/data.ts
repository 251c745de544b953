import { translator } from '../../../../../components/texts/texts.ts';
import type { PaymentTile } from '../../../../../patterns/payment-tiles/index.ts';
import { toIsoDate } from '../../../../../components/dates/index.ts';
import { calendarDay } from '../../../../../patterns/rules/warsaw-time.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import { summaryData, loadBasket, type LoadedBasket, type SummaryData } from '../../../basket/index.ts';
import { orderTexts } from '../../../catalogue/browser.ts';
import { isVirtual } from '../../../catalogue/index.ts';
import type { InstalmentTerms } from '../../browser/order-step-1/instalment-terms.tsx';
import type { PageContext } from '../../../../shared/define-page.ts';
import type { ChoiceTile } from '../../server/account-choices.ts';
import { deliveryOptions, type DeliveryOptions, type DeliveryValues } from '../../browser/delivery-form.ts';
import type { ListedPoints } from '../../browser/delivery/courier-fields.ts';
import type { DeliveryTileData } from '../../browser/delivery/delivery-section.tsx';
import type { DeliverySums } from '../../browser/delivery/delivery-sum.ts';
import { deliverySums } from '../../server/delivery/delivery-sums.ts';
import { deliveryTiles } from '../../server/delivery/delivery-tiles.ts';
import { loadPoints } from '../../server/delivery/load-points.ts';
import { startInClientCountry } from '../../server/client-country.ts';
import { loadOrderHelp } from '../../server/order-help-data.ts';
import type { OrderHelpProps } from '../../server/order-help.tsx';
import { loadDeliveryForm } from '../../server/load-delivery-form.ts';
import {
  findPaymentMethod,
  methodsFor,
  payformValue,
  type OfferedMethod,
  methodCost,
} from '../../../payment/browser.ts';
import { orderSteps, type OrderStep } from '../../server/steps.ts';
import {
  isInstalmentBasket,
  loadInstalments,
  refusalsOf,
  type DeliveryInstalments,
} from '../../server/payment-refusals.ts';
import { whyNotOrder } from '../../server/why-not-order.ts';
import { page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { Settings } from '../../../../platform/settings/index.ts';
import { orderStepOneTexts } from '../../browser/order-step-1/texts.ts';

type Context = PageContext<'order-step-1'>;

export interface StepOneData {
  steps: ReadonlyArray<OrderStep>;
  values: DeliveryValues;
  /** Something of it is sent, so that a guest is asked where to. */
  hasGoods: boolean;
  /** Addresses of the account, and its invoice addresses; both empty for a guest. */
  addressTiles: ReadonlyArray<ChoiceTile>;
  invoiceTiles: ReadonlyArray<ChoiceTile>;
  deliveryTiles: ReadonlyArray<DeliveryTileData>;
  points: ListedPoints;
  /** The day in the shop's zone, YYYY-MM-DD. */
  today: string;
  paymentTiles: ReadonlyArray<PaymentTile>;
  /** Of the tile with this value, with each delivery that they pay for; null without instalments. */
  instalmentTerms: { value: string; byDelivery: Readonly<Record<string, InstalmentTerms>> } | null;
  summary: SummaryData;
  /** The amounts with each courier, in the order of the tiles. */
  variants: ReadonlyArray<SummaryData>;
  /** The amounts with what is chosen inside a tile, by the tile's value. */
  sums: Readonly<Record<string, DeliverySums>>;
  /** The check's options, in the browser as on the server. */
  options: DeliveryOptions;
  settings: Pick<Settings, 'phoneMinimum' | 'validationDelay' | 'pageLoadTimeout'>;
  help: OrderHelpProps;
}

/** Step 1 needs an orderable basket; any other one leads back to it, with the reason. */
export async function loadStepOne(context: Context) {
  await startInClientCountry(context);
  const basket = await loadBasket(context);
  const away = await whyNotOrder(context, basket);
  if (away) return away;
  const [{ choices: places, account, values, offer }, instalments] = await Promise.all([
    loadDeliveryForm(context, basket),
    loadInstalments(context, basket),
  ]);
  const choices = { ...places, refusals: refusalsOf(instalments, basket, context.url, context) };
  const tilesOf = (listed: ReadonlyArray<{ tile: ChoiceTile }> = []) => listed.map(({ tile }) => tile);
  const { phoneMinimum, validationDelay, pageLoadTimeout } = context.settings;
  return page<StepOneData>({
    steps: orderSteps(2, context.texts),
    values,
    hasGoods: basket.lines.some(({ line }) => !isVirtual(line)),
    addressTiles: tilesOf(account?.addresses),
    invoiceTiles: tilesOf(account?.invoices),
    deliveryTiles: await deliveryTiles(context, basket, choices),
    today: toIsoDate(calendarDay(context.now)),
    points: await loadPoints(context, basket.offers, values, null),
    paymentTiles: paymentTiles(basket, context),
    instalmentTerms: isInstalmentBasket(basket) ? termsOf(instalments) : null,
    summary: summaryData({ ...basket, offer }, context),
    variants: basket.offers.map((one) => summaryData({ ...basket, offer: one }, context)),
    sums: deliverySums(basket, choices, context),
    options: deliveryOptions(choices),
    settings: { phoneMinimum, validationDelay, pageLoadTimeout },
    help: await loadOrderHelp(context),
  });
}

export const headOfStepOne = (_data: StepOneData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(orderStepOneTexts, texts)('title'),
  isIndexed: false,
});

function termsOf(instalments: ReadonlyArray<DeliveryInstalments>): StepOneData['instalmentTerms'] {
  const method = findPaymentMethod('instalments')!;
  const offered = instalments.flatMap(({ shipping, data: { example, calculator } }) =>
    example !== null && calculator ? [[shipping, { example, calculator: calculator.address }] as const] : [],
  );
  return { value: payformValue(method), byDelivery: Object.fromEntries(offered) };
}

function paymentTiles(basket: LoadedBasket, wording: Pick<Context, 'texts' | 'settings'>): ReadonlyArray<PaymentTile> {
  const t = translator(orderTexts, wording.texts);
  const { paid } = shopMoney(wording);
  const couriers = basket.offers.map(({ courier }) => courier);
  const isShown = ({ id }: OfferedMethod) => id !== 'instalments' || isInstalmentBasket(basket);
  return methodsFor(couriers, wording.settings)
    .filter(isShown)
    .map((method) => ({
      value: payformValue(method),
      name: t(`payment.${method.id}`),
      description: t(`payment.${method.id}Note`, { lender: wording.settings.instalmentName }),
      cost: paid(methodCost(method, wording.settings)),
      icon: method.icon,
    }));
}
