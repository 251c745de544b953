#!/usr/bin/env node
// Lighthouse, as a phone, on every page kind that search engines may show, in one language after the other. Started by
// `npm run audit:lighthouse`. `npx` fetches Lighthouse at the first run: its 176 MB of packages serve this audit alone.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { lighthouseAudit } from '../../scripts/audits/audits.mjs';
import { takenNow, unitsOf, writeResult } from '../../scripts/audits/results.mjs';
import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';
import { run } from '../../scripts/bootstrap/child.mjs';
import { ensureChromium } from '../../scripts/bootstrap/chromium.mjs';
import { Complaint, runMain } from '../../scripts/bootstrap/complaint.mjs';
import { splitPath, type Language } from '../../storefront/platform/languages/languages.ts';
import { addresses } from '../../storefront/shared/addresses.ts';
import { startShop } from '../e2e/support/shop.ts';

const version = '13.5.0';
const categories = ['accessibility', 'best-practices', 'seo'] as const;
/** How many pages of one kind are audited, spread over all of them. */
const mostOfKind = 6;
/** Scores of these categories do not depend on speed. */
const atOnce = 2;
/** A limit for hangs. */
const endsWithin = 300_000;

interface Report {
  categories: Record<string, { score: number | null; auditRefs: ReadonlyArray<{ id: string; weight: number }> }>;
  audits: Record<string, { score: number | null; title: string; scoreDisplayMode: string }>;
  runtimeError?: { message: string };
}

const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);

async function sitemapOf(url: string): Promise<ReadonlyArray<string>> {
  const read = async (address: string) =>
    locationsOf(gunzipSync(await (await fetch(address)).arrayBuffer()).toString());
  const files = await read(`${url}/sitemap.xml.gz`);
  return (await Promise.all(files.map(read))).flat();
}

/** Up to so many, the first and the last among them. */
const spread = <Item>(items: ReadonlyArray<Item>, most: number): ReadonlyArray<Item> =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, index) => items[Math.round((index * (items.length - 1)) / (most - 1))]!);

/** The pages of one language, at most {@link mostOfKind} of a kind. */
function pagesIn(language: Language, all: ReadonlyArray<string>): ReadonlyArray<{ kind: string; path: string }> {
  const kinds = new Map<string, string[]>();
  for (const path of all.map((address) => new URL(address).pathname)) {
    const place = splitPath(path);
    const kind = place.language === language ? addresses.find(place.path)?.name : undefined;
    if (kind !== undefined) kinds.set(kind, [...(kinds.get(kind) ?? []), path]);
  }
  return [...kinds].flatMap(([kind, paths]) => spread(paths, mostOfKind).map((path) => ({ kind, path })));
}

const scores = ({ categories: judged }: Report) =>
  Object.fromEntries(categories.map((name) => [name, Math.round((judged[name]!.score ?? 0) * 100)]));

/** Every audit that counts and is not passed, also where the rounded score is 100. */
function failures({ categories: judged, audits, runtimeError }: Report): ReadonlyArray<string> {
  if (runtimeError) return [runtimeError.message];
  return categories.flatMap((name) =>
    judged[name]!.auditRefs.filter(
      ({ id, weight }) => weight > 0 && audits[id]!.score !== null && audits[id]!.score < 1,
    ).map(({ id }) => `${name}: ${id}, ${audits[id]!.title}`),
  );
}

await runMain(async () => {
  const units: ReadonlyArray<{ name: Language }> = unitsOf(lighthouseAudit, process.argv.slice(2));
  const taken = takenNow();
  const executablePath: string = await ensureChromium();
  await ensureBuilt();
  await using resources = new AsyncDisposableStack();
  const shop = resources.adopt(await startShop(), async ({ stop }) => void (await stop()));
  const folder = resources.adopt(await mkdtemp(join(tmpdir(), 'lighthouse-')), (path) => rm(path, { recursive: true }));

  let count = 0;
  /** A page that Chromium could not load is asked for once more: one lost start of a browser would cost the whole audit. */
  async function judge(address: string, isLast = false): Promise<Report> {
    const file = join(folder, `${(count += 1)}.json`);
    const { code, errors } = await run(
      'npx',
      [
        '--yes',
        `lighthouse@${version}`,
        address,
        '--quiet',
        `--only-categories=${categories.join(',')}`,
        '--output=json',
        `--output-path=${file}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-background-networking --disable-component-update',
      ],
      { env: { CHROME_PATH: executablePath }, timeout: endsWithin, keepsOutput: true },
    );
    if (code !== 0 && !isLast) return judge(address, true);
    if (code !== 0) throw new Complaint(`Lighthouse did not audit ${address}: ${errors}`);
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  }

  const all = await sitemapOf(shop.url);
  for (const unit of units) {
    const pages = pagesIn(unit.name, all);
    const judged: Array<{ kind: string; path: string; [category: string]: string | number }> = [];
    const findings: string[] = [];
    const queue = [...pages];
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let page = queue.shift(); page; page = queue.shift()) {
          const report = await judge(shop.url + page.path);
          const found = failures(report);
          judged.push({ ...page, ...scores(report) });
          findings.push(...found.map((line) => `${page.path}: ${line}`));
          console.log(`${page.path}: ${Object.values(scores(report)).join(', ')}`);
          for (const line of found) console.error(`  ${line}`);
        }
      }),
    );
    const order = pages.map(({ path }) => path);
    await writeResult(
      lighthouseAudit,
      unit,
      {
        lighthouse: version,
        pages: judged.toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path)),
        findings: findings.toSorted(),
      },
      taken,
    );
  }
  return 0;
});
