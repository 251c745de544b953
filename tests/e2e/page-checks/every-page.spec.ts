import { inTurn, isFullRun } from '../../full-run.ts';
import { foreignTexts } from '../../page-checks/foreign-texts.ts';
import { runPageChecks } from '../../page-checks/index.ts';
import { findUnreached } from '../../page-checks/tab-reach.ts';
import { complaintsOf } from '../support/complaints.ts';
import { walk } from '../support/page-states.ts';
import { expect, test } from '../support/test.ts';

// The policy of the shop holds: what is looked for here needs no way around it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });
// A limit for what hangs: a test presses Tab some hundred times.
test.setTimeout(300_000);

/** With a script a phone and a desktop; without one, the widths between and below them take turns from page to page. */
const everyWidth = [390, 1440];
const otherWidths = [320, 820, 1100];
const widthsOf = (turn: number, hasScript: boolean) =>
  isFullRun ? [...everyWidth, ...otherWidths] : hasScript ? everyWidth : inTurn(otherWidths, turn, otherWidths.length);

/** `npm run affected` names the page kinds that a change reaches: the others are left out. */
const lookedAt = process.env['LOOKED_AT_PAGES']?.split(',');

/** What stands around the main part is walked once for each of its shapes. */
const frames = new Set<string>();

for (const [turn, { name, kind, go }] of walk.entries())
  if (lookedAt?.includes(kind) ?? true)
    test(
      `${name}: the policy holds, every letter is of our fonts, texts keep their words apart, and Tab reaches every control`,
      { tag: ['@without-javascript'] },
      async ({ page, shop, javaScriptEnabled }) => {
        const complaints = await complaintsOf(page);
        await page.setViewportSize({ width: 1440, height: 900 });
        await go(page, shop);
        await page.waitForLoadState('load');
        for (const width of widthsOf(turn, javaScriptEnabled ?? true)) {
          const place = `at ${width} px`;
          await page.setViewportSize({ width, height: 900 });
          // Chromium calls no filter of a TreeWalker where scripts are off.
          if (javaScriptEnabled) expect.soft(await runPageChecks(page, ['gluedWords']), place).toEqual([]);
          expect.soft(await foreignTexts(page), place).toEqual([]);
          expect.soft(await findUnreached(page, frames), place).toEqual([]);
        }
        if (javaScriptEnabled) expect(complaints()).toEqual([]);
      },
    );
