import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import type { Party } from './codes.ts';
import { everyAnswer } from './testing/every-rule.ts';

/** The rules as a browser gets them: bundled and minified, in a world that has the language alone, without Node's globals. */
async function inTheBrowser(): Promise<typeof everyAnswer> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, 'testing/every-rule.ts'), formats: ['iife'], name: 'rules' },
    },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  // Not of the language, but of every browser.
  const world = createContext({ TextEncoder });
  runInContext(output[0].code, world);
  return runInContext('rules.everyAnswer', world) as typeof everyAnswer;
}

const digits = fc.string({
  unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
  minLength: 1,
  maxLength: 28,
});
/** What people type and what they do not: half of it nearly right, so that each check comes to its last line. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.emailAddress(),
  fc
    .date({ noInvalidDate: true, min: new Date('1890-01-01'), max: new Date('2030-01-01') })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.tuple(fc.constantFrom('', 'PL', 'DE', '+48 ', 'GB', 'ATU', 'CZ'), digits).map((parts) => parts.join('')),
  fc.tuple(digits, fc.constantFrom(' ', '-', '.', '/'), digits).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('Łobzowska', '3 Maja', 'os. Złotego Wieku'), fc.constantFrom(' ', ''), digits)
    .map((parts) => parts.join('')),
  fc.constantFrom('', ' ', '\u00a0', 'Hanna', '__proto__', 'constructor', '5260250274', 'PL61109010140000071219812874'),
);

describe('the validators', () => {
  it('agree between the bundle of the browser and the server on 5,000 random inputs, and with themselves', async () => {
    const browser = await inTheBrowser();
    const answers = new Set<string>();
    fc.assert(
      fc.property(
        typed,
        fc.constantFrom('PL', 'DE', 'GB', 'FR', 'CZ', 'LV', 'US', 'KE', 'AE', 'XX', '', 'constructor'),
        fc.constantFrom<Party>('client', 'delivery', 'invoice'),
        (value, country, party) => {
          const answer = everyAnswer(value, country, party);
          answers.add(answer);
          expect(browser(value, country, party)).toBe(answer);
          expect(everyAnswer(value, country, party)).toBe(answer);
        },
      ),
      { numRuns: 5000 },
    );
    // They did not agree by answering nothing.
    expect(answers.size).toBeGreaterThan(1000);
  });
});
