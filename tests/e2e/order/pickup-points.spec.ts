import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { fillRecipient } from '../support/recipient.ts';
import { expect, test } from '../support/test.ts';
import { atStepOne, tile } from '../support/step-one.ts';

const phoneFirst = { tag: ['@phone', '@without-javascript'] };
const withoutJavaScriptFirst = { tag: ['@without-javascript', '@phone'] };

const search = async (page: Page, text: string) => {
  await page
    .getByRole('textbox', { name: /^Miejscowość(,| lub)/ })
    .and(page.locator(':visible'))
    .fill(text);
  await page.getByRole('button', { name: 'Szukaj' }).and(page.locator(':visible')).click();
};
const points = (page: Page) => page.getByRole('radiogroup', { name: /^(Punkt odbioru|Placówka pocztowa)/ });
const next = (page: Page) => page.getByRole('button', { name: 'Dalej' }).click();

test(
  'pickup points are found by town, postcode and code, shown on an own overview, and the last one is remembered [S-08]',
  phoneFirst,
  async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await atStepOne(page);
    await fillRecipient(page);
    await tile(page, 'Automat paczkowy Skrytka').check({ force: true });
    await search(page, 'gdańsk');
    await expect(points(page).getByRole('radio')).toHaveCount(3);
    await expect(points(page).getByRole('radio').first()).toHaveAccessibleName(/Skrytka GDA07S.*80-831 Gdańsk/);
    await search(page, '31-147');
    await expect(points(page).getByRole('radio').first()).toHaveAccessibleName(/KRK14S/);
    await search(page, 'waw14s');
    await expect(points(page).getByRole('radio')).toHaveCount(1);
    // Nothing typed before is lost, and the tile stays chosen.
    await expect(page.getByRole('textbox', { name: 'Nazwisko' })).toHaveValue('Źrebiec');
    await expect(tile(page, 'Automat paczkowy Skrytka')).toBeChecked();
    await points(page)
      .getByRole('radio', { name: /WAW14S/ })
      .check({ force: true });
    await page.getByText('Pokaż na mapie').and(page.locator(':visible')).click();
    await expect(page.locator('details[open] > svg')).toBeVisible();
    await expectNoAxeViolations(page);
    await next(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sprawdź i\s+zamów/);
    await expect(page.getByRole('main')).toContainText('Skrytka WAW14S, ul. Umowna 5, przy metrze, 00-511 Warszawa');
    await page.getByRole('checkbox', { name: /Akceptuję/ }).check({ force: true });
    await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
    await expect(page.getByRole('main')).toContainText('Skrytka WAW14S');

    await atStepOne(page);
    await tile(page, 'Automat paczkowy Skrytka').check({ force: true });
    const last = points(page).getByRole('radio', { name: /WAW14S/ });
    await expect(last).toBeChecked();
    await expect(last).toHaveAccessibleDescription(/^ostatnio wybierany/);
    // Neither the search nor the overview asks a third party.
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  },
);

test(
  'each mistake with a pickup point has its message at its field [X-13]',
  withoutJavaScriptFirst,
  async ({ page }) => {
    await atStepOne(page);
    await fillRecipient(page);
    const field = page.getByRole('textbox', { name: /^Miejscowość(,| lub)/ }).and(page.locator(':visible'));
    await tile(page, 'Automat paczkowy Skrytka').check({ force: true });
    await search(page, '31-1');
    await expect(field).toHaveAccessibleDescription('Wpisz poprawny adres.');
    await search(page, 'Hel');
    await expect(field).toHaveAccessibleDescription('W tej okolicy nie ma punktów odbioru.');
    await search(page, 'Kraków');
    await next(page);
    await expect(points(page).getByRole('radio').first()).toHaveAccessibleDescription(/Wybierz punkt odbioru\./);
    await points(page)
      .getByRole('radio', { name: /KRK42S/ })
      .check({ force: true });
    await next(page);
    await expect(page.getByRole('textbox', { name: 'Numer klienta' })).toHaveAccessibleDescription(
      /Wpisz numer klienta\./,
    );
    await expectNoAxeViolations(page);
    await page.getByRole('textbox', { name: 'Numer klienta' }).fill('123 456');
    await tile(page, 'Odbiór na poczcie').check({ force: true });
    await search(page, 'Wrocław');
    await next(page);
    await expect(points(page).getByRole('radio').first()).toHaveAccessibleDescription(/Wybierz placówkę pocztową\./);
    await points(page)
      .getByRole('radio', { name: /Urząd Pocztowy Wrocław 2/ })
      .check({ force: true });
    await next(page);
    await expect(page.getByRole('main')).toContainText('Urząd Pocztowy Wrocław 2');
  },
);

test('points near the visitor are listed only after a press, the nearest first', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 50.066, longitude: 19.945 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await atStepOne(page);
  await tile(page, 'Automat paczkowy Skrytka').check({ force: true });
  await page.getByRole('button', { name: 'Blisko mnie' }).and(page.locator(':visible')).click();
  await expect(points(page).getByRole('radio').first()).toHaveAccessibleName(/^1\. Skrytka KRK07S/);
  await expect(points(page).getByRole('radio').first()).toHaveAccessibleDescription(/\d+\s(m|km)$/);
  await expect(page.getByRole('status').filter({ hasText: /^W\spobliżu: 7 miejsc/ })).toBeVisible();
  const calls = asked.filter((url) => url.includes('latitude'));
  expect(calls).toHaveLength(1);
  // A hundred metres are enough to sort points: the browser sends no more.
  expect(calls[0]).toContain('latitude=50.066&longitude=19.945');
});
