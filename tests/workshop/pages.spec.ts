import { expectNoAxeViolations } from '../e2e/support/axe.ts';
import { inTurn } from '../full-run.ts';
import { indexEntries } from './support/built.ts';
import { expect, openPage, openStory, preview, test } from './support/test.ts';

const judged = [
  ['zaczynamy-witryna--docs', 'witryna'],
  ['zaczynamy-pierwsze-kroki--docs', 'Getting started with witryna'],
  ['zaczynamy-motywy-i-tokeny--docs', 'Themes and tokens'],
  ['zaczynamy-rozmiary--docs', 'Sizes'],
  ['działania-button--docs', 'Button'],
  ['pola-textfield--docs', 'TextField'],
  ['komunikaty-alert--docs', 'Alert'],
] as const;

for (const [turn, [id, title]] of judged.entries())
  for (const theme of inTurn(['light', 'dark'], turn, 2))
    test(`the page ${id} has no axe violation in ${theme}`, async ({ page }) => {
      await openPage(page, id, title, { theme });
      await expectNoAxeViolations(page);
    });

test('the start page is the first, and each of its links leads to a page that is there', async ({ page }) => {
  const pages = indexEntries();
  expect(pages[0]?.id).toBe('zaczynamy-witryna--docs');
  await openPage(page, 'zaczynamy-witryna--docs', 'witryna');
  const targets = await page
    .locator('.sbdocs-content a')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('path') ?? ''),
    );
  expect(targets.length).toBeGreaterThan(8);
  const known = pages.map(({ id, type }) => `/${type}/${id}`);
  expect(targets.filter((target) => !known.includes(target))).toEqual([]);
});

test('the workshop opens at the start page, under its own name', async ({ page }) => {
  await page.goto('/');
  await expect(preview(page).getByRole('heading', { level: 1, name: 'witryna' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'witryna', exact: true })).toBeVisible();
  for (const section of ['Zaczynamy', 'Podstawy', 'Pola', 'Wzory'])
    await expect(page.getByRole('navigation').getByText(section, { exact: true })).toBeVisible();
});

test('a link of a page leads the whole workshop there', async ({ page }) => {
  await page.goto('/?path=/docs/zaczynamy-witryna--docs');
  await preview(page).getByRole('link', { name: 'Getting started' }).click();
  await expect(page).toHaveURL(/path=\/docs\/zaczynamy-pierwsze-kroki--docs/);
});

for (const id of ['działania-button--all-states', 'pola-textfield--all-states', 'wzory-productcard--all-states'])
  test(`the story ${id} opens without a network`, async ({ page }) => {
    await openStory(page, id);
    await page.waitForLoadState('networkidle');
  });
