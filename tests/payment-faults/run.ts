// Buyers pay at a local PayU while the shop is killed (kill -9), the database goes away for ten seconds, and PayU is away, slow or loses its
// answers, on either engine. Every order is sent twice, every payment is reported by forged, repeated, late and reordered notifications.
// Usage: npm run audit:payments [-- --payments 300] [--engine sqlite|postgres]. Needs the built shop.
import os from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeResult } from '../attacks/support/write-result.ts';
import { payBy, paymentFindings, payThrough, payuSecrets, startPayu } from '../e2e/support/payment-storm.ts';
import { startShop, type Engine } from '../e2e/support/shop.ts';
import { openDatabase } from '../soak/support/outages.ts';

const { values: options } = parseArgs({
  options: { payments: { type: 'string', default: '300' }, engine: { type: 'string' } },
});
const engines = options.engine === undefined ? (['sqlite', 'postgres'] as const) : [options.engine as Engine];
const wanted = Number(options.payments);
/** How long each part is away, in milliseconds. */
const away = 10_000;

async function audit(engine: Engine) {
  await using resources = new AsyncDisposableStack();
  const database = resources.use(await openDatabase(engine));
  const payu = await startPayu();
  resources.defer(async () => void (await payu.close()));
  const shop = await startShop({
    engine,
    environment: payuSecrets,
    ...(database.url !== undefined && { databaseUrl: database.url }),
  });
  resources.defer(async () => void (await shop.stop()));
  await payBy(shop, payu);
  const faults: Record<string, () => Promise<void>> = {
    'kill -9 of the shop': async () => {
      await shop.kill();
      await shop.restart();
    },
    'the database is away for 10 s': () => database.interrupt(shop, away),
    ...Object.fromEntries(
      (['taken-but-silent', 'away', 'slow'] as const).map((trouble) => [
        `PayU is ${trouble} for 10 s`,
        async () => {
          payu.trouble = trouble;
          await pause(away);
          payu.trouble = 'none';
        },
      ]),
    ),
  };
  const began = performance.now();
  const all = [];
  const findings: string[] = [];
  for (const [name, fault] of Object.entries(faults)) {
    const { paid, findings: found } = await payThrough(shop, payu, wanted / Object.keys(faults).length, fault);
    all.push(...paid);
    findings.push(...found.map((one) => `${name}: ${one}`));
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  findings.push(...(await paymentFindings(shop, payu, all)));
  return {
    date: new Date().toISOString().slice(0, 10),
    engine,
    machine: `${os.cpus().length} cores, Node ${process.versions.node}, load ${os.loadavg()[1]?.toFixed(1)}`,
    faults: Object.keys(faults),
    acknowledgedPayments: all.length,
    attemptsAtPayu: payu.orders.size,
    seconds,
    findings: [...new Set(findings)],
  };
}

const folder = join(import.meta.dirname, '../../docs/audits/payments');
for (const engine of engines) {
  const result = await audit(engine);
  await writeResult(join(folder, `result.${engine}.json`), result);
  console.log(JSON.stringify(result, null, 2));
  if (result.findings.length > 0) process.exitCode = 1;
}
