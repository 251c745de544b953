import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { recipient } from '../../../storefront/reference/asking/recipient.ts';
import { openDatabase } from '../../../storefront/importer/writing/open-database.ts';
import { readCommand } from '../../../storefront/operator/read-command.ts';
import { runCommand } from '../../../storefront/operator/run-command.ts';
import { filesAt } from '../../../storefront/platform/uploads/files-at.ts';
import { openAccountUnseen } from '../support/account.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { pressAt, tabTo } from '../support/by-keyboard.ts';
import { hiddenFields } from '../support/http-shopper.ts';
import { shopNow, startShop, type Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const email = 'hanna@poczta.example';
const iban = '61 1090 1014 0000 0712 1981 2874';

/** The staff's commands, while the shop is stopped: SQLite admits one process. */
async function staff(shop: Shop, ...commands: ReadonlyArray<ReadonlyArray<string>>): Promise<void> {
  await shop.kill();
  const database = await openDatabase({ dataDir: shop.dataDir, databaseUrl: shop.databaseUrl });
  try {
    const files = filesAt(join(shop.dataDir, 'uploads'));
    for (const words of commands) await runCommand(readCommand(words), database, () => Date.parse(shopNow), files);
  } finally {
    await database.close();
  }
  await shop.restart();
}

/** Two mugs, a bag and a bundle by transfer, as a guest or by the account's data; the staff send them. @returns the order's number */
async function order(page: Page, shop: Shop, isClient = false): Promise<string> {
  const headers = { origin: shop.url, 'sec-fetch-site': 'same-origin' };
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(path, { form, headers, maxRedirects: 0 });
  for (const [product, number] of [
    ['1001', '2'],
    ['1017', '1'],
    ['1037', '1'],
  ] as const)
    await post('/basketchange.php', { product, size: 'uniw', number, getAjax: 'true' });
  const buyer: Record<string, string> = isClient ? { delivery_address: 'own' } : { ...recipient, email };
  await post('/order1.php', { ...buyer, shipping: '1-1', payform_id: 'transfer' });
  const summary = await page.request.get('/order2.php');
  const placed = await post('/order2.php', { ...hiddenFields(await summary.text()), terms: '1' });
  const address = new URL(placed.headers()['location'] ?? '', shop.url);
  const number = address.searchParams.get('order_number')!;
  await staff(shop, ['orders', 'paid', number], ['orders', 'move', number, 't']);
  return number;
}

test(
  'a guest without scripts looks an order up, returns a product and a part of a bundle, sees the refund, and complains about another [H-10] [S-24] [S-26] [S-27] [S-28] [S-29] [S-30] [E-19] [V-41] [V-42] [C-16] [X-14 part]',
  { tag: ['@without-javascript', '@postgres'] },
  async ({ browser, javaScriptEnabled, engine }) => {
    test.setTimeout(180_000);
    const shop = await startShop({ engine });
    const page = await browser.newPage({ baseURL: shop.url, javaScriptEnabled });
    try {
      const number = await order(page, shop);
      await page.context().clearCookies();
      const main = page.getByRole('main');
      const next = (name: string) => main.getByRole('button', { name, exact: true }).click();
      const says = (text: string) => expect(main.getByText(text, { exact: true }).first()).toBeVisible();
      const choose = (name: string) => main.getByRole('radio', { name, exact: true }).check({ force: true });

      // Unknown and another's number look alike.
      await page.goto(`/returns-open.php`);
      for (const [typed, typedEmail] of [
        ['20200101/1-1', email],
        [number, 'ktos@poczta.example'],
      ] as const) {
        await main.getByRole('textbox', { name: 'Numer zwrotu' }).fill(typed);
        await main.getByRole('textbox', { name: 'E-mail' }).fill(typedEmail);
        await next('Pokaż zwrot');
        await says('Nie znaleźliśmy takiego zwrotu.');
      }
      await expectNoAxeViolations(page);
      await main.getByRole('textbox', { name: 'Numer zwrotu' }).fill(number);
      await main.getByRole('textbox', { name: 'E-mail' }).fill(email);
      await next('Pokaż zwrot');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Zwrot do zamówienia ${number}`);

      await next('Dalej: sposób zwrotu');
      await says('Wybierz produkty, które chcesz zwrócić.');
      await main.getByRole('checkbox', { name: 'Zwracam: Kubek Poranek, wapno' }).check({ force: true });
      if (javaScriptEnabled === false) {
        await main.getByRole('spinbutton', { name: 'Ilość' }).fill('3');
        await next('Dalej: sposób zwrotu');
        await says('Możesz zwrócić najwyżej 2\u00a0szt.');
      }
      await main.getByRole('spinbutton', { name: 'Ilość' }).fill('1');
      await main.getByLabel('Powód').first().selectOption('Nie pasuje');
      const towel = 'Zestaw Dzień dobry: Ściereczka Pasek';
      await main.getByRole('checkbox', { name: `Zwracam: ${towel}` }).check({ force: true });
      await expect(main.getByRole('list', { name: 'Części: Zestaw Dzień dobry' }).getByRole('checkbox')).toHaveCount(3);
      await expectNoAxeViolations(page);
      await next('Dalej: sposób zwrotu');

      await next('Dalej');
      await says('Wybierz sposób zwrotu.');
      await choose('Kurierem, którego zamówimy');
      await next('Dalej');
      await says('Wybierz szczegóły sposobu zwrotu.');
      await main.getByLabel('Kiedy kurier ma przyjechać').selectOption('Rano, od 8 do 12');
      await next('Dalej');
      await next('Dalej');
      await says('Wybierz, jak odeślesz paczkę.');
      // Another method after all: in person, at a shop with its hours.
      await main.getByRole('link', { name: 'Wróć', exact: true }).click();
      await expect(main.getByRole('radio', { name: 'Kurierem, którego zamówimy' })).toBeChecked();
      await choose('Osobiście');
      await next('Dalej');
      await next('Dalej');
      await says('Wybierz punkt zwrotu.');
      await expect(main.getByText(/poniedziałek–piątek: 10:00–19:00/).first()).toBeVisible();
      await choose('Sień Warszawa');
      await next('Dalej');

      await next('Dalej: podsumowanie');
      await says('Wybierz, jak oddać pieniądze.');
      await expect(main.getByRole('radio', { name: 'Na saldo w sklepie' })).toHaveCount(0);
      await choose('Inaczej');
      await main.getByLabel('Jak oddać pieniądze', { exact: true }).last().fill('ok');
      await next('Dalej: podsumowanie');
      await says('Opisz formę zwrotu pieniędzy: co najmniej 3\u00a0znaki.');
      await choose('Przelewem na konto');
      await main.getByLabel('Numer konta').fill('12 3456');
      await next('Dalej: podsumowanie');
      await says('Format numeru konta bankowego jest niepoprawny');
      await expect(main.getByLabel('Numer konta')).toHaveValue('12 3456');
      await expectNoAxeViolations(page);
      await main.getByLabel('Numer konta').fill(iban);
      await next('Dalej: podsumowanie');

      await expect(main).toContainText('Kubek Poranek');
      await expect(main).toContainText(`${towel}, 1\u00a0szt.`);
      await expectNoAxeViolations(page);
      await next('Zgłoś zwrot');
      await says('Zwrot został zgłoszony.');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Zwrot ${number}-1`);
      await expect(main.getByText(/Przynieś produkty/)).toContainText('Sień Warszawa');
      await expectNoAxeViolations(page);

      await staff(
        shop,
        ['returns', 'receive', `${number}-1`],
        ['returns', 'accept', `${number}-1`],
        ['returns', 'refund', `${number}-1`],
      );
      await page.context().clearCookies();
      await page.goto(`/returns-open.php?id=${number}-1`);
      await main.getByRole('textbox', { name: 'E-mail' }).fill(email);
      await next('Pokaż zwrot');
      await expect(main.getByRole('list', { name: 'Przebieg zwrotu' })).toContainText('Oddaliśmy 103,75\u00a0zł');
      // What was paid out is not to be paid out any more.
      await expect(main.getByRole('region', { name: 'Zwrot pieniędzy' })).toHaveText(/Oddaliśmy\s*103,75\u00a0zł/);

      // The bag stays, and is complained about.
      await main.getByRole('link', { name: 'Zobacz zamówienie' }).click();
      await main.getByRole('link', { name: 'Zgłoś reklamację' }).click();
      await main.getByRole('checkbox', { name: /^Reklamuję: Torba/ }).check({ force: true });
      await next('Zgłoś reklamację');
      await says('Opisz wadę każdego wybranego produktu.');
      await main.getByRole('textbox', { name: /^Opis wady: Torba/ }).fill('Pękł szew przy uchwycie.');
      await choose('Zwrot pieniędzy');
      await main.getByRole('radio', { name: /Przyniosę do salonu/ }).check({ force: true });
      await next('Zgłoś reklamację');
      await expect(page.getByText('Reklamacja została zgłoszona.')).toBeVisible();
      const complaint = new URL(page.url()).searchParams.get('rma_id')!;
      await staff(
        shop,
        ['complaints', 'decide', complaint, '2', 'Szew jest wadliwy.'],
        ['complaints', 'refund', complaint, '25', '--to', 'przelew'],
      );
      await page.reload();
      await expect(main.getByRole('list', { name: 'Rozmowa o reklamacji' })).toContainText('Szew jest wadliwy.');
      await expect(main).toContainText('25,00\u00a0zł');
    } finally {
      await page.close();
      await shop.stop();
    }
  },
);

test('a client returns goods by keyboard in at most 40 presses, from the order to the return sent, with a label [S-26 part] [S-27 part] [S-28 part] [S-30 part] [C-16 part]', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const shop = await startShop();
  const page = await browser.newPage({ baseURL: shop.url });
  try {
    await openAccountUnseen(page, shop, 'zwroty.hanny');
    const number = await order(page, shop, true);
    const main = page.getByRole('main');
    await page.goto(`/client-orders.php?display=closed`);
    await expect(main.getByRole('link', { name: `Zwróć towar: Zamówienie ${number}` })).toBeVisible();
    // The dates are the browser's own fields until one of them is used.
    const days = main.getByRole('group', { name: 'Pokaż z dni' });
    await days.getByLabel('Od').focus();
    await expect(days.getByLabel('Do')).toHaveAttribute('type', 'text');
    await days.getByLabel('Do').focus();
    await days.getByRole('button', { name: 'Wybierz zakres dat' }).click();
    const calendar = page.getByRole('dialog', { name: 'Początek i koniec' });
    await calendar.getByRole('button', { name: 'piątek, 20 listopada 2026' }).click();
    await calendar.getByRole('button', { name: /^sobota, 21 listopada 2026/ }).click();
    await expectNoAxeViolations(page);
    await calendar.getByRole('button', { name: 'Wybierz', exact: true }).click();
    await main.getByRole('button', { name: 'Pokaż', exact: true }).click();
    await page.waitForURL(/display=closed&from=2026-11-20&to=2026-11-21$/);
    await expect(main.getByRole('link', { name: `Zamówienie ${number}`, exact: true })).toBeVisible();
    await page.goto('/client-orders.php?display=closed&from=2026-11-22');
    await expect(main.getByRole('heading', { name: 'Nic z tych dni' })).toBeVisible();
    await page.goto(`/orderdetails.php?order_number=${number}`);

    let presses = 0;
    const { press } = page.keyboard;
    page.keyboard.press = (key, options) => {
      presses += 1;
      return press.call(page.keyboard, key, options);
    };
    const begin = async () => {
      await page.waitForLoadState();
      if (page.url().endsWith('#content')) return;
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    };
    const step = (name: string) => expect(main.getByRole('heading', { level: 2, name })).toBeVisible();

    await begin();
    await pressAt(page, main.getByRole('link', { name: 'Zwróć towar' }));
    await step('Co chcesz zwrócić?');
    await pressAt(page, main.getByRole('checkbox', { name: 'Zwracam: Kubek Poranek, wapno' }), 'Space');
    // Enter in a field sends the form, as everywhere; the next step begins at its question.
    await page.keyboard.press('Enter');
    await step('Jak chcesz oddać produkty?');
    await pressAt(page, main.getByRole('radio', { name: 'Z etykietą od nas' }), 'Space');
    await page.keyboard.press('Enter');
    await step('Jak odeślesz paczkę?');
    await pressAt(page, main.getByRole('radio').first(), 'Space');
    await page.keyboard.press('Enter');
    await step('Jak oddać pieniądze?');
    await tabTo(page, main.getByRole('radio').first());
    await page.keyboard.press('ArrowDown');
    await expect(main.getByRole('radio', { name: 'Na saldo w sklepie' })).toBeChecked();
    await page.keyboard.press('Enter');
    await step('Sprawdź i wyślij zgłoszenie');
    await pressAt(page, main.getByRole('button', { name: 'Zgłoś zwrot' }));
    await expect(main.getByText('Zwrot został zgłoszony.')).toBeVisible();
    expect(presses).toBeLessThanOrEqual(40);

    await expect(page.getByRole('link', { name: 'Pobierz etykietę w PDF' })).toBeVisible();
    await page.goto(`/client-orders.php?display=returns`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zwroty');
    await main.getByRole('link', { name: `Zwrot ${number}-1` }).click();
    await main.getByRole('link', { name: 'Anuluj zwrot' }).click();
    await expectNoAxeViolations(page);
    await main.getByRole('button', { name: 'Tak, anuluj zwrot' }).click();
    await expect(main.getByText('Zwrot został anulowany.').first()).toBeVisible();
  } finally {
    await page.close();
    await shop.stop();
  }
});
