import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const near = (page: Page) => page.getByRole('list', { name: 'Czy chodziło Ci o:' }).getByRole('link');
const zone = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  'a search without results asks for near words, offers help, a wish and the zones of that page [H-07 part, C-11 part]',
  { tag: ['@phone', '@without-javascript', '@postgres'] },
  async ({ page }) => {
    await page.goto('/search.php?text=kabuki');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brak wyników dla „kabuki”');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Napisz|@/ })
        .first(),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    for (const name of ['Najchętniej kupowane', 'Nowości']) {
      const cards = zone(page, name).getByRole('article');
      await expect(cards.first()).toBeAttached();
      // Like any other card they can be kept and compared.
      await expect(cards.first().getByRole('button', { name: /^Porównaj/ })).toBeAttached();
      await expect(cards.first().locator('[data-heart]').first()).toBeAttached();
    }
    await expect(near(page)).toHaveText(['kubki']);
    await near(page).click();
    await expect(page).toHaveURL('/search.php?text=kubki');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wyniki dla „kubki”');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(near(page)).toHaveCount(0);
    // The zone of results repeats none of them.
    const found = await page
      .locator('[aria-labelledby="products"] article h3 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const recommended = await zone(page, 'Najchętniej kupowane')
      .locator('article h3 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(found.length).toBeGreaterThan(0);
    expect(recommended.length).toBeGreaterThan(1);
    expect(recommended.filter((address) => found.includes(address))).toEqual([]);
  },
);

test('a corrected search asks for what else was meant, in the letters of the shop', async ({ page }) => {
  await page.goto('/search.php?text=swiecznk');
  await expect(page.getByText('Nie ma „swiecznk”. Pokazujemy wyniki dla „świecznik”.')).toBeVisible();
  await expect(near(page)).toHaveText(['świeca']);
});

test('a card of a ready zone is kept and compared, also after the strip has moved [C-11 part]', async ({ page }) => {
  // Six of six would leave nothing to move.
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto('/search.php?text=hipopotam');
  // Another feature fills this in: its style comes with it.
  await expect(page.getByRole('region', { name: /^Brakuje Ci czegoś/ })).toHaveCSS('display', 'flex');
  const strip = zone(page, 'Najchętniej kupowane');
  const card = strip.getByRole('article').first();
  const compare = card.getByRole('button', { name: /^Porównaj|^Porównujesz|^W porównaniu/ });
  await compare.click();
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await strip.getByRole('button', { name: 'Następne slajdy' }).click();
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
});
