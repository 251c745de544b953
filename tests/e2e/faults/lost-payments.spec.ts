import { setTimeout as pause } from 'node:timers/promises';
import { isFullRun } from '../../full-run.ts';
import { openDatabase } from '../../soak/support/outages.ts';
import { payBy, paymentFindings, payThrough, payuSecrets, startPayu } from '../support/payment-storm.ts';
import { startShop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** `npm run audit:payments` does the same with hundreds of payments and outages of ten seconds. */
const payments = isFullRun ? 60 : 12;
const away = isFullRun ? 10_000 : 1500;

for (const engine of isFullRun ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const)) {
  test(`kill -9, a database and a provider that go away amid ${payments} payments: each counts once on ${engine}`, async () => {
    test.setTimeout(300_000);
    await using database = await openDatabase(engine);
    const payu = await startPayu();
    const shop = await startShop({
      engine,
      environment: payuSecrets,
      ...(database.url !== undefined && { databaseUrl: database.url }),
    });
    try {
      await payBy(shop, payu);
      const { paid, findings } = await payThrough(shop, payu, payments, async () => {
        await shop.kill();
        await shop.restart();
        payu.trouble = 'taken-but-silent';
        await pause(500);
        payu.trouble = 'away';
        await database.interrupt(shop, away);
        payu.trouble = 'slow';
        await pause(away);
        payu.trouble = 'none';
      });
      expect(paid.length).toBeGreaterThanOrEqual(payments);
      expect([...new Set([...findings, ...(await paymentFindings(shop, payu, paid))])]).toEqual([]);
    } finally {
      await shop.stop();
      await payu.close();
    }
  });
}
