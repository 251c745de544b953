import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import type { Party } from './codes.ts';
import { everyAnswer } from './testing/every-rule.ts';
import { inTheBrowser } from './testing/in-the-browser.ts';
import { typed } from './testing/typed.ts';

describe('the validators', () => {
  const inputs = inject('isFullRun') ? 5000 : 2000;
  it(`agree between browser bundle and server on ${inputs} random inputs, and with themselves`, async () => {
    const browser = await inTheBrowser<{ everyAnswer: typeof everyAnswer }>(
      join(import.meta.dirname, 'testing/every-rule.ts'),
    );
    const answers = new Set<string>();
    fc.assert(
      fc.property(
        typed,
        fc.constantFrom('PL', 'DE', 'GB', 'FR', 'CZ', 'LV', 'US', 'KE', 'AE', 'XX', '', 'constructor'),
        fc.constantFrom<Party>('client', 'delivery', 'invoice'),
        (value, country, party) => {
          const answer = everyAnswer(value, country, party);
          answers.add(answer);
          expect(browser.everyAnswer(value, country, party)).toBe(answer);
          expect(everyAnswer(value, country, party)).toBe(answer);
        },
      ),
      { numRuns: inputs },
    );
    // The answers differ among themselves.
    expect(answers.size).toBeGreaterThan(inputs / 5);
  });
});
