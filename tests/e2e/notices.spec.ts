import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { runSql } from './support/database.ts';
import type { Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const notices = [
  ['success', 'Zapisano adres.'],
  ['error', 'Nie zapisano telefonu.'],
  ['warning', 'Ceny się zmieniły.'],
  ['info', 'Zmieniliśmy regulamin.'],
] as const;
const inOrder = notices.map(([, title]) => title).toReversed();

/** As if four forms had left a message each for the next page of this visitor. */
async function leaveNotices(page: Page, shop: Shop): Promise<void> {
  const session = (await page.context().cookies(shop.url)).find(({ name }) => name === 'session')!.value;
  const hash = createHash('sha256').update(session).digest('base64url');
  for (const [tone, title] of notices)
    await runSql(shop, `insert into notices (session_hash, tone, title) values ('${hash}', '${tone}', '${title}')`);
}

const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Komunikaty' }).locator('[data-alert-toasts] [data-alert]');
const inPage = (page: Page) => page.getByRole('main').locator('[data-alert]');

test(
  'the home page shows the first message, warning, error or success as a passing alert, other pages show all in their content [T-25]',
  {
    tag: '@postgres',
  },
  async ({ page, browser, shop }) => {
    await page.goto('/pol_m_ceramika-1.html');
    // A heart starts the session.
    await page
      .getByRole('button', { name: /^Dodaj do listy/ })
      .first()
      .click();
    await expect(page.getByText('Dodano do listy.').first()).toBeVisible();

    await leaveNotices(page, shop);
    await page.goto('/');
    await expect(toasts(page)).toHaveText([/Zmieniliśmy regulamin\./]);
    // Nothing that a form has said is lost.
    await expect(inPage(page)).toHaveText(inOrder.slice(1).map((title) => new RegExp(title)));
    await expect(page.locator('[data-announcer] p', { hasText: 'Zmieniliśmy regulamin.' })).toHaveCount(1);
    await toasts(page).hover();
    await expectNoAxeViolations(page);
    await toasts(page).getByRole('button', { name: 'Zamknij' }).click();
    await expect(toasts(page)).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByText('Zmieniliśmy regulamin.')).toHaveCount(0);

    await leaveNotices(page, shop);
    await page.goto('/pol_m_len-2.html');
    await expect(inPage(page)).toHaveText(inOrder.map((title) => new RegExp(title)));
    await expect(toasts(page)).toHaveCount(0);

    await leaveNotices(page, shop);
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const other = await plain.newPage();
    await other.goto(`${shop.url}/`);
    for (const title of inOrder) await expect(other.getByText(title)).toBeVisible();
    // Nothing would close it: it covers no content.
    const [alert, content] = [await toasts(other).boundingBox(), await other.getByRole('main').boundingBox()];
    expect(alert!.y + alert!.height).toBeLessThanOrEqual(content!.y);
    await plain.close();
  },
);
