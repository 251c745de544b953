import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { translator } from '../../components/texts/texts.ts';
import { productForm, type ProductForm, type ProductFormFacts } from './product-form.ts';
import { productFormTexts } from './product-form.texts.ts';

const mug: ProductFormFacts = {
  status: 'enable',
  quantity: { amount: 12_000, sellBy: 1000, precision: 0 },
  isGratis: false,
  isPhonePrice: false,
  isFreeToOrder: false,
  isForPointsOnly: false,
  pointsPrice: null,
  points: null,
  isDeliveryUnknown: false,
  prices: { normal: { gross: 6900, net: 5610 }, subscription: { gross: 5865, net: 4768 } },
  isSubscription: false,
  subscriptionMinimum: null,
  priceType: 'gross',
};
const few = { ...mug.quantity, amount: 2000, minPerOrder: 3000 };
const none = { ...mug.quantity, amount: 0 };
const phone = { isPhonePrice: true };
const gratis = { isGratis: true };
const disable = { status: 'disable' as const };
const order = { status: 'order' as const, quantity: { ...mug.quantity, amount: -1 } };
const forPoints = { isForPointsOnly: true, pointsPrice: 1200 };

/** The visible form, in page order: state | price | quantity | buy | shipping | notification. */
const seen = ({ state, price, quantity, buy, shipping, hasNotification }: ProductForm) =>
  [state, priceText(price), quantity, buy, shipping, hasNotification ? 'notify' : '-'].join(' | ');

function priceText(price: ProductForm['price']): string {
  if (price.kind === 'money') return `${price.amount} ${price.type}`;
  return price.kind === 'points' ? `${price.points} points` : price.kind;
}

describe('the product form', () => {
  it.each<[title: string, Partial<ProductFormFacts>, expected: string]>([
    ['a size in stock is sold', {}, 'forSale | 6900 gross | enabled | enabled | promise | -'],
    [
      'unlimited too',
      { quantity: { ...mug.quantity, amount: -1 } },
      'forSale | 6900 gross | enabled | enabled | promise | -',
    ],

    [
      'disable: no purchase, no shipping, a notification [T-06 part]',
      disable,
      'unavailable | 6900 gross | disabled | disabled | hidden | notify',
    ],
    [
      'none left is the same [T-06 part]',
      { quantity: none },
      'unavailable | 6900 gross | disabled | disabled | hidden | notify',
    ],
    [
      'disable comes before gratis [T-06 part]',
      { ...disable, ...gratis },
      'unavailable | none | disabled | disabled | hidden | notify',
    ],
    [
      'disable comes before phone price [T-06 part]',
      { ...disable, ...phone },
      'unavailable | byPhone | disabled | disabled | hidden | notify',
    ],
    [
      'disable comes before points alone [T-06 part]',
      { ...disable, ...forPoints },
      'unavailable | 1200 points | disabled | disabled | hidden | notify',
    ],
    [
      'disable comes before the minimum [T-06 part]',
      { ...disable, quantity: few },
      'unavailable | 6900 gross | disabled | disabled | hidden | notify',
    ],

    [
      'disable comes before free [T-06 part]',
      { ...disable, ...phone, isFreeToOrder: true },
      'unavailable | free | disabled | disabled | hidden | notify',
    ],

    ['order, with a time: the promise', order, 'forSale | 6900 gross | enabled | enabled | promise | -'],
    [
      'order, time unknown: the unknown-shipping block [T-07 part]',
      { ...order, isDeliveryUnknown: true },
      'forSale | 6900 gross | enabled | enabled | unknown | -',
    ],
    [
      'the block belongs to orders alone [T-07 part]',
      { isDeliveryUnknown: true },
      'forSale | 6900 gross | enabled | enabled | promise | -',
    ],
    [
      'disable hides it [T-07 part]',
      { ...disable, isDeliveryUnknown: true },
      'unavailable | 6900 gross | disabled | disabled | hidden | notify',
    ],

    [
      'gratis hides it [T-07 part, T-09 part]',
      { ...order, ...gratis, isDeliveryUnknown: true },
      'gratis | none | hidden | hidden | hidden | -',
    ],

    ['phone price [T-08]', phone, 'phonePrice | byPhone | disabled | disabled | promise | -'],
    [
      'phone price to order, time unknown [T-08]',
      { ...order, ...phone, isDeliveryUnknown: true },
      'phonePrice | byPhone | disabled | disabled | unknown | -',
    ],
    [
      'phone price with a price in points: loyalty alone [T-08]',
      { ...phone, pointsPrice: 490 },
      'pointsOnly | 490 points | disabled | disabled | promise | -',
    ],
    [
      'phone price, basket enabled: free, and bought [T-08]',
      { ...phone, isFreeToOrder: true },
      'free | free | enabled | enabled | promise | -',
    ],
    [
      'even with a price in points [T-08]',
      { ...phone, isFreeToOrder: true, pointsPrice: 490 },
      'free | free | enabled | enabled | promise | -',
    ],
    [
      'free keeps the minimum [T-08]',
      { ...phone, isFreeToOrder: true, quantity: few },
      'belowMinimum | free | disabled | disabled | hidden | notify',
    ],
    [
      'free to order, time unknown [T-07 part, T-08]',
      { ...order, ...phone, isFreeToOrder: true, isDeliveryUnknown: true },
      'free | free | enabled | enabled | unknown | -',
    ],
    [
      'phone price in subscription mode: still no price [T-08, T-11 part]',
      { ...phone, isSubscription: true },
      'phonePrice | byPhone | disabled | disabled | promise | -',
    ],
    [
      'a price in points does not lift the minimum of a phone price [T-08]',
      { ...phone, pointsPrice: 490, quantity: few },
      'belowMinimum | 490 points | disabled | disabled | hidden | notify',
    ],
    ['sold for points alone [T-08]', forPoints, 'pointsOnly | 1200 points | disabled | disabled | promise | -'],
    [
      'points do not buy less than the minimum',
      { ...forPoints, quantity: few },
      'belowMinimum | 1200 points | disabled | disabled | hidden | notify',
    ],
    [
      'a price by phone, however few are left',
      { ...phone, quantity: few },
      'phonePrice | byPhone | disabled | disabled | promise | -',
    ],
    [
      'and not free, whatever the basket says [T-08]',
      { ...forPoints, isFreeToOrder: true },
      'pointsOnly | 1200 points | disabled | disabled | promise | -',
    ],
    [
      'with a price: the basket flag makes nothing free [T-08]',
      { isFreeToOrder: true },
      'forSale | 6900 gross | enabled | enabled | promise | -',
    ],

    ['gratis: no buy section [T-09 part]', gratis, 'gratis | none | hidden | hidden | hidden | -'],
    [
      'gratis comes before phone price [T-09 part]',
      { ...gratis, ...phone },
      'gratis | none | hidden | hidden | hidden | -',
    ],
    [
      'gratis comes before free [T-09 part]',
      { ...gratis, ...phone, isFreeToOrder: true },
      'gratis | none | hidden | hidden | hidden | -',
    ],
    [
      'gratis comes before points alone [T-09 part]',
      { ...gratis, ...forPoints },
      'gratis | none | hidden | hidden | hidden | -',
    ],
    [
      'gratis comes before the minimum [T-09 part]',
      { ...gratis, quantity: few },
      'gratis | none | hidden | hidden | hidden | -',
    ],

    ['a shop of net prices [T-10 part]', { priceType: 'net' }, 'forSale | 5610 net | enabled | enabled | promise | -'],
    [
      'subscription mode [T-11 part]',
      { isSubscription: true },
      'forSale | 5865 gross | enabled | enabled | promise | -',
    ],
    [
      'subscription mode, net prices [T-10 part, T-11 part]',
      { isSubscription: true, priceType: 'net' },
      'forSale | 4768 net | enabled | enabled | promise | -',
    ],
    [
      'subscription mode of a product without one [T-11 part]',
      { isSubscription: true, prices: { ...mug.prices, subscription: null } },
      'forSale | 6900 gross | enabled | enabled | promise | -',
    ],

    [
      'less left than the minimum',
      { quantity: few },
      'belowMinimum | 6900 gross | disabled | disabled | hidden | notify',
    ],
    [
      'just as much as the minimum',
      { quantity: { ...few, amount: 3000 } },
      'forSale | 6900 gross | enabled | enabled | promise | -',
    ],
    [
      'a minimum, and an unlimited stock',
      { quantity: { ...few, amount: -1 } },
      'forSale | 6900 gross | enabled | enabled | promise | -',
    ],
    [
      'enough for one order, too little for a subscription',
      { isSubscription: true, subscriptionMinimum: 20_000 },
      'belowMinimum | 5865 gross | disabled | disabled | hidden | notify',
    ],
    [
      'its minimum ignored for one order',
      { subscriptionMinimum: 20_000 },
      'forSale | 6900 gross | enabled | enabled | promise | -',
    ],
  ])('%s', (_, change, expected) => {
    expect(seen(productForm({ ...mug, ...change }))).toBe(expected);
  });

  it.each<[title: string, Partial<ProductFormFacts>, offer: ProductForm['pointsOffer']]>([
    ['no price in points', { points: 5000 }, 'none'],
    ['a guest signs in first', { pointsPrice: 490 }, 'signIn'],
    ['one point too few', { pointsPrice: 490, points: 489 }, 'notEnough'],
    ['just enough', { pointsPrice: 490, points: 490 }, 'allowed'],
    ['for points alone, a guest', forPoints, 'signIn'],
    ['for points alone, enough of them', { ...forPoints, points: 1200 }, 'allowed'],
    ['not what is unavailable', { ...disable, pointsPrice: 490, points: 900 }, 'none'],
    ['not what is a present', { ...gratis, pointsPrice: 490, points: 900 }, 'none'],
    ['not what is below its minimum', { quantity: few, pointsPrice: 490, points: 900 }, 'none'],
  ])('paying with points: %s', (_, change, offer) => {
    expect(productForm({ ...mug, ...change }).pointsOffer).toBe(offer);
  });

  it.each<[Partial<ProductFormFacts>, words: string | null]>([
    [{}, null],
    [disable, 'Teraz tego nie ma. Zajrzyj za kilka dni.'],
    [gratis, 'Prezent do zamówienia. Osobno go nie sprzedajemy.'],
    [phone, 'Cenę podajemy przez telefon. Skontaktuj się ze sprzedawcą.'],
    [{ ...phone, pointsPrice: 490 }, 'Tylko za punkty programu lojalnościowego.'],
    [{ ...phone, isFreeToOrder: true }, 'Gratis'],
    [{ quantity: few }, 'Najmniejsze zamówienie to 3\u00a0szt., a\u00a0tyle już nie zostało.'],
  ])('for %j: %j [X-16 part]', (change, words) => {
    const { message, minimum } = productForm({ ...mug, ...change });
    const t = translator(productFormTexts, { locale: 'pl' });
    expect(message && t(message, { minimum: `${minimum / 1000}\u00a0szt.` })).toBe(words);
  });

  it('disables only with a message, and never sells what it hides', () => {
    const facts = fc.record({
      status: fc.constantFrom('enable' as const, 'order' as const, 'disable' as const),
      quantity: fc.constantFrom(mug.quantity, few, none, order.quantity),
      isGratis: fc.boolean(),
      isPhonePrice: fc.boolean(),
      isFreeToOrder: fc.boolean(),
      isForPointsOnly: fc.boolean(),
      pointsPrice: fc.constantFrom(null, 490),
      points: fc.constantFrom(null, 10, 900),
      isDeliveryUnknown: fc.boolean(),
      prices: fc.constant(mug.prices),
      isSubscription: fc.boolean(),
      subscriptionMinimum: fc.constantFrom(null, 20_000),
      priceType: fc.constantFrom('gross' as const, 'net' as const),
    });
    fc.assert(
      fc.property(facts, (given) => {
        const form = productForm(given);
        expect(form.buy !== 'enabled' && form.message === null).toBe(false);
        expect(form.quantity).toBe(form.buy);
        expect(form.hasNotification && form.shipping !== 'hidden').toBe(false);
        if (form.buy === 'enabled') expect(['money', 'free']).toContain(form.price.kind);
      }),
      { numRuns: 2000 },
    );
  });
});
