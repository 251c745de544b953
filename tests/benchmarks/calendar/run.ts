#!/usr/bin/env node
// What a key in the day grid, a change of month and the first render cost: the kit's calendar against
// vanilla-calendar-pro, DayPicker and React Aria, each with one selected day in Polish. All in production builds, in
// turn in one browser with a throttled processor; medians, and ratios with a 90 % bootstrap interval. Fails when one is
// over its limit.
// Usage: run.ts [rounds] [throttle] [key | month | first], or run.ts sizes [folder with MUI]
import type { Browser } from 'playwright';
import { runMain } from '../../../scripts/bootstrap/complaint.mjs';
import { inMilliseconds, median, openBenchmark, openTab, ratioInWords, ratioOf, type Cost } from '../frame.ts';
import { reportSizes } from './sizes.ts';

/** At most this many times the cost of the fastest. */
const bar = 1.1;
const rounds = Number(process.argv[2] ?? 20);
const throttle = Number(process.argv[3] ?? 4);

/** The calendars with their next-month buttons. */
const nextButtons = {
  kit: '[aria-label="Następny miesiąc"]',
  vanilla: '[data-vc-arrow="next"]',
  'day-picker': '.rdp-button_next',
  'react-aria': '.next',
} as const;
type Name = keyof typeof nextButtons;
const names = Object.keys(nextButtons) as ReadonlyArray<Name>;

/** A walk of days that ends where it began, in the same month. */
const walk = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;

type Action = (round: number) => Promise<Cost>;

/** A tab with a calendar and its actions. An action without effect is an error, not a cost. */
async function openCalendar(browser: Browser, url: string, name: Name) {
  const { page, slowDown, costOf } = await openTab(browser);
  const changed = async (what: string, read: () => string, action: () => Promise<unknown>) => {
    const before = await page.evaluate(read);
    const cost = await costOf(action);
    if ((await page.evaluate(read)) === before) throw new Error(`${name}: nothing came of ${what}.`);
    return cost;
  };
  const load = async () => {
    await slowDown(1);
    await page.goto(`${url}?${name}`);
    await page.waitForFunction(() => 'mountCalendar' in globalThis);
    await slowDown(throttle);
  };
  const mount = () => page.evaluate(() => (globalThis as unknown as { mountCalendar(): void }).mountCalendar());
  const shownText = () => document.querySelector('main')!.innerText;
  const focusedText = () => document.activeElement!.textContent;

  const key: Action = (round) => {
    const pressed = walk[round % walk.length]!;
    return changed(pressed, focusedText, () => page.keyboard.press(pressed));
  };
  const month: Action = async () => {
    // Moves the pointer there first: arriving is not measured.
    await page.bringToFront();
    await page.hover(nextButtons[name]);
    return changed('the next month', shownText, async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
  };
  const first: Action = async () => {
    await load();
    return changed('drawing', shownText, mount);
  };

  return {
    key: Object.assign(key, {
      begin: async () => {
        await load();
        await mount();
        await page.focus('[role="grid"] [tabindex="0"]');
      },
    }),
    month: Object.assign(month, {
      begin: async () => {
        await load();
        await mount();
      },
    }),
    first: Object.assign(first, { begin: async () => {} }),
  };
}

type ActionName = keyof Awaited<ReturnType<typeof openCalendar>>;

/** Rivals that must not be much faster. For the first render only React ones count; the other is reported. */
const peers: Readonly<Record<ActionName, ReadonlyArray<Name>>> = {
  key: ['vanilla', 'day-picker', 'react-aria'],
  month: ['vanilla', 'day-picker', 'react-aria'],
  first: ['day-picker', 'react-aria'],
};

const titles: Readonly<Record<ActionName, string>> = {
  key: 'a key',
  month: 'a change of month',
  first: 'the first drawing',
};

/** The costs of an action per calendar, by round. */
async function measure(tabs: ReadonlyMap<Name, Awaited<ReturnType<typeof openCalendar>>>, action: ActionName) {
  const costs = new Map<Name, Cost[]>(names.map((name) => [name, []]));
  for (const name of names) await tabs.get(name)![action].begin();
  // Each first render needs a new page.
  const warmUps = action === 'first' ? 2 : 4;
  for (let round = 0; round < warmUps + rounds; round += 1) {
    // Forwards and backwards: warming up and slowing down affects all of them.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const cost = await tabs.get(name)![action](round);
      if (round >= warmUps) costs.get(name)!.push(cost);
    }
  }
  return costs;
}

/** Writes a row per calendar; true if the kit is over the limit. */
function report(action: ActionName, costs: ReadonlyMap<Name, ReadonlyArray<Cost>>): boolean {
  const tasks = (name: Name) => costs.get(name)!.map((cost) => cost.TaskDuration);
  const medianOf = (name: Name, measure: keyof Cost) => median(costs.get(name)!.map((cost) => cost[measure]));
  const fastest = peers[action].toSorted((one, other) => median(tasks(one)) - median(tasks(other)))[0]!;
  console.log(
    `\n| ${titles[action]} | task | script | layout and style | kit to it (90 % interval) |\n| --- | --- | --- | --- | --- |`,
  );
  for (const name of names) {
    const drawing = medianOf(name, 'LayoutDuration') + medianOf(name, 'RecalcStyleDuration');
    const figures = [medianOf(name, 'TaskDuration'), medianOf(name, 'ScriptDuration'), drawing].map(inMilliseconds);
    const ratio = name === 'kit' ? '' : ratioInWords(ratioOf(tasks('kit'), tasks(name)));
    console.log(`| ${name} | ${figures.join(' | ')} | ${ratio} |`);
  }
  const { ratio } = ratioOf(tasks('kit'), tasks(fastest));
  const isOver = !(ratio <= bar);
  console.log(`${ratio.toFixed(2)} of ${fastest}, the fastest${isOver ? `: over the bar of ${bar}` : ''}`);
  return isOver;
}

await runMain(async () => {
  if (process.argv[2] === 'sizes') return reportSizes(process.argv[3]);
  await using resources = new AsyncDisposableStack();
  const { url, browser } = await openBenchmark(import.meta.dirname, resources);
  const tabs = new Map<Name, Awaited<ReturnType<typeof openCalendar>>>();
  for (const name of names) tabs.set(name, await openCalendar(browser, url, name));
  console.log(`${rounds} rounds, milliseconds, processor slowed down ${throttle} times, ${browser.version()}`);
  let isOver = false;
  const wanted = (Object.keys(peers) as ReadonlyArray<ActionName>).filter(
    (action) => (process.argv[4] ?? action) === action,
  );
  for (const action of wanted) {
    isOver = report(action, await measure(tabs, action)) || isOver;
  }
  return isOver ? 1 : 0;
});
