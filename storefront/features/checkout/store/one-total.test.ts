import { expect, it } from 'vitest';
import { formatMoney, polishCurrency } from '../../../../patterns/rules/money.ts';
import { deliveryCost } from '../../../../patterns/rules/delivery.ts';
import { goodsWorth } from '../../../../patterns/rules/gross-net.ts';
import { firstPayments, leftToPay, sumOfPayments } from '../../../../patterns/rules/order-payments.ts';
import { rebateOf } from '../../../../patterns/rules/rebate-code.ts';
import { priceAt } from '../../../../patterns/rules/tiers.ts';
import rebates from '../../../demo/rebates.json' with { type: 'json' };
import { randomNumbers } from '../../../testing/random-numbers.ts';
import type { BuyFormProps } from '../../product/browser/product/buy-form-view.ts';
import { worthOf } from '../../product/browser/product/choice-data.ts';
import { grosze } from './testing/amounts.ts';
import { byHand, draw, pointWorth, servicesByHand, type Recipe, type Totals } from './testing/random-basket.ts';

/** `one-total-over-http.test.ts` takes baskets of the same dice through the shop. */
const counted = 5000;

/** By the rules that browser and server share. */
function byRules(recipe: Recipe): Totals & { payments: number } {
  const { lines, code, courier, ...paid } = recipe;
  const goods = goodsWorth(
    lines.map(({ product, price, quantity }) => ({
      unitGross: priceAt(price, product.tiers, quantity),
      vatPercent: product.vatPercent,
      quantity,
    })),
  ).gross;
  const typed = rebates.find((one) => one.code === code);
  const terms = typed && { ...typed, kind: typed.kind as 'amount', fromWorth: typed.fromGross };
  const rebate = terms
    ? rebateOf({ ...terms, save: 0, validFrom: null, validUntil: null, usesLeft: null }, goods)
    : null;
  const services = servicesByHand(recipe).money;
  const delivery = (rebate?.isDeliveryFree ? 0 : deliveryCost(courier, goods)) + services;
  const total = goods - (rebate?.goods ?? 0) + delivery;
  const payments = firstPayments(
    total,
    [
      { method: 'voucher', amount: paid.voucher },
      { method: 'gift-card', amount: paid.card },
      { method: 'points', amount: paid.points * pointWorth },
      { method: 'balance', amount: paid.balance },
    ],
    'transfer',
  );
  return {
    goods,
    off: rebate?.goods ?? 0,
    delivery,
    total,
    rest: leftToPay(payments),
    payments: sumOfPayments(payments),
  };
}

/** An assertion is a thousand times slower than a comparison. */
const same = (one: unknown, other: unknown, recipe: Recipe) => {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  if (left !== right) throw new Error(`${left} is not ${right}: ${JSON.stringify(recipe).slice(0, 1500)}`);
};

it(`counts ${counted} random baskets by the rules, and the product page's script, as by hand to the grosz`, () => {
  const roll = randomNumbers(5000);
  const seen = { codes: 0, free: 0, covered: 0, tiers: 0 };
  for (let round = 0; round < counted; round += 1) {
    const recipe = draw(roll);
    const expected = byHand(recipe);
    const { payments, ...totals } = byRules(recipe);
    same(totals, expected, recipe);
    same(payments, expected.total, recipe);
    // What the browser shows while the quantity is typed, line by line.
    const typed = recipe.lines.map(({ product, price, quantity }) => {
      const choice = { form: { tiers: product.tiers } as unknown as BuyFormProps, quantity, extra: 0 };
      seen.tiers += priceAt(price, product.tiers, quantity) === price ? 0 : 1;
      return worthOf(choice, { price }).gross;
    });
    same(
      typed.reduce((sum, gross) => sum + gross, 0),
      expected.goods,
      recipe,
    );
    same(grosze(formatMoney(expected.total, polishCurrency)), expected.total, recipe);
    seen.codes += expected.off > 0 ? 1 : 0;
    seen.free += expected.delivery === 0 ? 1 : 0;
    seen.covered += expected.rest === 0 ? 1 : 0;
  }
  // The dice repeat: this checks that they cover the cases.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(counted / 50);
});
