import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsWith } from '../settings/index.ts';
import type { Store } from '../../store/index.ts';
import { enginesInTurn, makePlace, testNow, type Place } from '../../store/testing/stores.ts';
import { makeAdmission } from './admission.ts';
import type { Use } from './rate-limits.ts';

const minute = 60_000;
const settings = settingsWith({
  loginLimit: { perAddress: 20, perAccount: 5, window: 15 * minute },
  searchLimit: { perAddress: 100, window: minute, block: 15 },
});
const login = (account: string): Use => ({ limit: 'loginLimit', account });
const search: Use = { limit: 'searchLimit' };

describe.each(enginesInTurn('limits'))('limits on %s', (engine) => {
  let place: Place;
  let stores: ReadonlyArray<Store>;
  beforeAll(async () => {
    place = await makePlace(engine);
    const first = await place.open(null);
    // Only PostgreSQL serves two processes.
    stores = [first, engine === 'postgres' ? await place.open(null) : first];
  });
  afterAll(() => place.remove());

  /** Two processes of one shop, without counts. */
  function twoProcesses() {
    const admissions = stores.map((store) => ({ admit: makeAdmission(), counters: store.rateCounters }));
    return (process: number, address: string, uses: ReadonlyArray<Use>, more: object = {}) => {
      const { admit, counters } = admissions[process]!;
      return admit({ counters, settings: { ...settings, ...more }, now: place.clock.now }, address, uses);
    };
  }
  const passed = (waits: ReadonlyArray<number | null>) => waits.filter((wait) => wait === null).length;

  it('admit exactly their number, however many processes are asked at once', async () => {
    const ask = twoProcesses();
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, index) => ask(index % 2, '192.0.2.1', [login(`client-${index}`)])),
    );
    expect(passed(waits)).toBe(20);
    for (const wait of waits.filter((one) => one !== null)) expect(wait).toBe(15 * 60);
  });

  it('apply to an account from every address, and not to other accounts', async () => {
    const ask = twoProcesses();
    const waits = [];
    for (let index = 0; index < 8; index += 1) {
      waits.push(await ask(index % 2, `192.0.2.${100 + index}`, [login('hanna')]));
    }
    expect(waits.map((wait) => wait === null)).toEqual([true, true, true, true, true, false, false, false]);
    expect(await ask(0, '192.0.2.120', [login('piotr')])).toBeNull();
  });

  it('count each use of one request', async () => {
    const ask = twoProcesses();
    expect(
      await ask(
        0,
        '192.0.2.130',
        Array.from({ length: 5 }, () => login('ewa')),
      ),
    ).toBeNull();
    expect(await ask(1, '192.0.2.131', [login('ewa')])).not.toBeNull();
    expect(
      await ask(
        0,
        '192.0.2.132',
        Array.from({ length: 21 }, (_, n) => login(`n${n}`)),
      ),
    ).not.toBeNull();
  });

  it('return the time left, and start again after that', async () => {
    const ask = twoProcesses();
    const many = Array.from({ length: 20 }, (_, n) => login(`m${n}`));
    expect(await ask(0, '192.0.2.140', many)).toBeNull();
    place.clock.now = testNow + 5 * minute + 1;
    expect(await ask(1, '192.0.2.140', [login('x')])).toBe(10 * 60);
    place.clock.now = testNow + 15 * minute;
    expect(await ask(1, '192.0.2.140', [login('x')])).toBeNull();
    place.clock.now = testNow;
  });

  it('taken in blocks never admit more, and admit all of them for one process', async () => {
    const ask = twoProcesses();
    const alone = await Promise.all(Array.from({ length: 150 }, () => ask(0, '192.0.2.150', [search])));
    expect(passed(alone)).toBe(100);
    const both = await Promise.all(Array.from({ length: 300 }, (_, n) => ask(n % 2, '192.0.2.151', [search])));
    expect(passed(both)).toBeLessThanOrEqual(100);
    // A process has at most a block less one taken and unused, for each of the two.
    expect(passed(both)).toBeGreaterThanOrEqual(100 - 2 * 14);
  });

  it('grow by the factor of the shop', async () => {
    const ask = twoProcesses();
    const uses = Array.from({ length: 40 }, (_, n) => login(`f${n}`));
    expect(await ask(0, '192.0.2.160', uses, { rateLimitFactor: 2 })).toBeNull();
    expect(await ask(0, '192.0.2.160', [login('f')], { rateLimitFactor: 2 })).not.toBeNull();
  });

  it('report their multiplication', async () => {
    const factors: number[] = [];
    const admit = makeAdmission((factor) => factors.push(factor));
    const counting = { counters: stores[0]!.rateCounters, now: place.clock.now };
    for (const rateLimitFactor of [1, 50, 50, 1]) {
      await admit({ ...counting, settings: { ...settings, rateLimitFactor } }, '192.0.2.180', [login('iga')]);
    }
    expect(factors).toEqual([50, 1]);
  });

  it('keep no address and no account in plain text, and nothing after their time', async () => {
    const ask = twoProcesses();
    await ask(0, '192.0.2.170', [login('hanna@poczta.pl')]);
    const tables = await place.openTables();
    const kept = await tables.selectFrom('rate_counters').selectAll().execute();
    expect(kept.length).toBeGreaterThan(2);
    for (const { key_hash } of kept) expect(key_hash).toMatch(/^[\w-]{43}$/);
    place.clock.now = testNow + 60 * minute;
    await ask(0, '192.0.2.171', [login('ola')]);
    expect((await tables.selectFrom('rate_counters').selectAll().execute()).length).toBe(2);
    place.clock.now = testNow;
  });
});
