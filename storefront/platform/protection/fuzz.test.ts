import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, inject, it } from 'vitest';
import { describeOnEngines } from '../../testing/running-shop.ts';
import { fuzz, statusTable } from './testing/fuzz.ts';

/** The audit sends more, and stores the results. */
const count = Number(process.env['FUZZ_REQUESTS'] ?? (inject('isFullRun') ? 500 : 250));
const seed = Number(process.env['FUZZ_SEED'] ?? 20261121);
const report = process.env['FUZZ_REPORT'];

describeOnEngines('hostile requests', (shop) => {
  it(
    `${count} of them, to every call and form, cause no fault, no delay and no leak of another client's data`,
    { timeout: 60_000 + count * 500 },
    async () => {
      const result = await fuzz(shop(), { seed, count });
      console.log(`${shop().store.engine}\n${statusTable(result)}\n${JSON.stringify(result.slowest)}`);
      if (report) {
        mkdirSync(dirname(report), { recursive: true });
        writeFileSync(`${report}.${shop().store.engine}.json`, JSON.stringify(result, null, 2));
      }
      expect(result.findings).toEqual([]);
      expect(result.answered / count).toBeGreaterThan(0.3);
      // Calls, pages and forms were all reached.
      for (const met of Object.values(result.surface)) expect(met).toBeGreaterThan(5);
    },
  );
});
