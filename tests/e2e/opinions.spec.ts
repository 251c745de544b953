import type { Page } from 'playwright/test';
import { jpeg } from '../../storefront/platform/uploads/testing/photos.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const mug = '/product-pol-1001-kubek-poranek-wapno.html';
const phoneFirst = { tag: ['@phone', '@without-javascript'] };
const section = (page: Page) => page.getByRole('region', { name: /^Opinie \(\d+\)$/ });
const cards = (page: Page) => page.getByRole('list', { name: 'Opinie o produkcie' }).locator(':scope > li');
/** The button of the form, a native disclosure. */
const write = (page: Page) => section(page).getByText('Napisz opinię', { exact: true });
const said = (page: Page) => page.locator('[data-announcer="polite"] p');
const vote = (page: Page, name: RegExp) => cards(page).first().getByRole('button', { name });

test(
  'an opinion is written on the product page; what is wrong stands at its field, and a large photo is taken [H-06 part] [V-18 part]',
  phoneFirst,
  async ({ page }) => {
    await page.goto(mug);
    const main = page.getByRole('main');
    await expect(main.getByRole('textbox', { name: 'Opinia' })).toBeHidden();
    await write(page).click();
    await main.getByRole('textbox', { name: 'Opinia' }).fill('Lekki i ciepły.');
    await main.getByRole('textbox', { name: 'E-mail' }).fill('hanna@');
    await main.getByRole('button', { name: 'Wyślij opinię' }).click();
    const email = main.getByRole('textbox', { name: 'E-mail' });
    await expect(email).toHaveAccessibleDescription(/Podano niepoprawny adres email\./);
    await expect(main.getByRole('textbox', { name: 'Opinia' })).toHaveValue('Lekki i ciepły.');
    await expect(main.getByRole('textbox', { name: 'Imię albo pseudonim' })).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolations(page);
    await main.getByRole('radio', { name: '4 z 5 gwiazdek' }).check({ force: true });
    await main.getByRole('textbox', { name: 'Imię albo pseudonim' }).fill('Hanna');
    await email.fill('hanna@poczta.pl');
    await main.locator('input[name="opinion_photo"]').setInputFiles({
      name: 'kubek.jpg',
      mimeType: 'image/jpeg',
      // As a phone takes it: more pixels than the shop keeps.
      buffer: Buffer.from(await jpeg(4000, 3000)),
    });
    await main.getByRole('button', { name: 'Wyślij opinię' }).click();
    await expect(page).toHaveURL(new RegExp(mug));
    await expect(main).toContainText('Dziękujemy, opinia została wysłana. Potwierdź ją');
  },
);

test('the form of an opinion refuses files by kind and size: the input is cleared, and an alert says why [V-17] [V-18 part]', async ({
  page,
}) => {
  await page.goto(mug);
  await write(page).click();
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Opinia' }).fill('Lekki.');
  await expect(page.locator('[data-island="opinions/opinion-form"][data-hydrated]')).toBeAttached();
  const input = main.locator('input[name="opinion_photo"]');
  const forbidden = (name: string) =>
    `Nie można wgrać pliku ${name}, ponieważ załączanie plików tego typu jest niedozwolone.`;
  const text = Buffer.from('to nie jest zdjęcie');
  for (const [name, mimeType, buffer, message] of [
    ['gra.exe', 'image/jpeg', text, forbidden('gra.exe')],
    ['kubek.jpg', 'application/x-msdownload', text, forbidden('kubek.jpg')],
    [
      'duzy.jpg',
      'image/jpeg',
      Buffer.alloc(10 * 1024 * 1024 + 1),
      'Nie można wgrać pliku duzy.jpg, ponieważ przekracza maksymalny dozwolony rozmiar 10MB.',
    ],
    ['kubek.png', 'image/png', text, 'Dopuszczalne formaty zdjęć: .jpg.'],
  ] as const) {
    await input.setInputFiles({ name, mimeType, buffer });
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(section(page)).toContainText(message);
    expect(await input.evaluate((field: HTMLInputElement) => field.files!.length), name).toBe(0);
  }
});

test(
  'opinions say how they are checked, who has bought, and how many stars how many give [E-18 part]',
  { tag: ['@without-javascript', '@phone', '@postgres'] },
  async ({ page }) => {
    await page.goto(mug);
    await expect(section(page)).toContainText('4,6 na 5, 7 opinii');
    await expect(section(page).getByRole('list', { name: 'Rozkład ocen' }).getByRole('listitem')).toHaveText([
      /^5 na 5: 5 opinii/,
      /^4 na 5: 1 opinia/,
      /^3 na 5: 1 opinia/,
      /^2 na 5: 0 opinii/,
      /^1 na 5: 0 opinii/,
    ]);
    await expect(section(page)).toContainText('Publikujemy wszystkie opinie, dobre i złe.');
    await expect(section(page).getByRole('link', { name: 'Jak sprawdzamy opinie' })).toBeVisible();
    await expect(cards(page).filter({ hasText: 'Anna K.' })).toContainText('potwierdzony zakup');
    await expect(cards(page).filter({ hasText: 'Tomasz Z.' })).not.toContainText('potwierdzony zakup');
    // Said once, and the same number for machines.
    await expect(page.getByText('Ocena 4,6 na 5')).toHaveCount(1);
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(facts.join()).toContain('"ratingValue":4.6,"reviewCount":7');
  },
);

test(
  'opinions are filtered to confirmed ones, sorted and shown in parts without a script [T-37]',
  { tag: ['@without-javascript', '@phone', '@postgres'] },
  async ({ page }) => {
    await page.goto(`${mug}?opinie=potwierdzone&opinie-wg=najnizsze`);
    await expect(cards(page)).toHaveCount(6);
    for (const card of await cards(page).all()) await expect(card).toContainText('potwierdzony zakup');
    await expect(cards(page).first()).toContainText('Ocena 3 na 5');
    const onlyConfirmed = section(page).getByRole('checkbox', { name: 'Tylko potwierdzone zakupy (6)' });
    await expect(onlyConfirmed).toBeChecked();
    await page.goto(mug);
    await expect(cards(page)).toHaveCount(6);
    await section(page).getByRole('link', { name: 'Pokaż jeszcze 1 opinię' }).click();
    await expect(cards(page)).toHaveCount(7);
    await expect(section(page).getByRole('link', { name: /^Pokaż jeszcze/ })).toHaveCount(0);
  },
);

test('with a script the choice replaces the list alone: focus and typed text stay, and what came is announced [T-37]', async ({
  page,
}) => {
  await page.goto(mug);
  await write(page).click();
  const text = page.getByRole('main').getByRole('textbox', { name: 'Opinia' });
  await text.fill('Lekki i ciepły.');
  const onlyConfirmed = section(page).getByRole('checkbox', { name: /^Tylko potwierdzone/ });
  await onlyConfirmed.check();
  await expect(cards(page).filter({ hasText: 'Tomasz Z.' })).toHaveCount(0);
  await expect(onlyConfirmed).toBeFocused();
  await expect(text).toHaveValue('Lekki i ciepły.');
  await expect(said(page).last()).toHaveText('Pokazano 6 z 6 opinii');
  await page.goBack();
  await expect(cards(page).filter({ hasText: 'Tomasz Z.' })).toHaveCount(1);
  await section(page).getByRole('link', { name: 'Pokaż jeszcze 1 opinię' }).click();
  await expect(cards(page)).toHaveCount(7);
  await expect(cards(page).nth(6)).toBeFocused();
  // The title of the page has not changed: what came is announced instead of it.
  await expect(said(page).last()).toHaveText('Pokazano 7 z 7 opinii');
  await expect(section(page).getByText('Pokazano 7 z 7 opinii')).toBeVisible();
  await page.goto(`/en${mug}?opinie-wg=najnizsze`);
  await page.getByRole('link', { name: 'Show 1 more review' }).click();
  await expect(said(page).last()).toHaveText('Showing 7 of 7 reviews');
});

test(
  'a reader rates an opinion once [E-18 part]',
  { tag: ['@without-javascript', '@phone', '@postgres'] },
  async ({ page }) => {
    await page.goto(mug);
    const { before } = /\((?<before>\d+)\)/.exec(await vote(page, /^Tak/).innerText())!.groups as { before: string };
    await vote(page, /^Tak/).click();
    await expect(vote(page, new RegExp(`^Tak \\(${Number(before) + 1}\\)`))).toBeVisible();
    await expect(cards(page).first()).toContainText('Twój głos: tak');
    await page.goto(mug);
    await expect(cards(page).first()).toContainText('Twój głos: tak');
    await vote(page, /^Nie/).click({ force: true });
    await expect(vote(page, new RegExp(`^Tak \\(${Number(before) + 1}\\)`))).toBeVisible();
    await expect(cards(page).first()).toContainText('Twój głos: tak');
  },
);

test('with a script a vote changes in place: said once, and focus stays', async ({ page }) => {
  await page.goto('/product-pol-1002-kubek-poranek-kobalt.html');
  const address = page.url();
  await vote(page, /^Nie/).click();
  await expect(page.locator('[data-announcer="polite"] p')).toHaveText(['Dziękujemy za głos. Tak: 0, nie: 1.']);
  await expect(vote(page, /^Nie \(1\)/)).toBeFocused();
  // It is out of use now, and says why.
  await vote(page, /^Tak/).click({ force: true });
  await expect(page.locator('[data-announcer="polite"] p').last()).toHaveText('Ta opinia ma już Twoją ocenę.');
  expect(page.url()).toBe(address);
});

test('opinions stand in three columns 30 px apart, and are cut after 2 lines or 95 characters, at a word; a category description after 512 [L-15]', async ({
  page,
}) => {
  await page.goto(mug);
  const boxes = await Promise.all([0, 1, 2, 3].map(async (place) => (await cards(page).nth(place).boundingBox())!));
  const [first, second, third, fourth] = boxes as [DOMRect, DOMRect, DOMRect, DOMRect];
  expect(second.x - (first.x + first.width)).toBeCloseTo(30, 0);
  expect(third.x - (second.x + second.width)).toBeCloseTo(30, 0);
  expect([second.y, third.y, fourth.x]).toEqual([first.y, first.y, first.x]);

  const long = cards(page).filter({ hasText: 'Tomasz Z.' });
  await long.scrollIntoViewIfNeeded();
  const more = long.getByRole('button', { name: 'Więcej: opinia: Tomasz Z.' });
  await expect(more).toBeVisible();
  const text = long
    .getByText(/^Szkliwo ma drobne kropki/)
    .locator('visible=true')
    .first();
  const kept = (await text.innerText()).replace(/…$/, '');
  expect(kept.length).toBeLessThanOrEqual(95);
  const whole = 'Szkliwo ma drobne kropki, każdy kubek jest inny. O to chodziło. Przez trzy miesiące codziennego mycia';
  expect(whole.split(' ').slice(0, kept.split(/\s/).length).join(' ')).toBe(kept.replaceAll('\u00a0', ' '));
  expect(await text.evaluate((node) => node.getBoundingClientRect().height)).toBeLessThanOrEqual(2 * 26 + 1);
  await more.click();
  await expect(long).toContainText('kawa stygnie wolniej niż w cienkiej porcelanie.');

  // On a narrow page two lines come before 95 characters.
  await page.setViewportSize({ width: 320, height: 800 });
  await page.reload();
  await long.scrollIntoViewIfNeeded();
  await expect(more).toBeVisible();
  expect(
    new Set(await Promise.all([0, 1, 2].map(async (place) => (await cards(page).nth(place).boundingBox())!.x))).size,
  ).toBe(1);
  const narrow = (await text.innerText()).replace(/…$/, '').replaceAll('\u00a0', ' ');
  expect(narrow.length).toBeLessThan(kept.length);
  expect(`${whole} `).toContain(`${narrow} `);

  await page.goto('/pol_m_len-i-tkaniny-2.html');
  const lead = (await page.getByRole('main').locator('h1 + p, h1 ~ p').first().innerText()).replace(/…[\s\S]*$/, '');
  expect(lead.length).toBeLessThanOrEqual(512);
  expect(lead.length).toBeGreaterThan(480);
  await expect(page.getByRole('heading', { level: 2, name: /Len i\stkaniny/ })).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a button sends the choice of opinions [T-37]', async ({ page }) => {
    await page.goto(mug);
    await section(page)
      .getByRole('checkbox', { name: /^Tylko potwierdzone/ })
      .check();
    await section(page).getByRole('button', { name: 'Pokaż' }).click();
    await expect(page).toHaveURL(/opinie=potwierdzone/);
    await expect(cards(page).filter({ hasText: 'Tomasz Z.' })).toHaveCount(0);
    await expect(cards(page)).toHaveCount(6);
  });

  test('an opinion stands there whole [L-15 part]', async ({ page }) => {
    await page.goto(mug);
    await expect(
      cards(page)
        .filter({ hasText: 'Tomasz Z.' })
        .getByText(/porcelanie\./),
    ).toBeVisible();
  });
});
