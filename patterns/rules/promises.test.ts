import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeDeliveries, returnRight, type ReturnedGoods } from './promises.ts';

const mug: ReturnedGoods = {
  type: 'product',
  unitName: 'szt.',
  isPhonePrice: false,
  availability: 'enable',
  isCommentRequired: false,
};

describe('the right to send goods back', () => {
  it.each<[string, Partial<ReturnedGoods>, string]>([
    ['a mug', {}, 'returnable'],
    ['coffee by weight', { unitName: 'kg' }, 'returnable'],
    ['a bench made to order', { availability: 'order' }, 'returnable'],
    ['a bundle', { type: 'product_bundle' }, 'returnable'],
    ['cut linen', { unitName: 'm' }, 'cutToLength'],
    ['a table to measure', { isPhonePrice: true, availability: 'order' }, 'madeToMeasure'],
    ['an engraved board', { isCommentRequired: true }, 'personalised'],
    ['a gift card', { type: 'product_virtual' }, 'notGoods'],
    ['an engraving', { type: 'product_service', isCommentRequired: true }, 'notGoods'],
  ])('of %s', (_, facts, right) => expect(returnRight({ ...mug, ...facts })).toBe(right));
});

describe('free delivery', () => {
  const courier = (cost: number) => ({ id: '1-1', name: 'Kurier', cost });
  const onDelivery = { id: '2-0', name: 'Kurier, płatność przy odbiorze', cost: 2290 };
  const point = (cost: number) => ({ id: '3-1', name: 'Odbiór w punkcie', cost });
  const showroom = { id: '0-1', name: 'Odbiór w salonie', cost: 0 };

  it('is promised where every delivery paid in advance is free', () => {
    expect(freeDeliveries([courier(0), onDelivery, point(0), showroom])).toBe('all');
  });
  it('names what is free beside a courier that costs', () => {
    expect(freeDeliveries([courier(1690), onDelivery, point(0), showroom])).toEqual(['Odbiór w punkcie']);
  });
  it('is not promised for collection in a showroom, nor without any delivery', () => {
    expect(freeDeliveries([courier(1690), showroom])).toEqual([]);
    expect(freeDeliveries([])).toEqual([]);
  });
  it('never hides a cost: all free means that no such delivery costs anything', () => {
    const delivery = fc.record({
      id: fc.constantFrom('0-1', '1-1', '2-0', '3-1', '4-1'),
      name: fc.string(),
      cost: fc.constantFrom(0, 0, 1190, 1690),
    });
    fc.assert(
      fc.property(fc.array(delivery), (deliveries) => {
        const costly = deliveries.some(({ id, cost }) => cost > 0 && id.endsWith('-1') && id !== '0-1');
        expect(freeDeliveries(deliveries) === 'all' && costly).toBe(false);
      }),
    );
  });
});
