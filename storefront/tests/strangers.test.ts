import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeAll, expect, inject, it } from 'vitest';
import { newClient } from '../features/account/server/testing/account.ts';
import { engines } from '../store/testing/engines.ts';
import { attempts, type Wanted } from '../testing/attempts/index.ts';
import { owner } from '../testing/attempts/owner.ts';
import { Timing } from '../testing/attempts/timing.ts';
import { randomNumbers } from '../testing/random-numbers.ts';
import { describeOnEngines, shopper, type RunningShop } from '../testing/running-shop.ts';

/** The audit tries more, one after the other, compares the times, and writes the result. */
const audited = Number(process.env['ISOLATION_ATTEMPTS'] ?? 0);
const report = process.env['ISOLATION_REPORT'];
/** Each kind of attempt occurs several times. On both engines: they compare letters differently. */
const rounds = audited || (inject('isFullRun') ? 1000 : 160);
const atOnce = audited ? 1 : 8;
const seed = 20_261_122;

/** Another signed-in client. */
async function cookieOfClient({ store }: RunningShop): Promise<string> {
  const opened = await store.clients.create(newClient('obcy'), 'registered');
  if (opened.kind !== 'saved') throw new Error(opened.kind);
  return `session=${await store.clients.signIn(opened.client.id, null)}; client=1`;
}

/** The response as a stranger sees it, without his own input and parts that always differ. */
async function seen(shop: RunningShop, wanted: Wanted, ownCookie: string): Promise<string> {
  const { path, method = 'GET', body, cookie = ownCookie, typed = [] } = wanted;
  const response = await fetch(shop.url + path, {
    method,
    headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const main = typed.reduce((left, own) => left.replaceAll(own, ''), /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text);
  // Island ids differ on every page.
  return [response.status, response.headers.get('location'), main.replaceAll(/[0-9a-f]{8}-\d+-/g, '')].join('\n');
}

describeOnEngines(
  'a stranger at another shopper\u2019s data',
  (shop) => {
    it(
      `gets the same answer as for unknown ids, in ${rounds} attempts of a known seed`,
      async () => {
        const random = randomNumbers(seed);
        const theirs = await owner(shop(), random);
        const before = await theirs.look();
        const stranger = await cookieOfClient(shop());
        const names = Object.keys(attempts);
        const timing = new Timing();

        const attempt = async (round: number) => {
          const name = names[round % names.length]!;
          const pair = attempts[name]!(theirs, random);
          const { headers } = await shopper(shop());
          const answers: [string, string] = ['', ''];
          // Who comes first might find the way warm.
          for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
            const cookie = pair[which].isByClient ? stranger : headers['Cookie']!;
            answers[which] = await timing.taking(name, which, () => seen(shop(), pair[which], cookie));
          }
          for (const answer of answers) for (const secret of theirs.secrets) expect(answer, name).not.toContain(secret);
          expect(answers[0], name).toBe(answers[1]);
        };
        for (let round = 0; round < rounds; round += atOnce) {
          await Promise.all(Array.from({ length: atOnce }, (_, index) => attempt(round + index)));
        }
        expect(timing.names.toSorted()).toEqual(names.toSorted());
        expect(await theirs.look()).toEqual(before);
        if (!audited) return;
        const result = timing.result();
        if (report) {
          mkdirSync(dirname(report), { recursive: true });
          const written = { attempts: rounds, seed, alike: true, ...result };
          writeFileSync(`${report}.${shop().store.engine}.json`, `${JSON.stringify(written, null, 2)}\n`);
        }
        expect(result.telling).toEqual([]);
      },
      240_000 + rounds * 200,
    );

    /** What each takes away, no later one asks for. */
    const asOwner = [
      'a file of the basket',
      'the complaint with its number alone',
      'a message about the complaint',
      'a file of the complaint',
      'the payment of the order',
      'the order by the key of its form',
      'the list of wishes',
      'the page of the list',
      'the list under another name',
      'an address of delivery',
      'an address of invoices',
      'the page of an address',
      'an address away',
      'the order away',
      'the PDF of the order with its number alone',
      'a return of the order with its number alone',
      'products of the order into a return',
      'the return with its number alone',
      'the return away',
      'the label of the return',
    ];
    let own: Awaited<ReturnType<typeof owner>>;
    beforeAll(async () => {
      own = await owner(shop(), randomNumbers(1));
    });
    it.each(asOwner.map((name, seedOfOne) => [name, seedOfOne] as const))(
      'distinguishes %s from nothing for the owner, so that the comparison can fail',
      async (name, seedOfOne) => {
        const cookie = `session=${own.sessionId}; client=1`;
        const [atTheirs, atNothing] = attempts[name]!(own, randomNumbers(seedOfOne));
        expect(await seen(shop(), atTheirs, cookie)).not.toBe(await seen(shop(), atNothing, cookie));
      },
    );

    it('caused no server error', () => {
      expect(shop().lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    });
  },
  engines,
);
