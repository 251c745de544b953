#!/usr/bin/env node
// What a press of Down costs in an open list: the kit's combobox with 10,000 results against plain downshift with 100.
// Both in production builds, pressed in turn in one browser with a throttled processor; both medians, and their ratio
// with a 90 % bootstrap interval. Fails when the ratio is over its limit. Usage: run.ts [rounds] [throttle]
import type { Browser } from 'playwright';
import { runMain } from '../../../scripts/bootstrap/complaint.mjs';
import {
  inMilliseconds,
  measures,
  median,
  openBenchmark,
  openTab,
  ratioInWords,
  ratioOf,
  type Cost,
} from '../frame.ts';

/** At most this many times the cost of plain downshift. */
const bar = 1.2;
const rounds = Number(process.argv[2] ?? 40);
const throttle = Number(process.argv[3] ?? 4);

/** A tab with an open list. `press` returns a Down's cost. */
async function openList(browser: Browser, url: string) {
  const { page, slowDown, costOf } = await openTab(browser);
  await page.goto(url);
  await page.waitForSelector('[role="combobox"]');
  await page.keyboard.press('Tab');
  await page.keyboard.type('k');
  await page.waitForSelector('[role="option"]');
  await slowDown(throttle);
  return {
    press: () => costOf(() => page.keyboard.press('ArrowDown')),
    active: () =>
      page.evaluate(() => document.querySelector('[role="option"][aria-selected="true"]')?.textContent ?? ''),
  };
}

await runMain(async () => {
  await using resources = new AsyncDisposableStack();
  const { url, browser } = await openBenchmark(import.meta.dirname, resources);

  const [kit, peer] = [await openList(browser, url), await openList(browser, `${url}?peer`)];
  for (let warmUp = 0; warmUp < 5; warmUp += 1) for (const list of [kit, peer]) await list.press();
  const costs: { kit: Cost; peer: Cost }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // In turn, each as often first as second: warming up or slowing down affects both.
    const first = round % 2 === 0 ? await kit.press() : undefined;
    const theirs = await peer.press();
    costs.push({ kit: first ?? (await kit.press()), peer: theirs });
  }
  const walked = await Promise.all([kit.active(), peer.active()]);
  if (walked.some((name) => !name.startsWith('Kubek'))) throw new Error(`No list was walked: ${walked.join(', ')}.`);

  let isOver = false;
  console.log(`${rounds} presses of Down each, processor slowed down ${throttle} times, ${browser.version()}`);
  for (const measure of measures) {
    const [ours, theirs] = [costs.map((cost) => cost.kit[measure]), costs.map((cost) => cost.peer[measure])];
    const ratio = ratioOf(ours, theirs);
    const [a, b] = [median(ours), median(theirs)].map(inMilliseconds);
    console.log(`${measure}: kit ${a} ms, downshift ${b} ms, ratio ${ratioInWords(ratio)}`);
    if (measure === 'TaskDuration' && !(ratio.ratio <= bar)) isOver = true;
  }
  if (isOver) console.error(`Over the bar of ${bar}.`);
  return isOver ? 1 : 0;
});
