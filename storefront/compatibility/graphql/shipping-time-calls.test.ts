import { afterEach, describe, expect, it } from 'vitest';
import { readShippingTimeAnswer, type ShippingTimeAnswer } from '../../../patterns/rules/shipping-time-answer.ts';
import { shippingPromise } from '../../../patterns/rules/shipping-time.ts';
import { productPromise } from '../../features/catalogue/server/delivery/delivery-offers.ts';
import { loadShopTime } from '../../features/catalogue/server/delivery/shop-time.ts';
import { defaultSettings } from '../../platform/settings/index.ts';
import { ask } from './testing/ask.ts';
import { startRunningShop, type RunningShop } from '../../testing/running-shop.ts';

const everyField = `shippingTime{shippingTime{time{days hours minutes} workingDays weekDay weekAmount today}
  time unknownTime todayShipmentDeadline}`;
/** The most products in one document. */
const together = 25;

let shop: RunningShop | null = null;
afterEach(async () => {
  await shop?.stop();
  shop = null;
});

/** The call's answer for every product of the shop at a moment, and the promise of its page. */
async function answersAt(now: number) {
  shop = await startRunningShop(undefined, now);
  const { catalogue } = shop.store;
  const { products } = await catalogue.list({ portion: 100 });
  const answers: Record<string, { shippingTime: ShippingTimeAnswer }> = {};
  for (let from = 0; from < products.length; from += together) {
    const calls = products
      .slice(from, from + together)
      .map(
        ({ id }) => `id${id}:shipping(ShippingInput:{mode:product,products:[{id:${id},quantity:1}]}){${everyField}}`,
      );
    Object.assign(answers, await ask(shop, `query{${calls.join('')}}`));
  }
  return Promise.all(
    products.map(async ({ id }) => {
      const { product, sizes } = (await catalogue.productPage(id))!;
      const { availability } = sizes.find(({ type }) => type === product.defaultSize)!;
      return {
        id,
        type: product.type,
        details: product.details,
        availability,
        answer: answers[`id${id}`]!.shippingTime,
      };
    }),
  );
}

describe('the dispatch time of the call', () => {
  it.each([
    ['on a Friday before the deadline', '2026-11-20T11:00:00+01:00'],
    ['on a Friday after it', '2026-11-20T15:00:00+01:00'],
    ['in the night to Monday', '2026-11-22T23:59:00+01:00'],
    ['on a public holiday', '2026-11-11T10:00:00+01:00'],
  ])('matches the page, for every product, %s [E-09] [C-18 part]', async (_, moment) => {
    const now = Date.parse(moment);
    const answers = await answersAt(now);
    const time = await loadShopTime({ store: shop!.store, settings: defaultSettings, now });
    expect(answers.length).toBeGreaterThan(40);
    for (const { id, type, details, availability, answer } of answers) {
      const promised = productPromise({ type, details }, time, defaultSettings, availability);
      expect(shippingPromise(readShippingTimeAnswer(answer), now, defaultSettings), `product ${id}`).toEqual(promised);
      expect(answer.unknownTime, `product ${id}`).toBe(promised.kind === 'unknown');
      const isToday = promised.kind === 'today' || promised.kind === 'deadline';
      expect(answer.shippingTime?.today ?? false, `product ${id}`).toBe(isToday);
      const deadline = details.shippingTime?.kind === 'today' ? `${details.shippingTime.deadline}:00` : null;
      expect(answer.todayShipmentDeadline, `product ${id}`).toBe(isToday ? deadline : null);
    }
    // Each kind of answer occurs.
    expect(new Set(answers.map(({ answer }) => answer.unknownTime))).toEqual(new Set([true, false]));
  });
});
