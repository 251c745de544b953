import type { Page } from 'playwright/test';
import { jpeg } from '../../storefront/platform/uploads/testing/photos.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { mailedPath } from './support/registration.ts';
import { expect, test } from './support/test.ts';

const soap = '/product-pol-1039-plyn-do-rak-szalwia-i-sol.html';
const section = (page: Page) => page.getByRole('region', { name: /^Opinie \(\d+\)$/ });
const cards = (page: Page) => page.getByRole('list', { name: 'Opinie o produkcie' }).locator(':scope > li');

const photo = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await jpeg(width, height)),
});

test(
  'opinions and questions stand on the product page; one with photos and its rating follows its confirmation, and is rated [H-06, E-18]',
  { tag: ['@without-javascript', '@postgres'] },
  async ({ page, shop, javaScriptEnabled: hasScript }, { project }) => {
    const email = `foto-${project.name.replaceAll(' ', '-')}@poczta.example`;
    const author = `Foto ${project.name}`;
    await page.goto(soap);
    await expect(page.getByRole('region', { name: 'Pytania (1)' })).toContainText(/Odpowiada Sień/);
    const before = await cards(page).count();
    await section(page).getByText('Napisz opinię', { exact: true }).click();
    const main = page.getByRole('main');
    await main.getByRole('radio', { name: '4 z 5 gwiazdek' }).check({ force: true });
    await main.getByRole('textbox', { name: 'Opinia' }).fill('Pachnie ogrodem, a butelka stoi przy każdej umywalce.');
    await main.getByRole('textbox', { name: 'Imię albo pseudonim' }).fill(author);
    await main.getByRole('textbox', { name: 'E-mail' }).fill(email);
    const files = main.locator('input[name="opinion_photo"]');
    await files.setInputFiles(await Promise.all([1, 2, 3, 4, 5, 6].map((n) => photo(`${n}.jpg`, 60, 40))));
    if (!hasScript) await main.getByRole('button', { name: 'Wyślij opinię' }).click();
    // The server refuses the sixth; with a script the list takes five, and the field says so.
    await expect(main.getByText(/Możesz dodać najwyżej 5\splików\./).last()).toBeVisible();
    const chosen = main.getByRole('list', { name: 'Wybrane pliki: Zdjęcia' });
    // The shop's policy lets the browser show the visitor's own pictures.
    if (hasScript) await expect(chosen.locator('img').first()).toHaveJSProperty('naturalWidth', 60);
    const remove = chosen.getByRole('button');
    while ((await remove.count()) > 0) await remove.first().click();
    await files.setInputFiles([await photo('dom.jpg', 4000, 3000), await photo('stol.jpg', 900, 1200)]);
    await main.getByRole('button', { name: 'Wyślij opinię' }).click();
    await expect(main).toContainText('Dziękujemy, opinia została wysłana.');
    expect(await cards(page).count()).toBe(before);

    await page.goto(await mailedPath(shop.outboxDir, email, /(\/settings\.php\?\S*key=[\w-]+\S*)/));
    await page.getByRole('button', { name: 'Potwierdzam opinię' }).click();
    const card = cards(page).filter({ hasText: author });
    await expect(card).toContainText('Ocena 4 na 5');
    // Nobody ordered under this address.
    await expect(card).not.toContainText('potwierdzony zakup');
    const link = card.getByRole('link', { name: `Powiększ zdjęcie 1 z 2 do opinii: ${author}` });
    // Scaled down as one photo is, upright ones too.
    await expect(link.locator('img')).toHaveAttribute('width', '2048');
    const large = await page.request.get((await link.getAttribute('href'))!);
    expect([large.status(), large.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    await card.getByRole('button', { name: /^Tak/ }).click();
    await expect(card.getByRole('button', { name: /^Tak \(1\)/ })).toBeVisible();
    await expectNoAxeViolations(page);

    if (!hasScript) return;
    await link.click();
    const box = page.getByRole('dialog', { name: `Zdjęcia do opinii: ${author}` });
    await expect(box.getByRole('button', { name: 'Zamknij' })).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press('ArrowRight');
    await expect(box.getByRole('group', { name: '2 z 2' }).locator('img')).toBeInViewport();
    expect(
      await box
        .getByRole('group', { name: '2 z 2' })
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(card.getByRole('link', { name: /zdjęcie 2 z 2/ })).toBeFocused();
  },
);
