import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, inject, it } from 'vitest';
import { bag, few, many } from './flip-basket.ts';
import { engines, openTablesAt } from '../../store/testing/stores.ts';
import { byCourier } from '../../testing/recipient.ts';
import { Browser } from '../../testing/browser.ts';
import { describeOnEngines, type RunningShop } from '../../testing/running-shop.ts';

/** `npm run audit:races` runs 500. */
const fewest = Number(process.env['RACE_ROUNDS'] ?? (inject('isFullRun') ? 20 : 5));
/** If one side always won, more are run: such races prove nothing. */
const most = Math.max(fewest, 40);
const triesPerRound = 12;

interface Flipping {
  /** Changes the basket of a session from now on; null stops. */
  flip(session: string | null): void;
  end(): Promise<unknown>;
}

/** Another process: within the shop's, a change never falls between the statements of an order on SQLite. */
async function startFlipping({ place: { dataDir, databaseUrl } }: RunningShop): Promise<Flipping> {
  const program = fileURLToPath(new URL('./flipping-process.ts', import.meta.url));
  const place = databaseUrl === undefined ? [dataDir] : [dataDir, databaseUrl];
  const child = spawn(process.execPath, [program, ...place], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    flip: (session) => child.stdin.write(`${session ?? ''}\n`),
    end: () => (child.stdin.end(), once(child, 'exit')),
  };
}

/** The amounts to confirm in the summary, with the basket at a quantity. */
async function formAt(shop: RunningShop, browser: Browser, session: string, quantity: number) {
  await shop.store.baskets.setQuantities(session, [{ ...bag, quantity }]);
  const html = await (await browser.fetch('/order2.php')).text();
  const hidden = [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => {
    const of = (attribute: string) => new RegExp(`\\b${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '';
    return [of('name'), of('value')] as const;
  });
  return { ...Object.fromEntries(hidden), terms: '1' } as Record<string, string>;
}

describeOnEngines(
  'an order while its basket is changed',
  (shop) => {
    it(
      `costs what its goods cost, in at least ${fewest} races`,
      async () => {
        const seen = { placed: 0, refused: 0, wrong: [] as string[] };
        const flipping = await startFlipping(shop());
        const { dataDir, databaseUrl } = shop().place;
        const tables = await openTablesAt(dataDir, databaseUrl);
        // The stock is enough for every race.
        await tables.updateTable('sizes').set({ amount: -1 }).where('product_id', '=', bag.productId).execute();
        await tables.destroy();
        await shop().store.settings.set('rateLimitFactor', 1e6);
        const isDecided = () => seen.placed > 0 && seen.refused > 0;
        for (let round = 0; round < fewest || (round < most && !isDecided()); round += 1) {
          const { id, session } = await shop().store.sessions.start();
          const browser = new Browser(shop());
          browser.setCookie('session', id);
          await shop().store.baskets.setQuantities(session.hash, [{ ...bag, quantity: few }]);
          /** An order empties basket and choices; the other process refills the basket. */
          const choose = async () => {
            await expect
              .poll(async () => (await browser.post('/order1.php', byCourier)).headers.get('location'))
              .toBe('/order2.php');
          };
          await choose();
          const forms = [
            await formAt(shop(), browser, session.hash, few),
            await formAt(shop(), browser, session.hash, many),
          ];
          const costs = forms.map(({ seen_delivery }) => Number(seen_delivery));
          expect(costs[0]).toBeGreaterThan(costs[1]!);
          // The goods of the small basket at the delivery of the large one, and the other way round.
          const forged = [0, 1].map((index) => ({ ...forms[index]!, seen_delivery: String(costs[1 - index]) }));
          flipping.flip(session.hash);
          for (let attempt = 0; attempt < triesPerRound; attempt += 1) {
            const answer = await browser.post('/order2.php', {
              ...[...forged, ...forms][attempt % 4]!,
              order_key: `race-${round}-${attempt}-0123456789`,
            });
            await answer.text();
            const number = new URLSearchParams(answer.headers.get('location')?.split('?')[1]).get('order_number');
            if (number === null) {
              seen.refused += 1;
              continue;
            }
            seen.placed += 1;
            const { lines, deliveryTotal } = (await shop().store.orders.ofSession(session.hash, number))!;
            const right = lines[0]!.quantity === few ? costs[0] : costs[1];
            if (deliveryTotal !== right) seen.wrong.push(`${lines[0]!.quantity}: ${deliveryTotal} instead of ${right}`);
            await choose();
          }
          flipping.flip(null);
        }
        await flipping.end();
        // The figures of `npm run audit:races`.
        console.log(shop().store.engine, JSON.stringify({ ...seen, wrong: seen.wrong.length }));
        expect(seen.wrong).toEqual([]);
        // Orders and differences did occur.
        expect(seen.placed).toBeGreaterThan(0);
        expect(seen.refused).toBeGreaterThan(0);
      },
      120_000 + most * 5000,
    );
  },
  engines,
);
