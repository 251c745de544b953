import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { shownPrice, subscriptionResult, type PriceResult } from '../../../../../patterns/rules/price-calculator.ts';
import type { PointsRule } from '../../../../../patterns/rules/points.ts';
import { quantityBounds } from '../../../../../patterns/rules/quantity.ts';
import { daysOf } from '../../../../../patterns/rules/subscription.ts';
import { offeredPrices } from '../../../catalogue/index.ts';
import type { PageSize } from '../../../catalogue/store.ts';
import { once, unitSuffix, type BuyFormSize } from '../../browser/product/buy-form-view.ts';
import { pointsReceived } from '../../browser/product/points-received.ts';
import type { FormView } from './buy-form-props.ts';
import { productTexts } from './texts.ts';

/** A size of the form with the choice between one purchase and a subscription (T-11), where it is offered. */
export function withSubscription(
  single: BuyFormSize,
  { size, rule, view }: { size: PageSize; rule: PointsRule | null; view: FormView },
  texts: TextsContext,
): BuyFormSize {
  const { product, sizes, tiers } = view.page;
  const { subscription } = product.details;
  const prices = offeredPrices(product, size);
  const { subscription: price } = prices;
  if (!subscription || !price) return single;
  const t = translator(productTexts, texts);
  const [normal, cheaper] = [false, true].map((isSubscription) =>
    subscriptionResult(prices, isSubscription, view.currency),
  ) as [PriceResult, PriceResult];
  const amountOf = (result: PriceResult) =>
    shownPrice(result, view.priceType).formatted + unitSuffix(product.unit, texts.locale);
  const bounds = quantityBounds({ ...size.quantity, minPerDelivery: subscription.minQuantity });
  return {
    ...single,
    subscription: {
      choice: {
        name: 'days_in_period',
        label: t('purchase'),
        options: [
          { value: once, label: t('once'), amount: amountOf(normal) },
          ...subscription.periods.map((period) => ({
            value: String(daysOf(period)),
            label: t('subscription', { period: period.name }),
            amount: amountOf(cheaper),
          })),
        ],
        note: [
          cheaper.percent > 0 && t('subscriptionSaving', { percent: String(cheaper.percent) }),
          t('subscriptionNote'),
          sizes.length > 1 && t('subscriptionSize', { size: size.name }),
        ]
          .filter(Boolean)
          .join(' '),
      },
      delivery: {
        ...single,
        price: price.gross,
        // A lower price for deliveries is no reduction of the normal one.
        reduction: null,
        bounds,
        points: pointsReceived(rule, { price: price.gross, tiers, quantity: bounds.min }, texts),
      },
    },
  };
}
