import type { Locator, Page, Route } from 'playwright/test';
import { fillRecipient } from './support/recipient.ts';
import { expect, test } from './support/test.ts';

const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);

/** The code of islands is on a slow line: it comes when the test says so. */
async function hold(page: Page, code: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(code, async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Focuses a field to hydrate it: touches before the first script are not seen. */
async function hydrate(page: Page, field: Locator) {
  await page.waitForLoadState('load');
  await field.blur();
  await field.focus();
}

async function withBasket(page: Page, shop: string, product: string) {
  await page.request.post(`${shop}/basketchange.php`, {
    form: { product, size: 'uniw', number: '1', getAjax: 'true' },
    headers: { origin: shop, 'sec-fetch-site': 'same-origin' },
  });
}

test('the last of several basket changes is shown if they come before the code that shows them', async ({ page }) => {
  const release = await hold(page, '**/assets/show-basket-*.js');
  await page.goto('/');
  await page.evaluate(() => {
    for (let count = 1; count <= 30; count += 1) {
      const detail = { count, countText: `${count} produktów`, worth: `${count},00 zł` };
      document.dispatchEvent(new CustomEvent('witryna:basket-changed', { detail }));
    }
  });
  release();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk/ })).not.toHaveAccessibleName(/pusty/);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk/ })).toHaveAccessibleName(/30 produktów/);
});

test('an order of a list that is chosen before the first script came is asked for when it comes', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/search.php', { waitUntil: 'commit' });
  const sort = page.getByRole('combobox', { name: 'Sortuj:' });
  await sort.selectOption({ label: 'od najtańszych' });
  release();
  await expect(page).toHaveURL('/search.php?sort=price&order=a');
  await expect(sort).toHaveValue('price-a');
  // No browser fills in again what was chosen: on the way back the list has the order of its address.
  await page.goto('/');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/search.php');
  await expect(sort).toHaveValue('default');
});

test('a message about a field that was filled in early waits for the press that goes on: the button stays under it', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/react-*.js');
  await page.goto('/settings.php?mailing_action=add');
  const main = page.getByRole('main');
  const email = main.getByRole('textbox', { name: 'E-mail' });
  await email.fill('hanna@');
  await main.getByRole('button', { name: 'Zapisz się' }).hover();
  await page.mouse.down();
  release();
  await expect
    .poll(() => email.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
  // Effects of the hydration, and two pictures of it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  await expect(email).not.toHaveAttribute('aria-invalid');
  await page.mouse.up();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Błędnie wpisany e-mail/);
  await expect(main.getByRole('checkbox', { name: /^Zgadzam się/ })).toHaveAttribute('aria-invalid', 'true');
});

// Before any script of the page has come, and when the first has come and the island's has not.
for (const code of ['**/assets/*.js', '**/assets/react-*.js']) {
  test.describe(`while ${code} is on its way`, () => {
    test('a size and a quantity that are chosen stay, are priced and are what is bought', async ({ page }) => {
      const release = await hold(page, code);
      await page.goto('/product-pol-1011-posciel-sen.html', { waitUntil: 'commit' });
      const size = page.locator('input[type="radio"][name="size"][value="220-200"]');
      const quantity = page.getByRole('spinbutton', { name: 'Ilość' });
      await size.check({ force: true });
      await quantity.fill('2');
      await expect(size).toBeChecked();
      release();
      await expect(island(page, 'product/buy-form')).toHaveAttribute('data-hydrated', '');
      await expect(size).toBeChecked();
      await expect(page.locator('form[data-subscription]')).toContainText('1 598,00 zł');
      await page.getByRole('button', { name: 'Do koszyka', exact: true }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk/ })).toHaveAccessibleName(/1\s598,00/);
    });

    test('a comment and a quantity of the basket stay and are kept by the shop', async ({ page, shop }) => {
      await withBasket(page, shop.url, '1001');
      const release = await hold(page, code);
      await page.goto('/basketedit.php', { waitUntil: 'commit' });
      const comment = page.getByRole('textbox', { name: /^Uwaga do produktu/ });
      const quantity = page.getByRole('spinbutton');
      // It unfolds by the same click that wakes the form.
      await page.locator('details:has(textarea)').evaluate((details: HTMLDetailsElement) => (details.open = true));
      await comment.fill('Proszę zapakować na prezent.');
      await quantity.fill('3');
      release();
      await hydrate(page, quantity);
      await expect(island(page, 'basket/basket-form')).toHaveAttribute('data-hydrated', '');
      await expect(comment).toHaveValue('Proszę zapakować na prezent.');
      await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk/ })).toHaveAccessibleName(/207,00/);
      await page.reload();
      await expect(comment).toHaveValue('Proszę zapakować na prezent.');
      await expect(quantity).toHaveValue('3');
    });

    test('the kind of an account, what was typed and a consent stay and are judged', async ({ page }) => {
      const release = await hold(page, code);
      await page.goto('/client-new.php', { waitUntil: 'commit' });
      await page.getByRole('radio', { name: 'Firma' }).check();
      await page.getByRole('textbox', { name: 'NIP' }).fill('123');
      await page.getByRole('checkbox', { name: 'Chcę dostawać nowości e-mailem' }).check();
      release();
      await hydrate(page, page.getByRole('textbox', { name: 'Nazwisko' }));
      await expect(island(page, 'client-new/account-editor')).toHaveAttribute('data-hydrated', '');
      await expect(page.getByRole('radio', { name: 'Firma' })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: 'Chcę dostawać nowości e-mailem' })).toBeChecked();
      await expect(page.getByRole('textbox', { name: 'NIP' })).toHaveValue('123');
      await expect(page.getByRole('textbox', { name: 'NIP' })).toHaveAttribute('aria-invalid', 'true');
    });
  });
}

test('three presses of a quantity show the next number before any code comes, and then count as three, saved once', async ({
  page,
  shop,
}) => {
  await withBasket(page, shop.url, '1001');
  const release = await hold(page, '**/assets/react-*.js');
  const saves: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && saves.push(request.url())));
  await page.goto('/basketedit.php');
  const quantity = page.getByRole('spinbutton');
  const increase = page.getByRole('button', { name: /^Zwiększ/ });
  await increase.click();
  await expect(quantity).toHaveValue('2');
  await increase.click();
  await increase.click();
  await expect(island(page, 'basket/basket-form')).not.toHaveAttribute('data-hydrated');
  release();
  await expect(quantity).toHaveValue('4');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk/ })).toHaveAccessibleName(/276,00/);
  expect(saves).toHaveLength(1);
});

test('a payment that is chosen, and the press that goes on, before the rest of the order form came: that payment is ordered', async ({
  page,
  shop,
}) => {
  const release = await hold(page, '**/assets/late-code-*.js');
  await page.goto('/');
  await withBasket(page, shop.url, '1017');
  await page.goto('/order1.php');
  await fillRecipient(page);
  await expect(island(page, 'order-step-1/order-form')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('radio', { name: 'Karta' }).check({ force: true });
  await page.getByRole('radio', { name: 'Przelew tradycyjny' }).check({ force: true });
  await page.getByRole('button', { name: 'Dalej: podsumowanie' }).click();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź i zamów');
  await expect(page.getByRole('main')).toContainText('Przelew tradycyjny');
});
