#!/usr/bin/env node
// What the first press of each thing a shopper browses with costs in the built shop, on a throttled processor: the Interaction to Next
// Paint that the browser itself reports (Event Timing), the median of all rounds. The code that a press loads is part of it. Fails where
// one is over the bar. Besides, the first press in a basket whose code is not in the cache, on two lines. Usage: run.ts [rounds] [throttle]
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../../../scripts/bootstrap/chromium.mjs';
import { runMain } from '../../../scripts/bootstrap/complaint.mjs';
import { startShop } from '../../e2e/support/shop.ts';
import { median } from '../frame.ts';
import { firstPress, lines, type FirstPress } from './first-press.ts';

/** Milliseconds from the input to the next paint. */
const bar = 100;
const rounds = Number(process.argv[2] ?? 9);
const throttle = Number(process.argv[3] ?? 4);

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const mug = '/product-pol-1001-kubek-poranek-wapno.html';
const towel = '/product-pol-1013-koszula-izba.html';
const lamp = '/product-pol-1026-lampa-wieczor.html';
const list = '/pol_m_ceramika-1.html';

interface Interaction {
  readonly name: string;
  readonly address: string;
  readonly window: { readonly width: number; readonly height: number };
  /** Unmeasured: what stands before it. */
  before?(page: Page): Promise<unknown>;
  act(page: Page): Promise<unknown>;
}

const openSheet = (page: Page) => page.getByRole('link', { name: /^Filtry/ }).click();

const interactions: ReadonlyArray<Interaction> = [
  {
    name: 'open the lightbox',
    address: mug,
    window: wide,
    act: (page) => page.locator('[data-enlarge]').first().click(),
  },
  {
    name: 'choose a size',
    address: towel,
    window: wide,
    act: (page) => page.locator('label:has(input[type="radio"]:not(:checked, :disabled))').first().click(),
  },
  {
    name: 'press a heart',
    address: list,
    window: wide,
    act: (page) =>
      page
        .getByRole('button', { name: /^Dodaj do listy/ })
        .first()
        .click(),
  },
  {
    name: 'compare a product',
    address: list,
    window: wide,
    act: (page) =>
      page
        .getByRole('button', { name: /^Porównaj/ })
        .first()
        .click(),
  },
  {
    name: 'add to the basket',
    address: mug,
    window: phone,
    before: (page) => page.locator('[data-hydrated] [name="number"]').waitFor({ state: 'attached' }),
    act: (page) => page.getByRole('button', { name: 'Do koszyka', exact: true }).first().click(),
  },
  {
    name: 'change the quantity',
    address: mug,
    window: phone,
    before: (page) => page.locator('[data-hydrated] [name="number"]').waitFor({ state: 'attached' }),
    act: (page) =>
      page
        .getByRole('button', { name: /^Zwiększ/ })
        .first()
        .click(),
  },
  {
    name: 'change the quantity in the basket',
    address: mug,
    window: phone,
    before: async (page) => {
      await page.getByRole('button', { name: 'Do koszyka', exact: true }).first().click();
      await page.getByRole('link', { name: 'Zobacz koszyk' }).waitFor();
      await page.goto(new URL('/basketedit.php', page.url()).href, { waitUntil: 'networkidle' });
    },
    act: (page) =>
      page
        .getByRole('button', { name: /^Zwiększ/ })
        .first()
        .click(),
  },
  { name: 'open the sheet of filters', address: list, window: phone, act: openSheet },
  {
    name: 'choose a filter in the sheet',
    address: list,
    window: phone,
    before: async (page) => {
      await openSheet(page);
      await page.getByRole('dialog').waitFor();
    },
    act: (page) => page.getByRole('dialog').getByRole('checkbox').first().press('Space'),
  },
  {
    name: 'choose a filter',
    address: list,
    window: wide,
    act: (page) => page.getByRole('complementary').getByRole('checkbox').first().press('Space'),
  },
  {
    name: 'type in the search',
    address: '/',
    window: wide,
    before: (page) => page.getByRole('banner').getByRole('combobox').focus(),
    act: (page) => page.keyboard.press('k'),
  },
  {
    name: 'open the calculator',
    address: lamp,
    window: wide,
    act: (page) => page.getByRole('link', { name: /rat/i }).first().click(),
  },
];

/** Milliseconds of the longest event of one interaction; 0 where all were below 16 ms, which the browser does not report. */
async function costOf(browser: Browser, url: string, { address, window, before, act }: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: window, locale: 'pl-PL' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as Array<PerformanceEntry & { interactionId: number }>)
        if (entry.interactionId > 0) seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(url + address, { waitUntil: 'networkidle' });
  await before?.(page);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.evaluate(() => void ((globalThis as unknown as { seen: number[] }).seen.length = 0));
  await act(page);
  const longest = await page.evaluate(async () => {
    // Entries come after the paint that ends them.
    await new Promise((rest) => setTimeout(rest, 1000));
    return Math.max(0, ...(globalThis as unknown as { seen: number[] }).seen);
  });
  await context.close();
  return longest;
}

await runMain(async () => {
  const shop = await startShop();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const costs = new Map(interactions.map(({ name }) => [name, [] as number[]]));
  const presses = new Map(lines.map((line) => [line, [] as FirstPress[]]));
  try {
    // In turn, so that a busy moment of the machine does not meet one interaction alone.
    for (let round = 0; round < rounds; round += 1) {
      for (const interaction of interactions)
        costs.get(interaction.name)!.push(await costOf(browser, shop.url, interaction));
      for (const [line, all] of presses) all.push(await firstPress(browser, shop.url, line, throttle));
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
  console.log(`| interaction | median | longest |\n| --- | --: | --: |`);
  let isOver = false;
  for (const [name, all] of costs) {
    const middle = median(all);
    isOver ||= middle > bar;
    console.log(`| ${name} | ${middle} ms | ${Math.max(...all)} ms |`);
  }
  console.log(`${rounds} rounds, processor ${throttle} times slower; bar ${bar} ms`);
  console.log(
    `\n| first press in the basket | number | longest | sum | files | bar |\n| --- | --: | --: | --: | --: | --: |`,
  );
  for (const [line, all] of presses) {
    const [number, sum, files] = (['number', 'sum', 'files'] as const).map((key) => all.map((press) => press[key]));
    const middle = Math.round(median(number!));
    isOver ||= middle > line.bar;
    const longest = Math.round(Math.max(...number!));
    console.log(
      `| ${line.name} | ${middle} ms | ${longest} ms | ${Math.round(median(sum!))} ms | ${median(files!)} | ${line.bar} ms |`,
    );
  }
  return isOver ? 1 : 0;
});
