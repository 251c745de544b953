import type { Page } from 'playwright/test';
import { expectNoAxeViolations, isJudged } from '../support/axe.ts';
import { fillRecipient } from '../support/recipient.ts';
import { atStepOne, tile } from '../support/step-one.ts';
import { expect, test } from '../support/test.ts';

/** Orders two pieces by a method, up to the page that the order leads to. */
async function orderBy(page: Page, method: string) {
  await page.goto('/basketedit.php');
  const { origin } = new URL(page.url());
  await page.request.post('/basketchange.php', {
    form: { product: '1017', size: 'uniw', number: '2', getAjax: 'true' },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  await page.goto('/order1.php');
  await fillRecipient(page);
  await page.getByRole('radio', { name: method, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('checkbox', { name: /regulamin/ }).check({ force: true });
  await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const payments = (page: Page) => page.getByRole('region', { name: 'Płatności' });

test(
  'BLIK: a wrong code is named at its field, a refused one can be tried again, and the paid order is confirmed [V-19, T-38 part]',
  {
    tag: ['@phone', '@without-javascript', '@postgres', '@each-run'],
  },
  async ({ page, javaScriptEnabled }) => {
    await orderBy(page, 'BLIK');
    await expect(heading(page)).toHaveText('Zapłać BLIK-iem');
    const code = page.getByRole('textbox', { name: 'Kod BLIK' });
    await code.fill('77712');
    await page.getByRole('button', { name: /^Zapłać/ }).click();
    await expect(code).toHaveAccessibleDescription(/Kod BLIK ma 6\scyfr\./);
    await expect(code).toHaveValue('77712');
    if (isJudged(javaScriptEnabled)) await expectNoAxeViolations(page);
    await code.fill('777 456');
    await page.getByRole('button', { name: /^Zapłać/ }).click();
    await expect(heading(page)).toHaveText(/Potwierdź w\saplikacji banku/);
    if (isJudged(javaScriptEnabled)) await expectNoAxeViolations(page);
    const settle = async () => {
      if (javaScriptEnabled) return;
      await page.waitForTimeout(4500);
      await page.getByRole('link', { name: 'Sprawdź stan płatności' }).click();
    };
    await settle();
    await expect(page.getByText('Bank odrzucił tę płatność.')).toBeVisible({ timeout: 20_000 });
    await code.fill('777123');
    await page.getByRole('button', { name: /^Zapłać/ }).click();
    await expect(heading(page)).toHaveText(/Potwierdź w\saplikacji banku/);
    await settle();
    await expect(heading(page)).toHaveText('Dziękujemy, zamówienie przyjęte', { timeout: 20_000 });
    await expect(payments(page)).toContainText('BLIK');
    await expect(payments(page)).toContainText('zapłacona');
  },
);

test(
  'card: left on the page of the provider, changed to a transfer, back to a card and paid [S-06, S-07]',
  {
    tag: ['@without-javascript'],
  },
  async ({ page }) => {
    await orderBy(page, 'Karta');
    await expect(heading(page)).toHaveText('Zapłać: Karta');
    await page.getByRole('button', { name: /^Zapłać/ }).click();
    await expect(heading(page)).toHaveText('Płatność na próbę');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Wróć do sklepu bez płacenia' }).click();
    await expect(page.getByText('Płatność nie została dokończona.')).toBeVisible();
    await page.getByRole('link', { name: 'Zapłać inaczej' }).click();
    await expect(heading(page)).toHaveText('Zmień płatność');
    await page.getByRole('radio', { name: 'Przelew tradycyjny' }).check({ force: true });
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Zmień płatność' }).click();
    await expect(page.getByRole('region', { name: 'Dane do przelewu' })).toBeVisible();
    await expect(payments(page)).toContainText('czeka na zapłatę');
    await payments(page).getByRole('link', { name: 'Zmień płatność' }).click();
    await page.getByRole('radio', { name: 'Karta' }).check({ force: true });
    await page.getByRole('button', { name: 'Zmień płatność' }).click();
    await page.getByRole('button', { name: /^Zapłać/ }).click();
    await page.getByRole('radio', { name: 'Od razu, pięć razy' }).check({ force: true });
    await page.getByRole('button', { name: /^Zapłać/ }).click();
    await expect(heading(page)).toHaveText('Dziękujemy, zamówienie przyjęte');
    await expect(payments(page).getByText('zapłacona')).toHaveCount(1);
    await expect(payments(page).getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('Do zapłaty');
  },
);

/** Goods and the first step, up to the page where vouchers and cards are typed. */
async function atParts(page: Page) {
  await page.goto('/basketedit.php');
  const { origin } = new URL(page.url());
  await page.request.post('/basketchange.php', {
    form: { product: '1017', size: 'uniw', number: '2', getAjax: 'true' },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  await page.goto('/order1.php');
  await fillRecipient(page);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('link', { name: 'Zmień: bon, karta podarunkowa, punkty' }).click();
}

test(
  'a voucher and a gift card pay parts, each refusal is said at its field, and an order covered by them is confirmed at once [X-18, R-03 part]',
  {
    tag: ['@phone', '@without-javascript', '@postgres'],
  },
  async ({ page }) => {
    await atParts(page);
    const voucher = page.getByRole('textbox', { name: 'Numer bonu' });
    for (const [number, message] of [
      ['', 'Wpisz numer bonu.'],
      ['5000 0000 0000 0001', 'Numer bonu jest błędny. Sprawdź go i wpisz jeszcze raz.'],
      ['5100000000000008', 'Tego bonu nie można użyć w tym sklepie.'],
      ['5300000000000006', 'Ten bon jest zablokowany.'],
      ['5400000000000005', 'Ten bon został już wykorzystany.'],
      ['5500000000000004', 'Ten bon stracił ważność.'],
      ['5600000000000003', 'Nie ma bonu o takim numerze.'],
      ['5800000000000001', 'Nie udało się użyć tego bonu.'],
    ] as const) {
      await voucher.fill(number);
      await page.getByRole('button', { name: 'Użyj bonu' }).click();
      await expect(voucher).toHaveAccessibleDescription(new RegExp(message.replaceAll(' ', '\\s')));
      await expect(voucher).toHaveValue(number);
    }
    await expectNoAxeViolations(page);
    // Points belong to signed-in clients: a guest is shown the way to sign in, and no field.
    await expect(page.getByRole('textbox', { name: 'Ile punktów' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Numer karty podarunkowej' }).fill('6000 0000 0000 0106');
    await page.getByRole('textbox', { name: 'PIN' }).fill('0000');
    await page.getByRole('button', { name: 'Użyj karty podarunkowej' }).click();
    await expect(page.getByRole('textbox', { name: 'Numer karty podarunkowej' })).toHaveAccessibleDescription(
      /Numer albo PIN karty podarunkowej jest błędny\./,
    );
    await voucher.fill('5000 0000 0000 0009');
    await page.getByRole('button', { name: 'Użyj bonu' }).click();
    await expect(page.getByRole('main')).toContainText(/Zostaje do zapłaty: 124,90\szł/);
    await page.getByRole('textbox', { name: 'Numer karty podarunkowej' }).fill('6000 0000 0000 0106');
    await page.getByRole('textbox', { name: 'PIN' }).fill('4321');
    await page.getByRole('button', { name: 'Użyj karty podarunkowej' }).click();
    await expect(page.getByRole('main')).toContainText(/Zostaje do zapłaty: 0,00\szł/);
    await page.getByRole('link', { name: 'Wróć do podsumowania' }).click();
    await expect(page.getByRole('main')).toContainText(/Karta podarunkowa: −124,90\szł/);
    await page.getByRole('checkbox', { name: /regulamin/ }).check({ force: true });
    await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
    await expect(heading(page)).toHaveText('Dziękujemy, zamówienie przyjęte');
    await expect(payments(page).getByText('zapłacona')).toHaveCount(2);
    await expectNoAxeViolations(page);
  },
);

const instalments = (page: Page) => tile(page, 'Raty');
const delivery = { prepaid: 'Kurier', onDelivery: 'Kurier, płatność przy odbiorze' };

test(
  'payments that do not go with the delivery are disabled with their reason, and the change is said once [S-04 part]',
  { tag: ['@phone', '@without-javascript'] },
  async ({ page, javaScriptEnabled }) => {
    await atStepOne(page);
    const said: string[] = [];
    if (javaScriptEnabled) {
      await page.exposeFunction('heard', (text: string) => said.push(text.replaceAll('\u00a0', ' ').trim()));
      await page.evaluate(() => {
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            for (const node of addedNodes)
              (globalThis as unknown as { heard: (text: string) => void }).heard(node.textContent ?? '');
        }).observe(document.querySelector('[data-announcer="polite"]')!, { childList: true });
      });
    }
    const deliver = async (name: string) => {
      await tile(page, name).check({ force: true });
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Przelicz' }).click();
      else await expect(page.getByRole('button', { name: 'Przelicz' })).toBeHidden();
    };
    await fillRecipient(page);
    await expect(tile(page, 'Przelew tradycyjny')).toBeChecked();
    await expect(tile(page, 'Przy odbiorze')).toBeDisabled();
    await expect(tile(page, 'Przy odbiorze')).toHaveAccessibleDescription(
      /Tylko z\sdostawą „Kurier, płatność przy odbiorze”\./,
    );
    await deliver(delivery.onDelivery);
    for (const name of ['BLIK', 'Karta', 'Szybki przelew', 'Przelew tradycyjny']) {
      await expect(tile(page, name)).toBeDisabled();
      await expect(tile(page, name)).not.toBeChecked();
      await expect(tile(page, name)).toHaveAccessibleDescription(/Z\stą dostawą płacisz przy odbiorze\./);
    }
    await expect(tile(page, 'Przy odbiorze')).toBeEnabled();
    await expectNoAxeViolations(page);
    if (javaScriptEnabled) {
      await expect
        .poll(() => said)
        .toEqual(['Przelew tradycyjny: Z tą dostawą płacisz przy odbiorze. Wybierz inną płatność.']);
      // Back, and the choice counts again without a word.
      await deliver(delivery.prepaid);
      await expect(tile(page, 'Przelew tradycyjny')).toBeChecked();
      await deliver(delivery.onDelivery);
      await expect.poll(() => said.length).toBe(2);
    }
    await tile(page, 'Przy odbiorze').check({ force: true });
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect(page.getByRole('main')).toContainText('Przy odbiorze');
  },
);

test(
  'instalments are chosen at the first step, their terms must be read, and the bank refuses, is left and accepts [S-42 part, X-11 part]',
  { tag: ['@without-javascript', '@phone', '@postgres'] },
  async ({ page }) => {
    await atStepOne(page, '1026', '1');
    await fillRecipient(page);
    await instalments(page).check({ force: true });
    await expect(page.getByText(/^RRSO 10,\d+%/)).toBeVisible();
    const read = page.getByRole('checkbox', { name: 'Znam warunki zakupu na raty' });
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect(read).toHaveAccessibleDescription(/Zapoznaj się z\swarunkami zakupu na raty i\spotwierdź to\./);
    await expect(instalments(page)).toBeChecked();
    await expectNoAxeViolations(page);
    await read.check({ force: true });
    await page.getByRole('button', { name: 'Dalej' }).click();
    await page.getByRole('checkbox', { name: /regulamin/ }).check({ force: true });
    await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
    await expect(heading(page)).toHaveText(/Złóż wniosek o\sraty/);
    await expect(page.getByRole('main')).toContainText('Bank Przykładowy');
    await expectNoAxeViolations(page);
    for (const [answer, message] of [
      ['Bank odrzuca wniosek', /Bank odrzucił wniosek o\sraty\./],
      [/^Przerwij wniosek/, /Wniosek o\sraty nie został dokończony\./],
    ] as const) {
      await page.getByRole('button', { name: 'Przejdź do wniosku' }).click();
      await expect(heading(page)).toHaveText(/Wniosek o\sraty na próbę/);
      await page.getByRole('button', { name: answer }).click();
      await expect(page.getByRole('main').getByText(message)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Przejdź do wniosku' }).click();
    const accept = page.getByRole('button', { name: 'Bank przyjmuje wniosek' });
    await expect(accept).toBeVisible();
    await expectNoAxeViolations(page);
    await accept.click();
    await expect(heading(page)).toHaveText('Dziękujemy, zamówienie przyjęte');
    await expect(payments(page)).toContainText('Raty');
    await expect(payments(page)).toContainText('zapłacona');
  },
);
