import { describe, expect, it } from 'vitest';
import { basketPreviewLook } from './basket-preview.ts';

describe('basketPreviewLook [L-11 part]', () => {
  const settings = { listFrom: 10, hiddenAbove: 22 };

  it.each([
    [0, 'pictures'],
    [9, 'pictures'],
    [10, 'list'],
    [22, 'list'],
    [23, 'sum'],
    [400, 'sum'],
  ] as const)('shows a basket of %i lines as %s', (lines, look) => {
    expect(basketPreviewLook(lines, settings)).toBe(look);
  });
});
