// What each page costs in a large shop as a multiple of the same page in a small one: processor time of making it, asked
// in turn in one process. Kept pages are off, and before each request another product gets another price, as in a shop whose prices and
// stock change all the time: what a process keeps of lists and rows is compared and read again. Fails where a page costs more than 1.5
// times as much.
// Usage: node tests/benchmarks/server/growth.ts [--small 1000] [--large 200000] [--rounds 15] [--only category]
// A filled shop is reused: SMALL_DIR and LARGE_DIR name the folders of their data.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { listen } from '../../../storefront/platform/http/listen.ts';
import { openBesideShop } from '../../../storefront/platform/store/engine/sqlite.ts';
import { openStore } from '../../../storefront/store/index.ts';
import { openBrowsers, pageVisits, type VisitorKind } from '../../../storefront/testing/page-visits.ts';
import { importBuilt } from '../build-entry.ts';
import { inMilliseconds, median, ratioInWords, ratioOf } from '../frame.ts';
import type * as Calls from './calls.ts';
import { firstId, generateCatalogue } from './generate-catalogue.ts';

const { values: options } = parseArgs({
  options: {
    small: { type: 'string', default: '1000' },
    large: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
  },
});
const { appOf } = await importBuilt<typeof Calls>(path.join(import.meta.dirname, 'calls.ts'));
/** The most that a page may cost in the large shop, as a multiple (issue 21). */
const bar = 1.5;
const warmUps = 6;
/** Requests measured as one. */
const batch = 3;

/** Pages of generated goods, which are many in the large shop; the rest is the demo's. */
const generatedVisits: ReadonlyArray<{ name: string; visitor: VisitorKind; path: string }> = [
  { name: 'generated category', visitor: 'guest', path: '/pol_m_dzial-0-100.html' },
  { name: 'generated category by price', visitor: 'guest', path: '/pol_m_dzial-0-100.html?sort=price' },
  { name: 'generated category, English', visitor: 'guest', path: '/en/pol_m_dzial-0-100.html?sort=name' },
  { name: 'generated producer', visitor: 'guest', path: '/firm-pol-100-pracownia-0.html' },
  { name: 'generated product', visitor: 'guest', path: `/product-pol-${firstId}-produkt-${firstId}.html` },
  { name: 'search for a generated name', visitor: 'guest', path: '/search.php?text=sukienka' },
  { name: 'search for two words', visitor: 'guest', path: '/search.php?text=sukienka%20len' },
  { name: 'mistyped search', visitor: 'guest', path: '/search.php?text=sukeinka' },
  { name: 'all products', visitor: 'guest', path: '/search.php' },
  { name: 'promotions', visitor: 'guest', path: '/search.php?promo=y' },
  { name: 'novelties', visitor: 'guest', path: '/search.php?newproducts=y' },
  { name: 'bestsellers', visitor: 'guest', path: '/search.php?bestseller=y' },
  { name: 'comparison', visitor: 'guest', path: '/product-compare.php' },
  { name: 'site map', visitor: 'guest', path: '/mapa-strony.html' },
  { name: 'blog', visitor: 'guest', path: '/blog.php' },
  { name: 'contact', visitor: 'guest', path: '/contact.php' },
];
const visits = [...pageVisits, ...generatedVisits].filter(({ name }) => name.includes(options.only));

/** @returns the processor seconds of the answer */
type Ask = (visitor: VisitorKind, address: string) => Promise<number>;

async function openShop(given: string | undefined, count: number, resources: AsyncDisposableStack): Promise<Ask> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'witryna-bench-'));
  resources.defer(() => rm(folder, { recursive: true, force: true }));
  // The visitors come to a copy: their accounts must be new.
  if (given) await cp(given, folder, { recursive: true });
  const before = process.cpuUsage();
  const store = await openStore({
    dataDir: folder,
    clock: Date.now,
    loadCatalogue: async () => generateCatalogue(count),
  });
  resources.defer(store.close);
  await store.settings.set('rateLimitFactor', 1e6);
  await store.catalogue.refresh();
  const { user, system } = process.cpuUsage(before);
  console.log(`${count} products: opened by ${((user + system) / 1e6).toFixed(1)} s of the processor`);
  const app = appOf(store, { keptBytes: 0 });
  const listening = await listen(app, '127.0.0.1', 0);
  resources.defer(() => listening.stop());
  const browsers = await openBrowsers({ url: listening.url, store });
  // As another process changes it; the cost of the change is not the page's.
  const prices = openBesideShop(folder);
  resources.defer(prices.close);
  let change = 0;
  const changePrice = () => {
    const id = firstId + (change++ % Number(options.small));
    return sql`update sizes set price = price + 1 - 2 * (price % 2) where product_id = ${id}`.execute(prices.write);
  };
  return async (visitor, address) => {
    await changePrice();
    const before = process.cpuUsage();
    const { cookie } = browsers[visitor];
    const headers = { 'Accept-Encoding': 'identity', ...(cookie && { Cookie: cookie }) };
    const response = await app.request(`http://localhost${address}`, { headers });
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`);
    await response.arrayBuffer();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
}

/** Processor seconds of one request. */
async function costOf(ask: Ask, visitor: VisitorKind, address: string): Promise<number> {
  let cost = 0;
  for (let time = 0; time < batch; time += 1) cost += await ask(visitor, address);
  return cost / batch;
}

await using resources = new AsyncDisposableStack();
const small = await openShop(process.env['SMALL_DIR'], Number(options.small), resources);
const large = await openShop(process.env['LARGE_DIR'], Number(options.large), resources);
let isWithin = true;
for (const { name, visitor, path: address } of visits) {
  const costs: Array<[large: number, small: number]> = [];
  for (let round = -warmUps; round < Number(options.rounds); round += 1) {
    if (round < 0) for (const ask of [small, large]) await ask(visitor, address);
    else costs.push([await costOf(large, visitor, address), await costOf(small, visitor, address)]);
  }
  const [ours, theirs] = [costs.map(([one]) => one), costs.map(([, other]) => other)];
  const ratio = ratioOf(ours, theirs);
  const isRight = ratio.ratio <= bar;
  isWithin &&= isRight;
  const figures = [inMilliseconds(median(theirs)), inMilliseconds(median(ours)), ratioInWords(ratio)];
  console.log(`| ${[name, ...figures, isRight ? '' : 'MISSED'].join(' | ')} |`);
}
process.exitCode = isWithin ? 0 : 1;
