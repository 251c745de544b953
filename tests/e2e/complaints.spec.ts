import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright/test';
import { jpeg } from '../../storefront/platform/uploads/testing/photos.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { visit } from './support/page-states.ts';
import type { Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(await jpeg(900, 600)) });

type Chosen = Awaited<ReturnType<typeof photo>>;

/** Chooses a file; with a script it is sent at once. */
async function choose(page: Page, file: Chosen, isSent: boolean): Promise<void> {
  const input = main(page).locator('input[type=file]');
  // As a press on it does: the script of the field loads then.
  await input.focus();
  await input.setInputFiles(file);
  if (isSent) await expect(main(page).getByText('Wysłany', { exact: true })).toBeVisible();
}

/** The shop answers by its command where that works beside the running shop; else the shopper writes in another tab. */
async function say(page: Page, shop: Shop, text: string): Promise<void> {
  const url = new URL(page.url());
  if (shop.databaseUrl) {
    const number = url.searchParams.get('rma_id')!;
    const env = { ...process.env, DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir };
    execFileSync(process.execPath, ['storefront/operator/main.ts', 'complaints', 'answer', number, text], { env });
    return;
  }
  url.searchParams.set('message', 'rma');
  const headers = { origin: url.origin, 'sec-fetch-site': 'same-origin' };
  const sent = await page.request.post(url.href, { form: { comment: text }, headers, maxRedirects: 0 });
  expect(sent.status()).toBe(303);
}

test(
  'a guest complains with a photo, answers with files, and hears what is new [S-31 part] [S-33 part] [E-17 part] [C-19] [C-20 part]',
  { tag: ['@postgres', '@without-javascript'] },
  async ({ page, shop, javaScriptEnabled }) => {
    await page.clock.install({ time: new Date('2026-11-21T10:00:00+01:00') });
    await visit(page, shop, { name: 'complaint-form', after: 'complaint-form' });
    const submit = main(page).getByRole('button', { name: 'Zgłoś reklamację' });
    await expect(main(page).getByRole('checkbox', { name: /^Reklamuję: / })).toBeChecked();
    const description = main(page).getByRole('textbox', { name: /^Opis wady: / });
    await main(page)
      .getByRole('radio', { name: /automacie/ })
      .check({ force: true });
    await main(page).getByRole('textbox', { name: 'Telefon' }).fill('');
    await choose(page, await photo('ucho.jpg'), javaScriptEnabled);
    await submit.click();
    // Each problem at its field; the photo and the choice are not lost.
    await expect(description).toHaveAccessibleDescription(/Opisz wadę każdego wybranego produktu\./);
    await expect(main(page).getByRole('radio', { name: /automacie/ })).toBeChecked();
    await expect(main(page).getByRole('textbox', { name: 'Telefon' })).toHaveAccessibleDescription(/numer telefonu/);
    await expect(main(page).getByRole('checkbox', { name: 'ucho.jpg' })).toBeChecked();
    await expectNoAxeViolations(page);
    await description.fill('Po tygodniu pękło ucho.');
    await main(page).getByRole('textbox', { name: 'Telefon' }).fill('600 100 200');
    await main(page).getByRole('radio', { name: 'Wymiana na nowy' }).check({ force: true });
    await submit.click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Reklamacja R\/2026\/\d+$/);
    await expect(page.getByText('Reklamacja została zgłoszona.')).toBeVisible();
    await expect(main(page)).toContainText(/odpowiemy do 5\sgrudnia/);
    const conversation = main(page).getByRole('list', { name: 'Rozmowa o reklamacji' });
    await expect(conversation.getByRole('listitem').first()).toContainText('Po tygodniu pękło ucho.');
    const image = conversation.getByRole('link', { name: 'Zdjęcie 1 z 1: ucho.jpg' }).locator('img');
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(900);

    const message = main(page).getByRole('textbox', { name: 'Wiadomość' });
    const send = main(page).getByRole('button', { name: 'Wyślij', exact: true });
    await send.click();
    await expect(message).toHaveAccessibleDescription(/Napisz wiadomość albo dodaj plik\./);
    await message.fill('Oto dowód zakupu.');
    const receipt = {
      name: 'Potwierdzenie zakupu z listopada.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 x'),
    };
    await choose(page, receipt, javaScriptEnabled);
    await send.click();
    await expect(page.getByText('Wiadomość wysłana.')).toBeVisible();
    const file = conversation.getByRole('link', { name: /^Potwierdzenie/ });
    await expect(file).toHaveText('Potwierdzenie zakupu ….pdf');
    const sent = await page.request.get((await file.getAttribute('href'))!);
    expect([sent.status(), sent.headers()['content-type']]).toEqual([200, 'application/octet-stream']);

    await say(page, shop, 'Kod nadania: 123 456.');
    if (!javaScriptEnabled) {
      await page.reload();
      await expect(conversation).toContainText('Kod nadania: 123 456.');
      return;
    }
    await message.fill('Piszę dalej');
    await page.clock.runFor(21_000);
    await expect(conversation.getByRole('listitem').filter({ hasText: 'Kod nadania: 123 456.' })).toHaveCount(1);
    await expect(page.locator('[data-announcer="polite"]')).toContainText(
      /Nowa wiadomość\. .*: Kod nadania: 123 456\./,
    );
    await expect(message).toHaveValue('Piszę dalej');
    // Announced once.
    await page.clock.runFor(21_000);
    await expect(conversation.getByRole('listitem').filter({ hasText: 'Kod nadania: 123 456.' })).toHaveCount(1);
    await expectNoAxeViolations(page);
  },
);
