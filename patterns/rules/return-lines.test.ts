import { describe, expect, it } from 'vitest';
import { exclusionOf, startedKindOf } from './return-lines.ts';

const goods = {
  type: 'product',
  unitName: 'szt.',
  isPhonePrice: false,
  availability: 'enable',
  isCommentRequired: false,
};

describe('what the right of withdrawal does not cover', () => {
  it.each([
    ['a file', { ...goods, type: 'product_virtual' }, 'virtual'],
    ['a service', { ...goods, type: 'product_service' }, 'service'],
  ] as const)('is %s only with the buyer’s own consent', (_, sold, kind) => {
    expect(startedKindOf(sold)).toBe(kind);
    expect(exclusionOf(sold, [])).toBeNull();
    expect(exclusionOf(sold, [kind])).toBe(kind);
    expect(exclusionOf(sold, [kind === 'virtual' ? 'service' : 'virtual'])).toBeNull();
  });

  it('are goods made for the buyer, without any consent', () => {
    expect(startedKindOf(goods)).toBeNull();
    expect(exclusionOf(goods, ['virtual', 'service'])).toBeNull();
    expect(exclusionOf({ ...goods, unitName: 'm' }, [])).toBe('made');
    expect(exclusionOf(undefined, [])).toBeNull();
  });
});
