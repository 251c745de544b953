import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults, Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { isFullRun } from '../../full-run.ts';

/** A, AA and best practice of all versions, and experimental rules; tags also enable disabled rules, e.g. target-size. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** Loads in half of the time of the commented source that the package exports (70 and 38 ms), on each page anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Only asks a person to look at hidden content, and never finds a violation; it takes a ninth of the time. */
const ruleForPersons = 'hidden-content';

/** Rules whose result depends on the theme: the others look at elements and attributes, which stay. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

const describeViolation = ({ id, impact, help, helpUrl, nodes }: Result) =>
  [
    `${id} (${impact}): ${help} – ${helpUrl}`,
    ...nodes.map(({ target, html, failureSummary }) =>
      [`  ${target.join(' ')}`, `  ${html}`, ...(failureSummary ?? '').split('\n').map((line) => `    ${line}`)].join(
        '\n',
      ),
    ),
  ].join('\n');

/**
 * The axe results of the page in its current state. No rule is or can be left out. A person must judge `incomplete`.
 *
 * @param page works without the page's own JavaScript and under its content security policy
 * @param rules only the colour rules, after all were checked and nothing but the colours changed; or those that can find a violation
 */
export async function judgeByAxe(
  page: Page,
  rules: 'all' | 'of colours' | 'of violations' = 'all',
): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  // A link that was just followed may still bring its page: half of one has no heading yet.
  await page.waitForLoadState();
  await endAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    runOnly: rules === 'of colours' ? { type: 'rule', values: rulesOfColours } : { type: 'tag', values: tags },
    ...(rules === 'of violations' && { rules: { [ruleForPersons]: { enabled: false } } }),
    resultTypes: ['violations', 'incomplete'],
  };
  const results = await page.evaluate<AxeResults, RunOptions>((asked) => {
    // With JavaScript off in the context Chromium (156) fires no timers, and axe would hang. Its zero-delay work then
    // runs as microtasks; its time-outs may stay silent, as on any page that answers.
    if (matchMedia('(scripting: none)').matches)
      Object.assign(window, {
        setTimeout: async (callback: () => void, delay = 0) => {
          await Promise.resolve();
          if (delay <= 10) callback();
        },
      });
    return (window as unknown as { axe: typeof axe }).axe.run(document, asked);
  }, options);
  // A page without any judged rule is not a clean page.
  if (rules !== 'of colours' && results.passes.length === 0) throw new Error(`axe looked at nothing on ${page.url()}`);
  return results;
}

/** A test with `@each-run` runs in two places: they show the same states, so only the one with JavaScript is judged. */
export const isJudged = (javaScriptEnabled: boolean | undefined): boolean => isFullRun || javaScriptEnabled !== false;

/**
 * Fails with a readable list if axe finds a violation in the page's current state. One test judges a state: the one whose
 * subject it is, or the one that shows more of it, such as a form with its errors.
 */
export async function expectNoAxeViolations(
  page: Page,
  rules: 'of colours' | 'of violations' = 'of violations',
): Promise<void> {
  const { violations } = await judgeByAxe(page, rules);
  if (violations.length > 0)
    throw new Error(
      `axe found ${violations.length} violation(s) on ${page.url()}:\n\n${violations.map(describeViolation).join('\n\n')}`,
    );
}

/** Colours amid a fade are not final: ends all animations and starts no new ones. */
async function endAnimations(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    for (const each of ending) each.finish();
    await Promise.allSettled(ending.map((each) => each.finished));
  });
}
