import { pageStates } from '../../page-audit/states.ts';
import { runPageChecks } from '../../page-checks/index.ts';
import { expect, test } from '../support/test.ts';

test.use({ bypassCSP: true });
test.describe.configure({ timeout: 180_000 });

test('words that stand apart are apart in the text of every page, at 1440 and 390 px', async ({ page, shop }) => {
  for (const { name, go } of pageStates) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await go(page, shop);
    await page.waitForLoadState('load');
    expect.soft(await runPageChecks(page, ['gluedWords']), name).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect.soft(await runPageChecks(page, ['gluedWords']), `${name} at 390 px`).toEqual([]);
  }
});
