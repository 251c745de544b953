import type { Page } from 'playwright/test';
import { addresses, addressOf } from '../../../storefront/shared/addresses.ts';
import { inTurn } from '../../full-run.ts';
import { pageStates } from '../../page-audit/states.ts';
import { foreignTexts } from '../../page-checks/foreign-texts.ts';
import { runPageChecks } from '../../page-checks/index.ts';
import { findUnreached } from '../../page-checks/tab-reach.ts';
import { complaintsOf } from '../support/complaints.ts';
import { expect, test } from '../support/test.ts';

// The policy of the shop holds: what is looked for here needs no way around it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
// A limit for what hangs: the test presses Tab some thousand times.
test.setTimeout(900_000);

/** Every page kind, in the order in which a shopper meets them: each goes on from the page before. */
const states = [...pageStates, { name: 'order-lookup', go: (page: Page) => page.goto(addressOf('order-lookup')) }];

/** A phone, a desktop, and between and below them the widths that take turns from page to page. */
const everyWidth = [390, 1440];
const otherWidths = [320, 820, 1100];

/** `npm run affected` names the page kinds that a change reaches: the others are walked through. */
const lookedAt = process.env['LOOKED_AT_PAGES']?.split(',');
const isLookedAt = (url: string) => lookedAt?.includes(addresses.find(new URL(url).pathname)?.name ?? '') ?? true;

test(
  'on every page, at every width, the policy holds, every letter is of our fonts, texts keep their words apart, and Tab reaches every control',
  { tag: ['@without-javascript'] },
  async ({ page, shop, javaScriptEnabled }) => {
    const complaints = await complaintsOf(page);
    const frames = new Set<string>();
    for (const [turn, { name, go }] of states.entries()) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await go(page, shop);
      await page.waitForLoadState('load');
      if (!isLookedAt(page.url())) continue;
      for (const width of [...everyWidth, ...inTurn(otherWidths, turn, otherWidths.length)]) {
        const place = `${name} at ${width} px`;
        await page.setViewportSize({ width, height: 900 });
        if (everyWidth.includes(width)) {
          // Chromium calls no filter of a TreeWalker where scripts are off.
          if (javaScriptEnabled) expect.soft(await runPageChecks(page, ['gluedWords']), place).toEqual([]);
          expect.soft(await foreignTexts(page), place).toEqual([]);
        }
        expect.soft(await findUnreached(page, frames), place).toEqual([]);
      }
      if (javaScriptEnabled) expect(complaints(), name).toEqual([]);
    }
  },
);
