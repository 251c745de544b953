import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { fillRecipient } from '../support/recipient.ts';
import { atStepOne, tile } from '../support/step-one.ts';
import { expect, test } from '../support/test.ts';

const summary = (page: Page) => page.getByRole('region', { name: 'Podsumowanie' });
const phoneFirst = { tag: ['@phone', '@without-javascript'] };
const withoutJavaScriptFirst = { tag: ['@without-javascript', '@phone'] };

test(
  'delivery and payment are chosen: each says its cost and day or why not, the sum follows, and step 2 has both [S-04]',
  phoneFirst,
  async ({ page, javaScriptEnabled }) => {
    await atStepOne(page);
    await fillRecipient(page);
    const shown = (text: string | RegExp) => page.getByText(text).and(page.locator(':visible')).first();
    const recount = async () => {
      if (javaScriptEnabled === false) await page.getByRole('button', { name: 'Przelicz' }).click();
    };
    const deliveries = page.getByRole('radiogroup', { name: 'Dostawa', exact: true });
    const ways = [
      ['Kurier', /u\sCiebie:\swtorek,\s24\slistopada.*16,90/],
      ['Kurier, płatność przy odbiorze', /u\sCiebie:\swtorek,\s24\slistopada.*22,90/],
      ['Odbiór w punkcie', /do\sodbioru:\sśroda,\s25\slistopada.*0,00/],
      ['Odbiór w salonie', /do\sodbioru:\swtorek,\s24\slistopada.*0,00/],
      ['Automat paczkowy Skrytka', /do\sodbioru:\swtorek,\s24\slistopada.*0,00/],
      ['Odbiór na poczcie', /do\sodbioru:\sczwartek,\s26\slistopada.*0,00/],
      ['Kurier w wybranym dniu', /u\sCiebie:\sśroda,\s25\slistopada.*24,90/],
      ['Kurier ekspresowy', /u\sCiebie:\sponiedziałek,\s23\slistopada.*39,90/],
    ] as const;
    for (const [name, described] of ways) {
      const way = deliveries.getByRole('radio', { name, exact: true });
      await expect(way).toHaveAccessibleDescription(described);
    }
    const payments = page.getByRole('radiogroup', { name: 'Płatność', exact: true });
    for (const name of ['BLIK', 'Karta', 'Szybki przelew', 'Przelew tradycyjny'])
      await expect(payments.getByRole('radio', { name, exact: true })).toHaveAccessibleDescription(/0,00/);
    await expect(payments.getByRole('radio', { name: 'Przy odbiorze', exact: true })).toBeDisabled();

    // The sum follows at once, without a script too; a place of collection is chosen inside its tile.
    await expect(summary(page)).toContainText('174,90');
    await tile(page, 'Odbiór w salonie').check({ force: true });
    await expect(summary(page).getByText('158,00\u00a0zł').filter({ visible: true }).last()).toBeVisible();
    await expect(summary(page).getByText('174,90\u00a0zł')).toBeHidden();
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect(shown('Wybierz salon.')).toBeVisible();

    // A payment goes with its delivery alone.
    await tile(page, 'Kurier, płatność przy odbiorze').check({ force: true });
    await recount();
    await expect(payments.getByRole('radio', { name: 'BLIK', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect(shown(/^(Wybierz sposób płatności\.|Z\stą dostawą płacisz przy odbiorze\.)/)).toBeVisible();
    await payments.getByRole('radio', { name: 'Przy odbiorze', exact: true }).check({ force: true });
    await expect(summary(page).getByText('180,90\u00a0zł').filter({ visible: true }).last()).toBeVisible();
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect(page).toHaveURL(/order2\.php/);
    const main = page.getByRole('main');
    await expect(main).toContainText('Kurier, płatność przy odbiorze');
    await expect(main).toContainText('Przy odbiorze');
    await expect(summary(page)).toContainText('180,90');
    // Back, both are still chosen.
    await page.goto('/order1.php');
    await expect(tile(page, 'Kurier, płatność przy odbiorze')).toBeChecked();
    await expect(tile(page, 'Przy odbiorze')).toBeChecked();
  },
);

test('the sum follows services, the day and the second parcel at once, as step 2 counts them [S-04 part]', async ({
  page,
}) => {
  const shownSum = () => summary(page).locator('dl:visible dd').last();
  await atStepOne(page, '1022', '1', '60-cm');
  await atStepOne(page);
  await tile(page, 'Kurier').check({ force: true });
  const before = (await shownSum().textContent())!;
  const parcels = page.getByRole('radiogroup', { name: 'Kiedy wysłać' }).and(page.locator(':visible'));
  await parcels.getByRole('radio', { name: /dwie paczki/ }).check({ force: true });
  await expect(shownSum()).not.toHaveText(before);
  await fillRecipient(page);
  const divided = (await shownSum().textContent())!;
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page).toHaveURL(/order2\.php/);
  await expect(shownSum()).toHaveText(divided);

  await page.goto('/order1.php');
  await expect(shownSum()).toHaveText(divided);
  await tile(page, 'Kurier w wybranym dniu').check({ force: true });
  const bare = (await shownSum().textContent())!;
  await page.getByRole('checkbox', { name: /^wniesienie/ }).check({ force: true });
  const amount = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
  await expect.poll(async () => amount((await shownSum().textContent())!)).toBeCloseTo(amount(bare) + 49, 2);
  await page.getByRole('checkbox', { name: /^wniesienie/ }).uncheck({ force: true });
  await expect(shownSum()).toHaveText(bare);
});

test('pickup requires a point, and the order continues with it', withoutJavaScriptFirst, async ({ page }) => {
  await atStepOne(page);
  await fillRecipient(page);
  const points = page.getByRole('radiogroup', { name: /^Punkt odbioru/ });
  await expect(points).toBeHidden();
  await tile(page, 'Odbiór w punkcie').check({ force: true });
  await expect(points).toBeVisible();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(points.getByRole('radio').first()).toHaveAccessibleDescription(/Wybierz punkt odbioru\./);
  await expect(page.getByRole('textbox', { name: 'Miejscowość', exact: true })).toHaveValue('Kraków');
  await points.getByRole('radio', { name: /Kwiaciarnia Szałwia, ul. Nieistniejąca 14/ }).check({ force: true });
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sprawdź i\s+zamów/);
  await expect(page.getByRole('main')).toContainText('Kwiaciarnia Szałwia');
});

test('the first error is shown and focused, the summary links to each, and Back keeps the form [V-14]', async ({
  page,
}) => {
  await atStepOne(page);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('heading', { name: /Popraw 8 pól/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Imię' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Imię' })).toBeInViewport();
  await page.getByRole('link', { name: /^Telefon:/ }).click();
  await expect(page.getByRole('textbox', { name: 'Telefon' })).toBeFocused();
  await fillRecipient(page);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sprawdź i\s+zamów/);
  await page.getByRole('link', { name: 'Zmień: odbiorca' }).click();
  await expect(page.getByRole('textbox', { name: 'Imię' })).toHaveValue('Hanna');
});

test('a double click on order creates one order', async ({ page }) => {
  await atStepOne(page);
  await fillRecipient(page);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('checkbox', { name: /regulamin/ }).check({ force: true });
  await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dziękujemy, zamówienie przyjęte');
  const number = /\d{8}\/\d+/.exec(await page.getByRole('main').innerText())![0];
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('main')).toContainText(number);
});

test.describe('the first step is validated in the browser by the server rules', () => {
  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
  const next = (page: Page) => page.getByRole('button', { name: 'Dalej' });

  test('a new error waits for blur, and clears 500 ms after the last key [T-01, V-13, L-02 part]', async ({ page }) => {
    const email = field(page, 'E-mail');
    const wrong = 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.';
    const start = Date.parse('2026-11-21T10:00:00+01:00');
    await page.clock.install({ time: start });
    await atStepOne(page);
    await email.click();
    await expect(page.locator('[data-island="order-step-1/order-form"]')).toHaveAttribute('data-hydrated', '');
    await page.clock.pauseAt(start + 60_000);
    await email.pressSequentially('hanna@');
    await page.clock.runFor(5000);
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(email).toHaveAccessibleDescription('Na ten adres wyślemy potwierdzenie.');
    await email.press('Tab');
    await expect(email).toHaveAccessibleDescription(wrong);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Shift+Tab');
    await expect(email).toBeFocused();
    await email.press('End');
    await email.pressSequentially('poczta.pl');
    await page.clock.runFor(499);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await page.clock.runFor(1);
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(email).toHaveAccessibleDescription('Na ten adres wyślemy potwierdzenie.');
    await page.clock.resume();
  });

  test('a missing house number is reported at its field after blur [V-08]', async ({ page }) => {
    await atStepOne(page);
    await field(page, 'Ulica').click();
    await expect(page.locator('[data-island="order-step-1/order-form"]')).toHaveAttribute('data-hydrated', '');
    await field(page, 'Ulica').pressSequentially('Łobzowska');
    await field(page, 'Ulica').press('Tab');
    await expect(field(page, 'Ulica').locator('xpath=ancestor::*[@data-state][1]')).toHaveAttribute(
      'data-state',
      'success',
    );
    await expect(field(page, 'Numer domu')).not.toHaveAttribute('aria-invalid');
    await field(page, 'Numer domu').press('Tab');
    await expect(field(page, 'Numer domu')).toHaveAccessibleDescription('Proszę wypełnić to pole.');
    await expect(field(page, 'Kod pocztowy')).not.toHaveAttribute('aria-invalid');
  });

  test('an invalid form sends no request, and counts down the errors left [T-02, V-14]', async ({ page }) => {
    await atStepOne(page);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await fillRecipient(page);
    await field(page, 'Telefon').fill('600 100');
    await field(page, 'Kod pocztowy').fill('3114');
    await next(page).click();
    await expect(field(page, 'Telefon')).toBeFocused();
    await expect(field(page, 'Telefon')).toBeInViewport();
    await expect(page.locator('form[method="post"][data-failed]')).toHaveCount(1);
    await expect(page.getByRole('group', { name: 'Popraw 2 pola, żeby przejść dalej' })).toBeVisible();
    await field(page, 'Telefon').fill('600 100 200');
    await expect(page.getByRole('link', { name: 'Telefon: poprawione' })).toBeVisible();
    await page.getByRole('link', { name: /^Kod pocztowy:/ }).click();
    await expect(field(page, 'Kod pocztowy')).toBeFocused();
    await field(page, 'Kod pocztowy').fill('31145');
    await expect(page.getByRole('group', { name: 'Wszystko poprawione. Możesz przejść dalej.' })).toBeVisible();
    await expect(page.locator('[data-announcer="polite"]')).toContainText('Wszystko poprawione. Możesz przejść dalej.');
    await expectNoAxeViolations(page);
    expect(posts).toEqual([]);
    await next(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sprawdź i\s+zamów/);
    expect(posts).toHaveLength(1);
  });

  test('a valid form is sent once, however often it is submitted, and again after Back [T-02]', async ({ page }) => {
    await atStepOne(page);
    await fillRecipient(page);
    let posts = 0;
    await page.route('**/order1.php', async (route) => {
      if (route.request().method() === 'POST') {
        posts += 1;
        await new Promise((resolve) => setTimeout(resolve, 600));
      }
      await route.continue();
    });
    await next(page).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sprawdź i\s+zamów/);
    expect(posts).toBe(1);
    await page.goBack();
    await expect(field(page, 'Imię')).toHaveValue('Hanna');
    await field(page, 'Imię').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sprawdź i\s+zamów/);
    expect(posts).toBe(2);
  });

  test('text typed before hydration stays', async ({ page }) => {
    await atStepOne(page);
    await page.route('**/assets/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await fillRecipient(page);
    await expect(field(page, 'Imię')).toHaveValue('Hanna');
    await expect(page.locator('[data-island="order-step-1/order-form"]')).toHaveAttribute('data-hydrated', '');
    for (const name of ['Imię', 'Nazwisko', 'Miejscowość']) await expect(field(page, name)).not.toHaveValue('');
    await next(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sprawdź i\s+zamów/);
  });
});

test(
  'without scripts the server reports the same, at fields and above [V-08, T-02 part]',
  { tag: ['@without-javascript'] },
  async ({ page }) => {
    await atStepOne(page);
    await fillRecipient(page);
    await page.getByRole('textbox', { name: 'Numer domu' }).fill('');
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect(page.getByRole('textbox', { name: 'Numer domu' })).toHaveAccessibleDescription(
      'Proszę wypełnić to pole.',
    );
    await expect(page.getByRole('group', { name: 'Popraw 1 pole, żeby przejść dalej' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Numer domu: Proszę wypełnić to pole.' })).toHaveAttribute(
      'href',
      '#street_number',
    );
  },
);
