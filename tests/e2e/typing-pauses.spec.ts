import type { Page, Route } from 'playwright/test';
import { expect, test } from './support/test.ts';

const bedding = '/product-pol-1011-posciel-sen.html';
const start = Date.parse('2026-11-21T10:00:00+01:00');
const search = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Szukaj produktów' });
const island = (page: Page, name: string) => page.locator(`[data-island="${name}"][data-hydrated]`);

/** Opens the page, wakes what is typed in, and stops its clock. */
async function openStopped(page: Page, address: string, wake: () => Promise<void>): Promise<void> {
  await page.clock.install({ time: start });
  await page.goto(address);
  await wake();
  await page.clock.pauseAt(start + 120_000);
}

/** Requests to GraphQL with these words, each held until the test releases it. */
async function heldRequests(page: Page, words: string) {
  const held: Array<{ body: string; release(): Promise<void> }> = [];
  await page.route('**/graphql/**', async (route: Route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes(words)) return route.fallback();
    held.push({ body, release: () => route.continue() });
  });
  return held;
}

test('a check waits 500 ms, a quantity 750 ms, a shipping time 50 ms and a search 500 ms after the last change [L-02]', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const size = (name: string) => page.locator(`input[type="radio"][name="size"][value="${name}"]`);
  const email = main.getByRole('textbox', { name: 'E-mail' }).first();
  const asked = await heldRequests(page, '{shippingTime{shippingTime');
  const found = await heldRequests(page, 'productsTextSearch');
  await openStopped(page, bedding, async () => {
    await expect(island(page, 'product/buy-form')).toBeAttached();
    await search(page).click();
    await expect(island(page, 'layout/live-search')).toBeAttached();
    await main.getByText('Napisz opinię', { exact: true }).click();
    await email.click();
    await expect(island(page, 'opinions/opinion-form')).toBeAttached();
    // The code that follows a choice is loaded with the first one.
    await size('160-200').check({ force: true });
    await expect.poll(() => asked.length).toBe(1);
    await asked[0]!.release();
  });

  await test.step('the check of a field', async () => {
    await email.fill('hanna@');
    await email.blur();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.focus();
    await email.press('End');
    await email.pressSequentially('poczta.p');
    await page.clock.runFor(499);
    await email.pressSequentially('l');
    await page.clock.runFor(499);
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await page.clock.runFor(1);
    await expect(email).not.toHaveAttribute('aria-invalid');
  });

  await test.step('the quantity', async () => {
    const quantity = main.getByRole('spinbutton', { name: /^Ilość/ });
    await quantity.focus();
    await quantity.press('ControlOrMeta+a');
    await quantity.pressSequentially('900');
    await page.clock.runFor(749);
    await quantity.pressSequentially('0');
    await page.clock.runFor(749);
    await expect(quantity).toHaveValue('9000');
    await page.clock.runFor(1);
    await expect(quantity).not.toHaveValue('9000');
    // The shipping time of the new quantity is the last one asked; on a busy machine its request comes late.
    const last = `quantity:${(await quantity.inputValue()).replace(',', '.')}}`;
    await expect(async () => {
      await page.clock.runFor(50);
      expect(asked.at(-1)?.body).toContain(last);
    }).toPass();
  });

  await test.step('the shipping time', async () => {
    // Between two presses a busy machine takes as long as the pause.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const before = asked.length;
    await size('140-200').check({ force: true });
    await page.clock.runFor(49);
    await size('220-200').check({ force: true });
    await page.clock.runFor(49);
    expect(asked).toHaveLength(before);
    await page.clock.runFor(1);
    await expect.poll(() => asked.length).toBe(before + 1);
  });

  await test.step('the search', async () => {
    await search(page).pressSequentially('kub');
    await page.clock.runFor(499);
    await search(page).pressSequentially('ek');
    await page.clock.runFor(499);
    expect(found).toHaveLength(0);
    await page.clock.runFor(1);
    await expect.poll(() => found.length).toBe(1);
  });
});

test('a search is marked loading 500 ms after typing, opens with results and closes without; its keys walk the groups, and Enter sends [T-18] [T-19]', async ({
  page,
}) => {
  const held = await heldRequests(page, 'productsTextSearch');
  const form = page.getByRole('banner').getByRole('search');
  await openStopped(page, '/', async () => {
    await search(page).click();
    await expect(island(page, 'layout/live-search')).toBeAttached();
  });
  await search(page).pressSequentially('len');
  await page.clock.runFor(499);
  expect(held).toHaveLength(0);
  await expect(form).toHaveAttribute('data-status', 'closed');
  await page.clock.runFor(1);
  await expect(form).toHaveAttribute('data-status', 'loading');
  await expect(search(page)).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => held.length).toBe(1);
  await held[0]!.release();
  await expect(form).toHaveAttribute('data-status', 'open');
  await expect(search(page)).toHaveAttribute('aria-expanded', 'true');

  await test.step('all groups empty', async () => {
    await search(page).pressSequentially('qqqxyz');
    await page.clock.runFor(500);
    await expect(form).toHaveAttribute('data-status', 'loading');
    await expect.poll(() => held.length).toBe(2);
    await held[1]!.release();
    await expect(form).toHaveAttribute('data-status', 'closed');
    await expect(search(page)).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('keys', async () => {
    await search(page).fill('len');
    await page.clock.runFor(500);
    await expect(search(page)).toHaveAttribute('aria-expanded', 'true');
    /** The active option: its place in the list, and its group. */
    const active = () =>
      search(page).evaluate((field) => {
        const option = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
        const options = [...document.querySelectorAll('[role="option"]')];
        const group = option?.closest('[role="group"]');
        const label = group?.getAttribute('aria-label') ?? group?.getAttribute('aria-labelledby') ?? '';
        return [option ? options.indexOf(option) : -1, document.getElementById(label)?.textContent ?? label] as const;
      });
    const press = async (key: string) => {
      await search(page).press(key);
      return active();
    };
    expect((await active())[0]).toBe(-1);
    const [first, queries] = await press('ArrowDown');
    expect(first).toBe(0);
    expect((await press('ArrowDown'))[0]).toBe(1);
    expect((await press('ArrowUp'))[0]).toBe(0);
    const [jumped, others] = await press('ArrowRight');
    expect(others).not.toBe(queries);
    const back = await press('ArrowLeft');
    expect(back).toEqual([0, queries]);
    expect(jumped).toBeGreaterThan(0);
    await search(page).press('Escape');
  });

  await search(page).fill('len');
  await search(page).press('Enter');
  await expect(page).toHaveURL('/search.php?text=len');
});
