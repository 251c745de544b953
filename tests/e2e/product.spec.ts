import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const bedding = '/product-pol-1011-posciel-sen.html';
const delivery = (page: Page) => page.getByRole('region', { name: 'Wysyłka i dostawa' });
const form = (page: Page) => page.locator('form[data-subscription]');
const size = (page: Page, name: string) => page.locator(`input[type="radio"][name="size"][value="${name}"]`);

/** Opens a hydrated page and records announcements and layout shifts. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('[data-island="product/buy-form"][data-hydrated]')).toBeAttached();
  await page.evaluate(() => {
    const heard = { said: [] as string[], shifts: 0 };
    Object.assign(globalThis, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) heard.said.push((node.textContent ?? '').replaceAll('\u00a0', ' ').trim());
    }).observe(document.querySelector('[data-announcer="polite"]')!, { childList: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number; hadRecentInput: boolean }>)
        if (!entry.hadRecentInput) heard.shifts += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: { said: string[]; shifts: number } }).heard);
}

test('another size updates promise, price and lowest price, announced once, also on a slow line [H-12, T-16]', async ({
  page,
}) => {
  const asked: string[] = [];
  const isAsked = (name: string) => asked.some((body) => body.includes(name));
  /** A slow line: the test releases the responses. */
  const line = { '160-200': Promise.withResolvers<void>(), '220-200': Promise.withResolvers<void>() };
  await page.route('**/graphql/**', async (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('{shippingTime{shippingTime')) return route.continue();
    asked.push(body);
    const response = await route.fetch();
    // The largest size ships later.
    const text = await response.text();
    const later = text.replace(/"time":"\d{4}-\d\d-\d\d/, '"time":"2026-12-03');
    if (body.includes('160-200')) await line['160-200'].promise;
    else if (body.includes('220-200')) await line['220-200'].promise;
    await route.fulfill({ response, body: body.includes('220-200') ? later : text }).catch(() => {});
  });
  const heard = await open(page, bedding);
  const before = await delivery(page).innerText();
  await size(page, '160-200').check({ force: true });
  await expect.poll(() => isAsked('160-200')).toBe(true);
  await size(page, '220-200').check({ force: true });
  await expect.poll(() => isAsked('220-200')).toBe(true);
  // For half a second browsers attribute layout shifts to the click.
  await page.waitForTimeout(600);
  line['220-200'].resolve();
  await expect(delivery(page)).toContainText('Wyślemy w czwartek, 3 grudnia');
  await expect(form(page)).toContainText('799,00 zł');
  await expect(form(page)).toContainText('Najniższa cena z 30 dni przed obniżką: 829,00 zł');
  await expect(size(page, '220-200')).toBeFocused();
  // A stale response.
  line['160-200'].resolve();
  await page.waitForTimeout(600);
  const { said, shifts } = await heard();
  expect(said).toEqual([
    'Cena po obniżce: 799,00 zł. Najniższa cena z 30 dni przed obniżką: 829,00 zł. Wyślemy w czwartek, 3 grudnia.',
  ]);
  expect(shifts).toBe(0);
  await expectNoAxeViolations(page);

  await size(page, '140-200').check({ force: true });
  await expect.poll(() => delivery(page).innerText()).toBe(before);
  const count = asked.length;
  await size(page, '220-200').check({ force: true });
  await expect(delivery(page)).toContainText('Wyślemy w czwartek, 3 grudnia');
  expect(asked).toHaveLength(count);
});

test('a size without a known delivery time shows that, and everything else works [C-25]', async ({ page }) => {
  await page.route('**/graphql/**', (route) => route.abort());
  const heard = await open(page, bedding);
  const promise = (await delivery(page).innerText()).split('\n')[0]!;
  await page.getByRole('button', { name: 'Zwiększ ilość' }).click();
  await expect(page.locator('[data-follows="dispatch"]')).toHaveAttribute('aria-busy', 'false');
  await expect(delivery(page)).toContainText(promise);
  await size(page, '220-200').check({ force: true });
  await expect(delivery(page)).toContainText('Nie wiemy teraz, kiedy wyślemy');
  await expect(form(page)).toContainText('799,00 zł');
  expect((await heard()).said.at(-1)).toContain('Nie wiemy teraz, kiedy wyślemy.');
  await page.getByRole('button', { name: 'Do koszyka', exact: true }).click();
  await expect(page.getByText('Dodano do koszyka.').first()).toBeVisible();
});
