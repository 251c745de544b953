#!/usr/bin/env node
// axe with all rules on every story of the named folders, its rules of colours in every theme, with and without forced colours; and on
// the story of all states what no rule engine sees. Started by `npm run audit:stories`.
import type { Result } from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright';
import { storyAudit } from '../../scripts/audits/audits.mjs';
import { takenNow, unitsOf, writeResult } from '../../scripts/audits/results.mjs';
import { chromiumFlags, ensureChromium } from '../../scripts/bootstrap/chromium.mjs';
import { runMain } from '../../scripts/bootstrap/complaint.mjs';
import { screenOf } from '../../.storybook/viewports.ts';
import { judgeByAxe } from '../e2e/support/axe.ts';
import { unreviewed } from '../e2e/support/reviewed.ts';
import { runPageChecks } from '../page-checks/index.ts';
import { startStoryHost, type StoryHost } from '../story-host/start-story-host.ts';

const themes = ['light', 'dark', 'high-contrast'] as const;
const palettes = ['none', 'active'] as const;

const describe = ({ id, nodes }: Result) => nodes.map(({ target, html }) => `${id} at ${target.join(' ')}: ${html}`);

/** Opens a story and lets its play function end; returns its errors. */
async function play(page: Page, address: string): Promise<ReadonlyArray<string>> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const host = window.storyHost as typeof window.storyHost | undefined;
    return host?.state === 'played' || host?.state === 'failed';
  });
  return page.evaluate(() => window.storyHost.problems.map(String));
}

/** Judges the current page. */
async function judge(page: Page, rules: 'all' | 'of colours', reviews: Set<string>): Promise<ReadonlyArray<string>> {
  const { violations, incomplete } = await judgeByAxe(page, rules);
  return [...violations.flatMap(describe), ...(await unreviewed(page, incomplete, reviews))];
}

/**
 * Judges one story in its end state, after its play function, in every theme and palette. It is opened once and
 * switches themes; if its play function uses forced states, which each theme draws again, it is opened in each.
 */
async function judgeStory(page: Page, address: string, reviews: Set<string>): Promise<ReadonlyArray<string>> {
  const findings: string[] = [];
  let isOpen = false;
  for (const forcedColors of palettes)
    for (const theme of themes) {
      await page.emulateMedia({ forcedColors });
      const problems = isOpen ? [] : await play(page, `${address}?theme=${theme}&play`);
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      const found = [...problems, ...(await judge(page, isOpen ? 'of colours' : 'all', reviews))];
      findings.push(...found.map((line) => `(${theme}, forced colours ${forcedColors}): ${line}`));
      isOpen = (await page.locator('[data-forced]').count()) === 0;
    }
  return findings;
}

/** All stories of one folder, shared by two pages. */
async function judgeFolder(browser: Browser, { url, stories }: StoryHost, folder: string) {
  const own = stories.filter(({ module }) => module.includes(`${folder}/`));
  const findings: string[] = [];
  const reviews = new Set<string>();
  const waiting = [...own];
  const work = async () => {
    const context = await browser.newContext({ locale: 'pl-PL', timezoneId: 'Europe/Warsaw' });
    const page = await context.newPage();
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { id, level = 'level4' } = next;
      await page.setViewportSize(screenOf(level));
      const found = await judgeStory(page, `${url}/stories/${id}`, reviews).catch((error: Error) => [
        `could not be judged: ${error.message.split('\n')[0]}`,
      ]);
      findings.push(...found.map((line) => `${id} ${line}`));
    }
    await context.close();
  };
  await Promise.all([work(), work()]);
  return {
    judged: own.length * themes.length * palettes.length,
    reviews: [...reviews].toSorted(),
    findings: findings.toSorted(),
  };
}

/** The page checks on the story of all states, on a phone and on a wide screen. */
async function judgeByPageChecks(browser: Browser, { url, stories }: StoryHost, folder: string) {
  const story = stories.find(({ module, name }) => module.includes(`${folder}/`) && name === 'AllStates');
  if (!story) return [];
  const atWidth = async (width: number) => {
    const context = await browser.newContext({
      locale: 'pl-PL',
      timezoneId: 'Europe/Warsaw',
      viewport: { width, height: 900 },
      bypassCSP: true,
    });
    const page = await context.newPage();
    await page.goto(`${url}/stories/${encodeURIComponent(story.id)}`);
    await page.waitForFunction(() => (window.storyHost as typeof window.storyHost | undefined)?.state === 'hydrated');
    const found = await runPageChecks(page);
    await context.close();
    return found.map(({ check, target, detail }) => `${story.id} at ${width} px: ${check}: ${target} ${detail}`);
  };
  return (await Promise.all([390, 1440].map(atWidth))).flat();
}

await runMain(async () => {
  const units: ReadonlyArray<{ name: string; folder: string }> = unitsOf(storyAudit, process.argv.slice(2));
  const taken = takenNow();
  const executablePath: string = await ensureChromium();
  await using resources = new AsyncDisposableStack();
  const host = resources.adopt(await startStoryHost(), ({ stop }) => stop());
  const browser = resources.adopt(await chromium.launch({ executablePath, args: chromiumFlags }), (each) =>
    each.close(),
  );
  for (const unit of units) {
    const { judged, reviews, findings: byAxe } = await judgeFolder(browser, host, unit.folder);
    if (judged === 0) throw new Error(`${unit.folder} has no story in the host.`);
    const findings = [...byAxe, ...(await judgeByPageChecks(browser, host, unit.folder))];
    const axe = 'all rules of level A and AA, best practice, experimental';
    await writeResult(storyAudit, unit, { axe, judged, reviews, findings }, taken);
    console.log(`${unit.name}: ${judged} judged, ${findings.length} findings`);
    for (const finding of findings) console.error(`  ${finding}`);
  }
  return 0;
});
