import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientDataFields, type ClientDataField } from '../../../patterns/rules/client-data/check.ts';
import type { fieldMessages } from '../../../patterns/rules/client-data/testing/field-messages.ts';
import { inTheBrowser } from '../../../patterns/rules/client-data/testing/in-the-browser.ts';
import { typed } from '../../../patterns/rules/client-data/testing/typed.ts';
import { limits } from './limits.ts';
import { ask } from './testing/ask.ts';
import { startRunningShop, type RunningShop } from '../../testing/running-shop.ts';

const rules = join(import.meta.dirname, '../../../patterns/rules/client-data/testing/field-messages.ts');

/** Regions as clients send them, and the matching country of a browser. */
const regions = { 1143020003: 'PL', 1143020143: 'DE', 1143020057: 'FR', 1143020041: 'CZ', 1143020118: 'LV', 7: '' };

interface Question {
  readonly field: ClientDataField;
  readonly value: string;
  readonly region: keyof typeof regions;
}

const question: fc.Arbitrary<Question> = fc.record({
  field: fc.constantFrom(...clientDataFields),
  value: typed,
  region: fc.constantFrom(...Object.keys(regions).map((region) => Number(region) as Question['region'])),
});

/** Escapes every character that a document cannot contain, so that any input arrives. */
const written = (value: string) => JSON.stringify(value);

function input({ field, value, region }: Question): string {
  if (field === 'login' || field === 'password') return `loginAndPassword:{${field}:${written(value)}}`;
  if (field === 'email' || field === 'birthDate') return `clientData:{${field}:${written(value)}}`;
  const country = `country:${region}`;
  return field === 'taxNumber'
    ? `clientData:{clientBillingData:{${country}},taxNumber:${written(value)}}`
    : `clientData:{clientBillingData:{${field}:${written(value)},${country}}}`;
}

let shop: RunningShop;
beforeAll(async () => {
  shop = await startRunningShop();
});
afterAll(() => shop.stop());

describe('the validators', () => {
  it('of a browser and of the server agree on 5,000 random inputs [C-01 part] [H-14 part]', async () => {
    const browser = await inTheBrowser<{ fieldMessages: typeof fieldMessages }>(rules);
    const questions = fc.sample(question, 5000);
    const verdicts = new Set<string>();
    for (let from = 0; from < questions.length; from += limits.aliases) {
      const asked = questions.slice(from, from + limits.aliases);
      const calls = asked.map(
        (one, index) => `field_${index}:validateClientData(ClientDataInput:{${input(one)}}){messages{code message}}`,
      );
      const answers = await ask(shop, `query{${calls.join('')}}`);
      for (const [index, { field, value, region }] of asked.entries()) {
        const expected = browser.fieldMessages(field, value, regions[region], '2026-11-21');
        expect(JSON.stringify(answers[`field_${index}`].messages), `${field} ${written(value)} ${region}`).toBe(
          expected,
        );
        verdicts.add(expected);
      }
    }
    // Their agreement is not empty: every field was rejected in some way, and some were not.
    expect(verdicts.size).toBeGreaterThan(25);
    expect(verdicts).toContain('[]');
  });
});
