import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import type { Locator } from 'playwright/test';
import { elementsOf, readPdf } from '../../../storefront/platform/pdf/testing/read-pdf.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { fillRecipient } from '../support/recipient.ts';
import { expect, test } from '../support/test.ts';

/** What a phone reads from the drawn code. */
async function scan(code: Locator): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(await code.screenshot());
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'], colorScheme: 'dark' });

test('an unpaid transfer is scanned, copied and printed, and the order is a PDF for screen readers [S-06 part] [S-07 part] [S-23 part]', async ({
  page,
  baseURL,
}) => {
  await page.goto('/basketedit.php');
  for (const [product, number] of [
    ['1017', '1'],
    ['1001', '2'],
  ] as const)
    await page.request.post('/basketchange.php', {
      form: { product, size: 'uniw', number, getAjax: 'true' },
      headers: { origin: baseURL, 'sec-fetch-site': 'same-origin' },
    });
  await page.goto('/order1.php');
  await fillRecipient(page);
  await page.getByRole('button', { name: 'Dalej: podsumowanie' }).click();
  await page.getByRole('checkbox', { name: /regulamin/ }).check({ force: true });
  await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dziękujemy, zamówienie przyjęte');
  const main = page.getByRole('main');
  const number = /\d{8}\/\d+/.exec(await main.innerText())![0];

  // The code gives the same data as the text beside it, in the dark theme, too.
  const transfer = main.getByRole('region', { name: 'Dane do przelewu' });
  const total = (await transfer.getByText(/^\d+,\d\d\s*zł$/).innerText()).replace(/\s*zł/, '');
  const code = await scan(transfer.getByRole('img', { name: 'Kod QR z\u00a0danymi tego przelewu' }));
  const grosze = total.replace(',', '').padStart(6, '0');
  expect(code).toBe(`0000000000|PL|${'0'.repeat(26)}|${grosze}|Sień - sklep przykła|${number}|||`);

  for (const [name, copied, said] of [
    ['Kopiuj numer konta', '0'.repeat(26), 'Numer konta skopiowany.'],
    ['Kopiuj tytuł', number, 'Tytuł skopiowany.'],
    ['Kopiuj kwotę', total, 'Kwota skopiowana.'],
  ] as const) {
    await transfer.getByRole('button', { name }).click();
    await expect(page.getByRole('region', { name: /Komunikaty/ }).getByText(said)).toBeVisible();
    await expect(page.locator('[data-announcer="polite"]').getByText(said)).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  }
  await page.evaluate(() => navigator.clipboard.writeText('untouched'));
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await transfer.getByRole('button', { name: 'Kopiuj tytuł' }).click();
  await expect(page.getByRole('region', { name: /Komunikaty/ }).getByText(/Nie udało się skopiować/)).toBeVisible();
  await expectNoAxeViolations(page);

  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
  await main.getByRole('button', { name: 'Drukuj' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);

  const address = await main.getByRole('link', { name: 'Pobierz zamówienie w\u00a0PDF' }).getAttribute('href');
  const answer = await page.request.get(address!);
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="zamowienie-${number.replace('/', '-')}.pdf"; filename*=UTF-8''zam%C3%B3wienie-${number.replace('/', '-')}.pdf`,
  });
  const pdf = await readPdf(await answer.body());
  expect(pdf).toMatchObject({ title: `Zamówienie ${number}`, lang: 'pl-PL', isMarked: true, showsTitle: true });
  expect(pdf.pages.map(({ stray }) => stray).join('')).toBe('');
  expect(elementsOf(pdf, 'H1').map(({ text }) => text)).toEqual([`Zamówienie ${number}`]);
  expect(elementsOf(pdf, 'H2').map(({ text }) => text)).toEqual([
    'Sprzedawca',
    'Odbiorca',
    'Dostawa',
    'Płatności',
    'Dane do przelewu',
  ]);
  const [lines, figures] = elementsOf(pdf, 'Table');
  expect(lines!.text).toMatch(
    /Torba Targ.* 1 szt\. 23% 79,00 zł 79,00 zł .*Kubek Poranek wapno 2 szt\. 23% 69,00 zł 138,00 zł/,
  );
  expect(figures!.text).toContain(`Razem z VAT ${total} zł`);
  expect(elementsOf(pdf, 'LBody').map(({ text }) => text)).toEqual([
    `Przelew tradycyjny: ${total} zł, czeka na zapłatę`,
  ]);
  const said = elementsOf(pdf, 'P').map(({ text }) => text);
  for (const words of ['Hanna Źrebiec', 'Łobzowska 8/3', `Tytuł: ${number}`]) expect(said).toContain(words);

  // Neither another key nor another visitor gets it.
  await page.context().clearCookies();
  for (const wrong of [address!.replace(/key=[^&]+/, `key=${'x'.repeat(32)}`), address!.replace(/&key=[^&]+/, '')]) {
    const refused = await page.request.get(wrong, { maxRedirects: 0 });
    expect(refused.status()).toBe(303);
    expect(refused.headers()['location']).toBe('/order-open.php');
  }
  await page.goto(address!.replace(/&key=[^&]+/, ''));
  await expect(page.getByRole('button', { name: 'Pokaż zamówienie' })).toBeVisible();
});
