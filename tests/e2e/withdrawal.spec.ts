import { expectNoAxeViolations } from './support/axe.ts';
import { HttpShopper } from './support/http-shopper.ts';
import { mailedPath } from './support/registration.ts';
import { expect, test } from './support/test.ts';

// The withdrawal function of Directive (EU) 2023/2673, article 11a: from every page, without an account, in two steps,
// with a receipt that says when.

const moment = /\d{1,2} \p{L}+ \d{4} \d{2}:\d{2}/u;

test(
  'anyone withdraws from a contract in two steps, corrects the declaration and gets one receipt, also twice at once',
  { tag: ['@without-javascript', '@postgres', '@phone'] },
  async ({ page, shop }, { testId }) => {
    const email = `odstepuje-${testId.replaceAll(/\W/g, '').slice(-16)}@poczta.example`;
    const main = page.getByRole('main');
    const field = (name: string) => main.getByRole('textbox', { name });
    await page.goto('/');
    const withdrawal = page.getByRole('contentinfo').getByRole('link', { name: 'Odstąp od umowy tutaj' });
    await expect(withdrawal).toHaveCSS('text-decoration-line', 'underline');
    await withdrawal.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odstąp od umowy');

    const next = main.getByRole('button', { name: 'Dalej: sprawdź oświadczenie' });
    await next.click();
    await expect(field('Numer zamówienia')).toHaveAccessibleDescription(/Proszę wypełnić to pole/);
    await expectNoAxeViolations(page);
    await field('Numer zamówienia').fill('20261121-014');
    await field('Imię i nazwisko').fill('Hanna Wełna');
    await field('E-mail').fill(email);
    await main.getByRole('radio', { name: 'Od części zamówienia' }).check({ force: true });
    await next.click();
    await expect(field('Produkty i ile ich')).toHaveAccessibleDescription(/Proszę wypełnić to pole/);
    await field('Produkty i ile ich').fill('Kubek Poranek, 1 szt.');
    await next.click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź i potwierdź odstąpienie');
    await expect(page).toHaveTitle(/^Sprawdź i\spotwierdź odstąpienie \| /);
    const statement = main.getByRole('region', { name: 'Oświadczenie' });
    await expect(statement).toContainText('Hanna Wełna: odstępuję od umowy sprzedaży, zamówienie 20261121/014.');
    await expect(statement.getByRole('listitem')).toHaveText(['Kubek Poranek, 1 szt.']);
    await expectNoAxeViolations(page);
    await main.getByRole('button', { name: 'Popraw oświadczenie' }).click();
    await expect(field('Produkty i ile ich')).toHaveValue('Kubek Poranek, 1 szt.');
    await field('Imię i nazwisko').fill('Hanna Wełna-Nowak');
    await next.click();
    const sent = await page
      .locator('form')
      .filter({ has: page.getByRole('button', { name: 'Potwierdź odstąpienie' }) })
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => [input.getAttribute('name'), input.getAttribute('value')]));
    await main.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Odstąpienie od umowy nr \d+$/);
    await expect(main).toContainText(moment);
    await expect(statement).toContainText('Hanna Wełna-Nowak');
    await expectNoAxeViolations(page);
    // The same form again is the same declaration.
    const again = await page.request.post(`${shop.url}/withdrawal.php`, {
      form: { ...(Object.fromEntries(sent) as Record<string, string>), operation: 'confirm' },
      headers: { origin: shop.url, 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    });
    expect(new URL(again.headers()['location'] ?? '', shop.url).href).toBe(page.url());

    const mailed = await mailedPath(shop.outboxDir, email, /(\/withdrawal\.php\?id=\d+&key=[\w-]+)/);
    expect(new URL(mailed, shop.url).href).toBe(page.url());
    await page.goto(`${page.url()}x`);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Odstąpienie');
  },
);

test(
  'the order stands in the form of its buyer, who withdraws from some of its pieces',
  { tag: ['@without-javascript'] },
  async ({ page, shop }) => {
    const shopper = new HttpShopper(shop.url);
    await shopper.add('/product-pol-1001-kubek-poranek-wapno.html', { size: 'uniw', number: '3' });
    await shopper.add('/product-pol-1017-torba-targ.html', { size: 'uniw', number: '1' });
    const { address } = await shopper.order(await shopper.prepare({ shipping: '1-1', payform_id: 'transfer' }));
    await page.goto(address);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Odstąp od umowy tutaj' }).click();
    await expect(main.getByRole('textbox', { name: 'E-mail' })).toHaveValue(/^kupuje-.+@poczta\.pl$/);
    await main.getByRole('radio', { name: 'Od części zamówienia' }).check({ force: true });
    const next = main.getByRole('button', { name: 'Dalej: sprawdź oświadczenie' });
    await next.click();
    await expect(main.getByText('Zaznacz co najmniej jeden produkt.').first()).toBeVisible();
    await main.getByRole('checkbox', { name: 'Kubek Poranek' }).check({ force: true });
    const pieces = main.getByLabel('Ile sztuk: Kubek Poranek');
    await pieces.fill('4');
    await next.click();
    await expect(pieces).toHaveAccessibleDescription(/Podaj liczbę od 1 do 3/);
    await pieces.fill('2');
    await next.click();
    await main.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();
    await expect(main.getByRole('region', { name: 'Oświadczenie' }).getByRole('listitem')).toHaveText([
      'Kubek Poranek, wapno, 2 szt.',
    ]);
  },
);
