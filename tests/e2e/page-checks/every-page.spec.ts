import { inTurn, isFullRun } from '../../full-run.ts';
import { foreignTexts } from '../../page-checks/foreign-texts.ts';
import { runPageChecks } from '../../page-checks/index.ts';
import { findUnreached } from '../../page-checks/tab-reach.ts';
import { complaintsOf } from '../support/complaints.ts';
import { foreignRequestsOf } from '../support/foreign-requests.ts';
import { walk } from '../support/page-states.ts';
import { expect, test } from '../support/test.ts';

// A limit for hangs: a test presses Tab some hundred times.
test.setTimeout(300_000);

const phones = [390, 320];
const wideWindows = [1440, 820, 1100];
/** With JavaScript on a phone or in a wide window, in turn from page to page, and without it the other way round. */
const widthsOf = (turn: number, hasScript: boolean) => {
  if (isFullRun) return [...phones, ...wideWindows];
  const widths = (turn % 2 === 0) === hasScript ? phones : wideWindows;
  return inTurn(widths, Math.floor(turn / 2), widths.length);
};
/** Each page with JavaScript; every twelfth also without it, where the same HTML stands without the islands. */
const placesOf = (turn: number) => (isFullRun || turn % 12 === 0 ? ['@without-javascript'] : []);

/** States that look like another one of their page kind: their texts, requests and policy are judged with the pseudo-locale. */
const alike = [
  'listing-sorted',
  'listing-filters-below',
  'promotions',
  'bestsellers',
  'terms',
  'instalments-too-little',
  'newsletter-leaving',
];
const states = walk.filter(({ name }) => isFullRun || !alike.includes(name));

/** `npm run affected` names the affected page kinds; the others are skipped. */
const lookedAt = process.env['LOOKED_AT_PAGES']?.split(',');

/** Each variant of header and footer is walked once: all tests of this file have one worker. */
const frames = new Set<string>();

for (const [turn, { name, kind, go }] of states.entries())
  if (lookedAt?.includes(kind) ?? true)
    test(
      `${name}: the policy holds, nothing is asked of another host, all text uses our fonts, words do not run together, and Tab reaches every control`,
      { tag: placesOf(turn) },
      async ({ page, shop, javaScriptEnabled }) => {
        const complaints = await complaintsOf(page);
        const foreign = foreignRequestsOf(page, shop.url);
        await page.setViewportSize({ width: 1440, height: 900 });
        await go(page, shop);
        await page.waitForLoadState('load');
        for (const width of widthsOf(turn, javaScriptEnabled ?? true)) {
          const place = `at ${width} px`;
          await page.setViewportSize({ width, height: 900 });
          // Chromium calls no TreeWalker filter when scripts are off.
          if (javaScriptEnabled) expect.soft(await runPageChecks(page, ['gluedWords']), place).toEqual([]);
          expect.soft(await foreignTexts(page), place).toEqual([]);
          expect.soft(await findUnreached(page, frames), place).toEqual([]);
        }
        expect(foreign).toEqual([]);
        if (javaScriptEnabled) expect(complaints()).toEqual([]);
      },
    );
