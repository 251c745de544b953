// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QuantityTiers, type QuantityTiersProps } from './index.ts';

const linen: QuantityTiersProps = {
  price: 7400,
  bounds: { step: 100, min: 500, max: null },
  tiers: [
    { threshold: 3000, thresholdEnd: 5900, percent: 6 },
    { threshold: 6000, thresholdEnd: null, percent: 12 },
  ],
  unit: 'm',
};
const show = (props: Partial<QuantityTiersProps> = {}) => {
  document.body.innerHTML = renderToStaticMarkup(<QuantityTiers {...linen} {...props} />);
  const rows = [...document.querySelectorAll('dl > div')];
  return {
    rows: rows.map((row) => row.textContent.replaceAll('\u00a0', ' ')),
    current: rows.filter((row) => row.hasAttribute('data-current')).map((row) => row.firstElementChild?.textContent),
    incentive: document.querySelector('p')?.textContent.replaceAll('\u00a0', ' ').trim() ?? null,
  };
};

describe('QuantityTiers', () => {
  it('shows the price from each quantity on', () => {
    expect(show().rows).toEqual(['od 0,5 m74,00 zł/m', 'od 3 m69,56 zł/m', 'od 6 m65,12 zł/m']);
  });

  it.each([
    [1000, 'od 0,5 m', 'Dodaj jeszcze 2 m, a zapłacisz 69,56 zł/m.'],
    [3000, 'od 3 m', 'Dodaj jeszcze 3 m, a zapłacisz 65,12 zł/m.'],
    [6000, 'od 6 m', null],
  ])('at %d thousandths marks "%s" and offers the next tier [T-17 part]', (quantity, current, incentive) => {
    const shown = show({ quantity });
    expect(shown.current).toEqual([current]);
    expect(shown.incentive).toBe(incentive);
  });

  it.each<[rule: string, quantity: number, max: number | null, step: number, incentive: string | null]>([
    ['the next tier within the stock', 1000, 3000, 100, 'Dodaj jeszcze 2 m, a zapłacisz 69,56 zł/m.'],
    ['none above the maximum', 1000, 2900, 100, null],
    ['the missing amount in steps', 2000, null, 2000, 'Dodaj jeszcze 2 m, a zapłacisz 69,56 zł/m.'],
    [
      'more than to its threshold, where no step falls on it',
      4000,
      null,
      4000,
      'Dodaj jeszcze 4 m, a zapłacisz 65,12 zł/m.',
    ],
  ])('offers a reachable incentive: %s [T-17 part]', (_rule, quantity, max, step, incentive) => {
    expect(show({ quantity, bounds: { step, min: step, max } }).incentive).toBe(incentive);
  });

  it('writes amounts as the shop does', () => {
    const currency = { mask: '0.00', symbol: '€', hasSpace: false, isSymbolBefore: true };
    expect(show({ quantity: 1000, currency }).incentive).toContain('€69.56/m');
  });
});
