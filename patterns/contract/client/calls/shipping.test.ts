import { describe, expect, it } from 'vitest';
import { fromIsoDate } from '../../../../components/dates/index.ts';
import { shippingTimeKey } from '../../../rules/shipping-time-key.ts';
import { rememberShippingTimes } from '../../../shipping-time/index.ts';
import { couriers, shippingTime, shippingTimeFunction } from '../index.ts';
import { shopDouble } from '../testing/shop-double.ts';

const products = [
  {
    id: '29',
    size: 'uniw',
    quantity: 1500,
    bundleParts: [{ id: 30, size: 'm', quantity: 2000, bundleProductId: '7' }],
  },
];
const time = {
  unknownTime: 'false',
  time: '2026-11-23 00:00',
  shippingTime: { today: false, weekDay: 1, weekAmount: 0 },
};
const shopThatSays = (shipping: unknown) => shopDouble(() => ({ data: { shipping } }));

describe('shippingTime', () => {
  it('sends ids, sizes, quantities and parts by their contract names [C-18] [C-24]', async () => {
    const { shop, documents } = shopThatSays({ shippingTime: time });
    const answer = await shippingTimeFunction(shop)(products, new AbortController().signal);
    expect(documents()[0]).toContain(
      'shipping(ShippingInput:{mode:product,products:[{id:29,size:"uniw",quantity:1.5,' +
        'bundleParts:[{id:30,size:"m",quantity:2,bundleProductId:7}]}],displaySettings:{sortArgs:cost}})',
    );
    expect(answer).toMatchObject({ weekDay: 1, weekAmount: 0, day: fromIsoDate('2026-11-23') });
  });

  it('is requested once per choice by the pattern that shows the promise [C-24] [T-16 part]', async () => {
    const { shop, sent } = shopThatSays({ shippingTime: time });
    const ask = rememberShippingTimes(shippingTimeFunction(shop), { keyOf: shippingTimeKey, clock: () => 0 });
    const { signal } = new AbortController();
    const first = await ask(products, signal);
    expect(await ask([...products], signal)).toEqual(first);
    await ask([{ ...products[0]!, quantity: 2000 }], signal);
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['unknown time', { shippingTime: { unknownTime: true } }, { isUnknown: true }],
    ['no answer', null, { isUnknown: true }],
    [
      'today',
      { shippingTime: { ...time, todayShipmentDeadline: '14:00:00', shippingTime: { today: 'true' } } },
      { isToday: true, deadline: '14:00:00' },
    ],
  ])('%s [C-18 part]', async (_name, answer, expected) => {
    expect(await shippingTime(shopThatSays(answer).shop, products)).toEqual(expected);
  });

  it('rejects a malformed day', async () => {
    const asked = shippingTime(shopThatSays({ shippingTime: { ...time, time: 'soon' } }).shop, products);
    await expect(asked).rejects.toMatchObject({ reason: 'unreadable' });
  });
});

it('couriers have cost and time; null for a shop without a standard cost [C-18]', async () => {
  const courier = { id: 1, fullId: '1-1', name: 'Kurier', pickupPoint: 'n' };
  const cost = { value: 14.9, currency: 'PLN', formatted: '14,90 zł' };
  const option = { prepaid: 'prepaid', cost, courier, deliveryTime: { time: { days: 1 }, today: false } };
  expect(await couriers(shopThatSays({ shipping: [option] }).shop, products)).toEqual([
    {
      prepaid: 'prepaid',
      // No line of a page breaks it.
      cost: { ...cost, formatted: '14,90\u00a0zł' },
      courier: { ...courier, icon: null, pickupPoint: false },
      deliveryTime: { today: false, time: { days: 1, hours: 0, minutes: 0 }, weekDay: 0, weekAmount: 0 },
    },
  ]);
  expect(await couriers(shopThatSays({ shipping: null }).shop, products)).toBeNull();
});
