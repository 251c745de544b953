import axe, { type AxeResults, type Result, type RunOnly } from 'axe-core';
import type { Page } from 'playwright/test';

/** A, AA and best practice of all versions, and the experimental rules; the tags also switch on what axe leaves off, as target-size. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** What can be otherwise in another theme: the rest of the rules look at elements and attributes, and these stay. */
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
 * What axe says of the page as it stands now. No rule is left out, and none can be. `incomplete` is what a person must judge.
 *
 * @param page works without the page's own JavaScript and under its content security policy too
 * @param rules only those of colours, where all of them were asked and nothing but the colours changed since
 */
export async function judgeByAxe(
  page: Page,
  rules: 'all' | 'of colours' = 'all',
): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  await standStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const only: RunOnly = rules === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: rulesOfColours };
  const results = await page.evaluate<AxeResults, RunOnly>((runOnly) => {
    // With JavaScript off in the context Chromium (156) fires no timers, and axe would never end. What it puts off to "now" is
    // then run as a microtask; its time-outs may stay silent, as they would on any page that answers.
    if (matchMedia('(scripting: none)').matches)
      Object.assign(window, {
        setTimeout: async (callback: () => void, delay = 0) => {
          await Promise.resolve();
          if (delay <= 10) callback();
        },
      });
    return (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly,
      resultTypes: ['violations', 'incomplete'],
    });
  }, only);
  // A page on which nothing could be judged is no clean page.
  if (rules === 'all' && results.passes.length === 0) throw new Error(`axe looked at nothing on ${page.url()}`);
  return results;
}

/** Fails with a readable list where axe finds a violation on the page as it stands now. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await judgeByAxe(page);
  if (violations.length > 0)
    throw new Error(
      `axe found ${violations.length} violation(s) on ${page.url()}:\n\n${violations.map(describeViolation).join('\n\n')}`,
    );
}

/** Colours in the middle of a fade are nobody's colours: what moves is brought to its end, and nothing new begins to move. */
async function standStill(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    document.body.getBoundingClientRect();
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    for (const each of ending) each.finish();
    await Promise.allSettled(ending.map((each) => each.finished));
  });
}
