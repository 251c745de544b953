import type { Browser, Page } from 'playwright/test';
import { openAccountUnseen } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const ceramics = '/pol_m_ceramika-1.html';
const phoneFirst = { tag: ['@phone', '@without-javascript'] };
const withoutJavaScriptFirst = { tag: ['@without-javascript', '@phone'] };

const main = (page: Page) => page.getByRole('main');
const listLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Lista/ });
const card = (page: Page, name: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const mug = 'Kubek Poranek wapno · 300 ml';
const cobalt = 'Kubek Poranek kobalt · 300 ml';
const bowl = 'Miska Zboże kamionka, 3 wielkości';
/** The heart of a card, in either state. */
const heart = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: /^(Dodaj do listy|Na liście) / });
const row = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name });
const expectScripted = (page: Page) => page.evaluate(() => matchMedia('(scripting: enabled)').matches);

/** Presses a heart and waits until it is pressed. */
async function like(page: Page, name: string) {
  await heart(page, name).click();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
}

async function addList(page: Page, name: string) {
  await page.goto('/shoppinglist.php');
  await main(page).getByText('Nowa lista', { exact: true }).click();
  await main(page).getByLabel('Nazwa listy').first().fill(name);
  await main(page).getByRole('button', { name: 'Utwórz listę' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test(
  'a heart on a card keeps the product, and takes it off again, in the same place [H-04 part]',
  phoneFirst,
  async ({ page }) => {
    await page.goto(ceramics);
    await expect(heart(page, mug)).toHaveAccessibleName('Dodaj do listy Kubek Poranek, wapno · 300 ml');
    await expect(heart(page, mug)).toHaveAttribute('aria-pressed', 'false');
    await like(page, mug);
    await expect(heart(page, mug)).toHaveAccessibleName('Na liście Kubek Poranek, wapno · 300 ml');
    await expect(page.getByText('Dodano do listy.').first()).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === ceramics);
    await expect(listLink(page)).toHaveAccessibleName('Lista 1 produkt');
    await heart(page, mug).click();
    await expect(heart(page, mug)).toHaveAttribute('aria-pressed', 'false');
    await expect(listLink(page)).toHaveAccessibleName('Lista pusta');
  },
);

test('a press of a heart is announced once, can be undone, and shows in the other tab [H-04 part]', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(ceramics);
  await page.goto(ceramics);
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  // A tooltip shows the heart's name to users of a mouse or a keyboard; screen readers read it once.
  const tip = page.getByText('Dodaj do listy', { exact: true }).and(page.locator('[popover]'));
  await heart(page, mug).hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await heart(page, mug).focus();
  await expect(tip).toBeVisible();
  await expect(tip).toHaveAttribute('aria-hidden', 'true');
  await expect(heart(page, mug)).toHaveAccessibleDescription('');
  await heart(page, mug).dblclick();
  // The second press of a double click is no wish to undo the first.
  await expect(heart(page, mug)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-announcer="polite"] p', { hasText: 'Dodano do listy.' })).toHaveCount(1);
  await expect(heart(page, mug)).toBeFocused();
  await expect(heart(other, mug)).toHaveAttribute('aria-pressed', 'true');
  await expect(listLink(other)).toHaveAccessibleName('Lista 1 produkt');
  await page.getByRole('region', { name: 'Komunikaty' }).getByRole('button', { name: 'Cofnij' }).click();
  await expect(heart(page, mug)).toHaveAttribute('aria-pressed', 'false');
  await expect(listLink(other)).toHaveAccessibleName('Lista pusta');
  expect(documents).toBe(0);
  await other.close();
});

test('a product with several sizes asks which one to keep [V-37 part]', withoutJavaScriptFirst, async ({ page }) => {
  await page.goto(ceramics);
  const menu = card(page, bowl).locator('summary');
  await menu.click();
  const size = card(page, bowl).getByRole('button', { name: '18 cm' });
  await size.click();
  if (!(await expectScripted(page))) await menu.click();
  await expect(size).toHaveAttribute('aria-pressed', 'true');
  if (await expectScripted(page)) {
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await expect(size).toBeHidden();
  }
  await listLink(page).click();
  await expect(row(page, 'Miska Zboże')).toContainText('Rozmiar: 18 cm');
});

test(
  'a list shows price and stock, keeps quantities and brings back what was removed [S-14]',
  withoutJavaScriptFirst,
  async ({ page }) => {
    await page.goto('/shoppinglist.php');
    await expect(main(page).getByText('Serce przy produkcie odłoży go tutaj.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goto(ceramics);
    await like(page, mug);
    await like(page, 'Kubek Poranek szałwia · 300 ml');
    await listLink(page).click();
    await expect(row(page, 'wapno')).toContainText('69,00 zł');
    await expect(row(page, 'wapno')).toContainText('Dostępny');
    await expect(row(page, 'szałwia')).toContainText('Chwilowo brak');
    await expectNoAxeViolations(page);

    const quantity = main(page).getByLabel('Ilość: Kubek Poranek, wapno');
    await quantity.fill('dwa');
    await main(page).getByRole('button', { name: 'Zapisz ilości' }).click();
    await expect(main(page).getByText('Wpisz liczbę większą od zera').first()).toBeVisible();
    await expect(quantity).toHaveValue('dwa');
    await quantity.fill('3');
    await quantity.press('Enter');
    await expect(main(page).getByText('Zapisano ilości.')).toBeVisible();
    await expect(quantity).toHaveValue('3');
    await expect(main(page).getByText('Dostępne produkty razem')).toContainText('207,00 zł');

    await main(page).getByRole('button', { name: 'Usuń Kubek Poranek, wapno' }).click();
    await expect(main(page).getByText('Usunięto z listy 1 produkt.')).toBeVisible();
    await expect(quantity).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Przywróć' }).click();
    await expect(quantity).toHaveValue('3');
  },
);

test(
  'several lists have names, exchange products and are deleted after a question; the header counts the wishlist [S-10] [H-04] [H-20]',
  phoneFirst,
  async ({ page }) => {
    await page.goto('/shoppinglist.php');
    await main(page).getByText('Nowa lista', { exact: true }).click();
    await main(page).getByRole('button', { name: 'Utwórz listę' }).click();
    await expect(main(page).getByText('Nazwij listę.').first()).toBeVisible();
    await addList(page, 'Prezenty');

    // The product page asks for the list.
    await page.goto('/product-pol-1001-kubek-poranek-wapno.html');
    const menu = main(page)
      .locator('summary')
      .filter({ hasText: /Dodaj do listy|Na liście/ })
      .first();
    await menu.click();
    await main(page).getByRole('button', { name: 'Prezenty' }).click();
    await expect(page.getByText('Dodano do listy „Prezenty”.').first()).toBeVisible();
    // It is no product of the wishlist, which the header counts.
    await expect(listLink(page)).toHaveAccessibleName('Lista pusta');

    await page.goto('/shoppinglist.php');
    const lists = main(page).getByRole('navigation', { name: 'Twoje listy' });
    await expect(lists.getByRole('link')).toHaveText([/Lista zakupowa ?0 produktów/, /Prezenty ?1 produkt/]);
    await lists.getByRole('link', { name: /Prezenty/ }).click();
    await expect(lists.getByRole('link', { name: /Prezenty/ })).toHaveAttribute('aria-current', 'page');

    await main(page).getByText('Zmień nazwę', { exact: true }).click();
    const rename = main(page).getByLabel('Nazwa listy').last();
    await rename.fill('Dla Hani');
    await rename.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dla Hani' })).toBeVisible();

    await main(page).getByRole('button', { name: 'Przenieś' }).click();
    await expect(main(page).getByText('Zaznacz najpierw produkty na liście.')).toBeVisible();
    await main(page)
      .getByRole('checkbox', { name: /^Zaznacz: Kubek Poranek/ })
      .check();
    await main(page).getByLabel('Na którą listę przenieść zaznaczone?').selectOption('Lista zakupowa');
    await main(page).getByRole('button', { name: 'Przenieś' }).click();
    await expect(main(page).getByText('Przeniesiono 1 produkt na listę „Lista zakupowa”.')).toBeVisible();
    await expect(listLink(page)).toHaveAccessibleName('Lista 1 produkt');
    await expect(listLink(page).locator('[data-list-counter]')).toHaveText('1');

    const remove = main(page).getByRole('link', { name: 'Usuń listę' });
    await remove.click();
    const isModal = await expectScripted(page);
    const question = isModal ? page.getByRole('alertdialog') : main(page);
    await expect(question.getByRole('heading', { name: 'Usunąć listę „Dla Hani”?' })).toBeVisible();
    await expectNoAxeViolations(page);
    if (isModal) {
      // Nothing behind it is reached, and Escape is the way back.
      for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
      await expect(question.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
      await expect(remove).toBeFocused();
      await remove.click();
    }
    await question.getByRole('button', { name: 'Usuń listę' }).click();
    await expect(main(page).getByRole('status').filter({ hasText: 'Usunięto listę.' })).toBeVisible();
    await expect(lists.getByRole('link')).toHaveCount(1);
  },
);

/** A visitor of their own. */
async function anotherVisitor(browser: Browser, javaScriptEnabled: boolean | undefined) {
  const context = await browser.newContext({ javaScriptEnabled: javaScriptEnabled ?? true, locale: 'pl-PL' });
  return { context, page: await context.newPage() };
}

test(
  'a shared list is bought from and copied by others, who cannot change it [S-14 part]',
  { tag: ['@without-javascript', '@postgres'] },
  async ({ page, browser, javaScriptEnabled, baseURL }) => {
    await page.goto(ceramics);
    await like(page, mug);
    await like(page, cobalt);
    await listLink(page).click();
    await main(page).getByText('Udostępnij', { exact: true }).click();
    await main(page).getByRole('button', { name: 'Utwórz adres listy' }).click();
    const address = await main(page).getByLabel('Adres listy').inputValue();
    expect(address).toContain(baseURL);

    const guest = await anotherVisitor(browser, javaScriptEnabled);
    await guest.page.goto(address);
    await expect(main(guest.page).getByText('Ktoś pokazał Ci tę listę.')).toBeVisible();
    await expect(main(guest.page).getByRole('button', { name: /^(Usuń|Zapisz|Zmień)/ })).toHaveCount(0);
    await expectNoAxeViolations(guest.page);
    await main(guest.page).getByRole('button', { name: 'Skopiuj na swoją listę' }).click();
    await expect(main(guest.page).getByText('Produkty są na Twojej liście')).toBeVisible();
    await expect(listLink(guest.page)).toHaveAccessibleName('Lista 2 produkty');
    await guest.page.goto(address);
    await main(guest.page).getByRole('button', { name: 'Wszystko do koszyka' }).click();
    await expect(guest.page.getByRole('heading', { level: 1, name: /Koszyk/ })).toBeVisible();
    await expect(main(guest.page).getByText('Dodano do koszyka 2 produkty.')).toBeVisible();

    await main(page).getByRole('button', { name: 'Przestań udostępniać' }).click();
    await expect(main(page).getByText('Lista jest znowu tylko Twoja.')).toBeVisible();
    expect((await guest.page.goto(address))!.status()).toBe(404);
    await guest.context.close();
  },
);

test('the address of a list is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ceramics);
  await like(page, mug);
  await listLink(page).click();
  await main(page).getByText('Udostępnij', { exact: true }).click();
  await main(page).getByRole('button', { name: 'Utwórz adres listy' }).click();
  const address = await main(page).getByLabel('Adres listy').inputValue();
  await main(page).getByRole('button', { name: 'Kopiuj adres' }).click();
  await expect(page.getByText('Adres listy jest skopiowany.').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test(
  'what of a list cannot be bought stands there with its reason [S-14 part]',
  { tag: '@without-javascript' },
  async ({ page }) => {
    await page.goto(ceramics);
    await like(page, mug);
    await like(page, 'Kubek Poranek szałwia · 300 ml');
    await listLink(page).click();
    await main(page).getByRole('button', { name: 'Wszystko do koszyka' }).click();
    await expect(main(page).getByText('Do koszyka trafił 1 produkt z 2.')).toBeVisible();
    await expect(main(page).getByText('Brak w magazynie: Kubek Poranek.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk/ })).toContainText('1 produkt');
  },
);

test(
  'a guest’s lists stay after signing in [S-14 part] [H-04 part]',
  { tag: '@postgres' },
  async ({ page, shop }, { testId }) => {
    await page.goto(ceramics);
    await like(page, mug);
    await addList(page, 'Kuchnia');
    await openAccountUnseen(page, shop, `lista-${testId.replaceAll(/\W/g, '').slice(-20)}`);
    await page.goto('/shoppinglist.php');
    await expect(listLink(page)).toHaveAccessibleName('Lista 1 produkt');
    await expect(row(page, 'wapno')).toBeVisible();
    await expect(main(page).getByRole('link', { name: /^Kuchnia/ })).toBeVisible();
  },
);

test('the wishlist getter answers with what the header counts [C-14] [E-14 part]', async ({ page }) => {
  await page.goto(ceramics);
  await like(page, mug);
  await like(page, cobalt);
  const count = await page.evaluate(async () => {
    const answer = await fetch('/ajax/get.php', {
      method: 'POST',
      body: 'request={"Wishlist":true}',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    const { Wishlist } = (await answer.json()) as { Wishlist: { response: { attributes: { count: string } } } };
    return Wishlist.response.attributes.count;
  });
  expect(count).toBe('2');
  // A page that Back shows asks the getter: it is as old as the change in between.
  await page.goto('/shoppinglist.php');
  await main(page).getByRole('button', { name: 'Usuń Kubek Poranek, wapno' }).click();
  await expect(listLink(page)).toHaveAccessibleName('Lista 1 produkt');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(ceramics);
  await expect(listLink(page)).toHaveAccessibleName('Lista 1 produkt');
  await expect(heart(page, mug)).toHaveAttribute('aria-pressed', 'false');
});
