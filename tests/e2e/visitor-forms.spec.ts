import { expectNoAxeViolations } from './support/axe.ts';
import { runSql } from './support/database.ts';
import { expect, test } from './support/test.ts';

const mug = '/product-pol-1001-kubek-poranek-wapno.html';
const withoutJavaScriptFirst = { tag: ['@without-javascript', '@phone'] };

test(
  'the newsletter needs no script, in the footer and on its page [S-20 part]',
  withoutJavaScriptFirst,
  async ({ page }) => {
    await page.goto(mug);
    const main = page.getByRole('main');
    const footer = page.getByRole('contentinfo').getByRole('form', { name: 'List raz w\u00a0miesiącu' });
    await expect(footer).toContainText(
      'Zapisując się, zgadzasz się, żeby sklep Sień przesyłał newsletter na ten adres.',
    );
    // Nothing is lost of a wrong address: its page says what to correct.
    await footer.getByRole('textbox', { name: 'Adres do newslettera' }).fill('hanna@');
    await footer.getByRole('button', { name: 'Zapisz mnie' }).click();
    const email = main.getByRole('textbox', { name: 'E-mail' });
    await expect(email).toHaveValue('hanna@');
    await expect(email).toHaveAccessibleDescription(/Błędnie wpisany e-mail/);
    const consent = main.getByRole('checkbox', { name: /^Zgadzam się na przesyłanie newslettera/ });
    await expect(consent).toBeChecked();
    await consent.uncheck();
    await email.fill('hanna@poczta.pl');
    await main.getByRole('button', { name: 'Zapisz się' }).click();
    await expect(consent).toHaveAttribute('aria-invalid', 'true');
    await consent.check();
    await main.getByRole('button', { name: 'Zapisz się' }).click();
    await expect(page.getByText('Wysłaliśmy wiadomość.')).toBeVisible();
  },
);

test('with a script the forms of visitors judge themselves: nothing wrong is sent, and the first error has the focus', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) sent.push(new URL(request.url()).pathname);
  });
  const main = page.getByRole('main');
  const email = main.getByRole('textbox', { name: 'E-mail' });
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const wrongEmail = /Błędnie wpisany e-mail/;

  await test.step('newsletter', async () => {
    await page.goto('/settings.php?mailing_action=add');
    await main.getByRole('textbox', { name: 'Imię' }).fill('Hanna');
    await email.fill('hanna@');
    await press('Zapisz się');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(wrongEmail);
    const consent = main.getByRole('checkbox', { name: /^Zgadzam się na przesyłanie newslettera/ });
    await expect(consent).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByRole('group', { name: 'Popraw 2 pola, żeby wysłać formularz' })).toBeVisible();
    await expectNoAxeViolations(page);
    await email.fill('hanna@poczta.pl');
    await consent.check();
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(main.getByRole('textbox', { name: 'Imię' })).toHaveValue('Hanna');
    expect(sent).toEqual([]);
    await press('Zapisz się');
    await expect(page.getByText('Wysłaliśmy wiadomość.')).toBeVisible();
    expect(sent.splice(0)).toEqual(['/settings.php']);
  });

  await test.step('question', async () => {
    await page.goto('/settings.php?question_product_id=1001');
    await email.fill('hanna@poczta.pl');
    await press('Wyślij pytanie');
    await expect(main.getByRole('textbox', { name: 'Pytanie' })).toBeFocused();
    await expect(main.getByRole('textbox', { name: 'Pytanie' })).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveValue('hanna@poczta.pl');
  });

  await test.step('a product that is missing', async () => {
    await page.goto('/settings.php?add_request_product=1');
    await press('Zapisz');
    const name = main.getByRole('textbox', { name: 'Czego szukasz?' });
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Napisz, czego szukasz\./);
  });

  await test.step('opinion', async () => {
    await page.goto('/settings.php?opinion_action=add&product=1001');
    await main.getByRole('textbox', { name: 'Opinia' }).fill('Lekki.');
    await email.fill('hanna');
    await press('Wyślij opinię');
    await expect(main.getByRole('textbox', { name: 'Imię albo pseudonim' })).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByRole('textbox', { name: 'Opinia' })).not.toHaveAttribute('aria-invalid');
  });

  await test.step('word when a product is back', async () => {
    await page.goto('/product-pol-1003-wazon-leza.html');
    await email.fill('hanna@');
    await press('Powiadom mnie, gdy wróci');
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(wrongEmail);
    await expect(main.getByRole('checkbox', { name: /^Zgadzam się, żeby sklep odezwał się/ })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expectNoAxeViolations(page);
  });
  expect(sent).toEqual([]);
});

test(
  'a call back is asked for in its tab, at a day and an hour of the calendar, or in plain fields [S-18 part] [L-06 part]',
  { tag: ['@phone', '@without-javascript'] },
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/contact.php');
    const form = page.getByRole('form', { name: 'Oddzwonimy' });
    const window = form.getByRole('group', { name: /^Kiedy spróbować jeszcze raz/ });
    if (javaScriptEnabled) {
      // The first press loads the tabs, and already opens the panel.
      await page.getByRole('link', { name: 'Oddzwonimy' }).click();
      await form.getByRole('button', { name: 'Wybierz dzień i godzinę' }).click();
      const panel = page.getByRole('dialog', { name: 'Dzień i godzina' });
      await panel.getByRole('button', { name: 'Następny miesiąc' }).click();
      await panel.getByRole('grid').locator('button:not([aria-disabled], [hidden])').first().click();
      await panel.getByRole('spinbutton', { name: 'Godzina' }).pressSequentially('12');
      await page.keyboard.press('Tab');
      await page.keyboard.type('30');
      await panel.getByRole('button', { name: 'Wybierz', exact: true }).click();
      await expect(form.getByRole('textbox', { name: 'Kiedy mamy zadzwonić' })).toHaveValue(
        /^\d{4}-\d{2}-\d{2}, 12:30$/,
      );
      const begins = (await form.getByRole('textbox', { name: 'Kiedy mamy zadzwonić' }).inputValue()).slice(0, 10);
      await window.getByRole('textbox', { name: /^Od/ }).fill(`${begins} 15:00`);
      await window.getByRole('textbox', { name: /^Do/ }).fill(`${begins} 17:00`);
      await expectNoAxeViolations(page);
    } else {
      const { min } = await form.getByLabel('Kiedy mamy zadzwonić').evaluate(({ min }: HTMLInputElement) => ({ min }));
      const nextMonday = new Date(`${min.slice(0, 10)}T12:00Z`);
      nextMonday.setUTCDate(nextMonday.getUTCDate() + ((8 - nextMonday.getUTCDay()) % 7 || 7));
      const day = nextMonday.toISOString().slice(0, 10);
      await form.getByLabel('Kiedy mamy zadzwonić').fill(`${day}T12:30`);
      await window.getByLabel(/^Od/).fill(`${day}T15:00`);
      await window.getByLabel(/^Do/).fill(`${day}T17:00`);
    }
    await form.getByLabel('Numer telefonu').fill('600 000 000');
    await form.getByLabel('Czego dotyczy rozmowa').selectOption('Produkt');
    await form.getByRole('button', { name: 'Poproś o telefon' }).click();
    await expect(page.getByText(/^Zadzwonimy: \S+, \d+ \S+ \d{4}, 12:30, pod numer 600 000 000\.$/)).toBeVisible();
  },
);

test('a call back shows days, months and years and a clock of twelve hours, and takes more days one by one or in spans [S-45] [T-04] [T-05] [X-03]', async ({
  page,
  shop,
}) => {
  const set = (name: string, value: string | number) =>
    runSql(shop, `insert into settings (key, value, updated_at) values ('${name}', '${JSON.stringify(value)}', 1)`);
  const form = page.getByRole('form', { name: 'Oddzwonimy' });
  const open = async () => {
    await page.goto('/contact.php');
    await page.getByRole('link', { name: 'Oddzwonimy' }).click();
  };
  const more = form.getByRole('group', { name: 'Inne dni, w\u00a0które możesz rozmawiać' });
  const days = more.getByRole('grid').locator('button:not([aria-disabled], [hidden])');
  const chosen = more.getByRole('gridcell', { selected: true });
  await set('calendarClock', 12);
  // The whole next month has calls, whatever the day is.
  await set('callBackDays', 60);
  await set('callBackMoreDays', 'multiple-ranged');
  try {
    await open();
    await form.getByRole('button', { name: 'Wybierz dzień i godzinę' }).click();
    const panel = page.getByRole('dialog', { name: 'Dzień i godzina' });
    const cells = panel.getByRole('grid').getByRole('button');
    await panel.getByRole('button', { name: /^Wybierz miesiąc/ }).click();
    await expect(cells).toHaveCount(12);
    await panel.getByRole('button', { name: /^Wybierz rok/ }).click();
    await expect(cells).toHaveCount(15);
    // The year leads back to months, the month to days.
    await page.keyboard.press('Enter');
    await expect(cells).toHaveCount(12);
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: 'Następny miesiąc' }).click();
    await panel.getByRole('grid').locator('button:not([aria-disabled], [hidden])').first().click();
    for (const half of [/^PM/, /^AM/, /^PM/]) {
      await panel.getByRole('button', { name: half }).click();
      await expect(panel.getByRole('button', { pressed: true, name: /^[AP]M/ })).toHaveAccessibleName(half);
    }
    await panel.getByRole('spinbutton', { name: 'Godzina' }).pressSequentially('3');
    await page.keyboard.press('Tab');
    await page.keyboard.type('30');
    await panel.getByRole('button', { name: 'Wybierz', exact: true }).click();
    await expect(form.getByRole('textbox', { name: 'Kiedy mamy zadzwonić' })).toHaveValue(
      /^\d{4}-\d{2}-\d{2}, 03:30 PM$/,
    );

    // Two clicks fill a span, without the days that have no calls.
    await more.getByRole('button', { name: 'Następny miesiąc' }).click();
    await days.nth(1).click();
    await days.nth(6).click();
    await expect(chosen).toHaveCount(6);
    await expect(form).toContainText('Wybranych 6 dni.');
    await expectNoAxeViolations(page);

    // A validation that the shop does not have: a warning, and the field is as if it was never checked.
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const name = form.getByRole('textbox', { name: 'Imię' });
    await name.evaluate((input) => (input.dataset['validationUrl'] = '/ajax/validation.php'));
    await name.fill('Hanna');
    await name.blur();
    await expect.poll(() => warnings.some((text) => text.includes('"call_name" stays unchecked'))).toBe(true);
    await expect(form.locator('[data-state]', { has: page.locator('#call_name') }).last()).toHaveAttribute(
      'data-state',
      'none',
    );

    await form.getByLabel('Numer telefonu').fill('600 000 000');
    await form.getByLabel('Czego dotyczy rozmowa').selectOption('Produkt');
    await form.getByRole('button', { name: 'Poproś o telefon' }).click();
    await expect(page.getByText(/^Zadzwonimy: .*, 03:30 PM, pod numer 600 000 000\.$/)).toBeVisible();

    await runSql(shop, `update settings set value = '"multiple"' where key = 'callBackMoreDays'`);
    await open();
    await more.getByRole('button', { name: 'Następny miesiąc' }).click();
    for (const index of [1, 6, 3]) await days.nth(index).click();
    await expect(chosen).toHaveCount(3);
    await days.nth(6).click();
    await expect(chosen).toHaveCount(2);
  } finally {
    await runSql(shop, "delete from settings where key in ('calendarClock', 'callBackDays', 'callBackMoreDays')");
  }
});
