import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

const delivery = (page: Page) => page.getByRole('region', { name: 'Wysyłka i dostawa' });

const kinds: ReadonlyArray<[what: string, address: string, says: RegExp | null, never: RegExp]> = [
  ['a mug', '/product-pol-1001-kubek-poranek-wapno.html', /30\sdni na zwrot/, /Bez możliwości zwrotu/],
  ['coffee by weight', '/product-pol-1032-kawa-poranna.html', /30\sdni na zwrot/, /Bez możliwości zwrotu/],
  ['cut linen', '/product-pol-1007-len-miedza-na-metry.html', /Tkaninę tniemy z\sbeli/, /dni na zwrot/],
  ['a table to measure', '/product-pol-1021-stol-gospodarz.html', /Robimy na Twój wymiar/, /dni na zwrot/],
  ['a gift card', '/product-pol-1045-karta-podarunkowa.html', null, /zwrot/],
  ['an engraving', '/product-pol-1047-grawer-na-drewnie-i-okladce.html', null, /zwrot/],
];

test('each kind of product promises only what holds for it', { tag: '@without-javascript' }, async ({ page }) => {
  for (const [what, address, says, never] of kinds) {
    await test.step(what, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (says) await expect(delivery(page)).toContainText(says);
      await expect(page.getByRole('main')).not.toContainText(never);
    });
  }
});

test('free delivery is not promised above a courier that costs', { tag: '@without-javascript' }, async ({ page }) => {
  await page.goto('/product-pol-1041-zestaw-lazienka-od-nowa.html');
  await expect(delivery(page)).toContainText('16,90');
  await expect(delivery(page)).not.toContainText('Darmowa dostawa');
  await expect(delivery(page)).toContainText('Odbiór w punkcie: bez opłat.');
  await page.goto('/product-pol-1026-lampa-wieczor.html');
  await expect(delivery(page)).toContainText('Darmowa dostawa');
});

test('the product-safety block is folded and opens', { tag: ['@phone', '@without-javascript'] }, async ({ page }) => {
  await page.goto('/product-pol-1004-miska-zboze.html');
  const block = page.getByRole('region', { name: 'Bezpieczeństwo produktu (GPSR)' });
  await expect(block.getByText('Osoba odpowiedzialna')).toBeHidden();
  await block.getByRole('heading').click();
  await expect(block.getByText('Osoba odpowiedzialna')).toBeVisible();
  await expect(block.getByRole('link', { name: /@/ })).toBeVisible();
});

test('the basket promises returns while everything in it may be sent back', async ({ page }) => {
  for (const address of ['/product-pol-1001-kubek-poranek-wapno.html', '/product-pol-1007-len-miedza-na-metry.html']) {
    await page.goto(address);
    const added = page.waitForResponse(/basketchange\.php/);
    await page.getByRole('button', { name: 'Do koszyka' }).first().click();
    await added;
    await page.goto('/basketedit.php');
    const promise = page.getByRole('main').getByText(/30\sdni na zwrot/);
    await expect(promise).toHaveCount(address.includes('len-miedza') ? 0 : 1);
  }
});
