import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeSizes, sizesFile, sizesPage, sizeTable } from '../../scripts/package/weigh.mjs';

describe('the table of sizes', () => {
  const written = JSON.parse(readFileSync(sizesFile, 'utf8'));

  it('is the same for people and in JSON', () => {
    expect(readFileSync(sizesPage, 'utf8')).toBe(sizeTable(written));
  });

  it('allows at most 1 kB of script for Button and 4 kB for QuantityStepper', () => {
    expect(written.button.budget.script).toBeLessThanOrEqual(1000);
    expect(written['quantity-stepper'].budget.script).toBeLessThanOrEqual(4000);
  });
});

describe('the check of sizes', () => {
  const size = { script: 1000, style: 500 };
  const recorded = { ...size, budget: { script: 1100, style: 600 } };

  it.each([
    ['a current size within its budget', { badge: recorded }, { badge: recorded }, []],
    [
      'a component without a budget',
      { badge: size },
      { badge: recorded },
      ['badge has no budget: npm run sizes -- --write gives it one.'],
    ],
    [
      'a component over its budget',
      { badge: { ...recorded, script: 1101 } },
      { badge: { ...recorded, script: 1101 } },
      ['badge: 1101 bytes of script, its budget is 1100.'],
    ],
    ['a difference of 5 %', { badge: { ...recorded, script: 1050 } }, { badge: recorded }, []],
    [
      'a difference of more',
      { badge: { ...recorded, style: 526 } },
      { badge: recorded },
      ['badge: 526 bytes of style, docs/sizes.json is outdated.'],
    ],
    [
      'another budget than the one beside the component',
      { badge: recorded },
      { badge: { ...recorded, budget: { script: 1100, style: 700 } } },
      ['badge: 500 bytes of style, docs/sizes.json is outdated.'],
    ],
    ['a component that is gone', {}, { badge: recorded }, ['docs/sizes.json lists badge, which does not exist.']],
  ])('on %s', (_case, measured, table, findings) => {
    expect(judgeSizes(measured, table)).toEqual(findings);
  });
});
