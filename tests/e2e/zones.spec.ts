import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const bowl = '/product-pol-1004-miska-zboze.html';
const zone = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const products = (page: Page, name: string) => zone(page, name).getByRole('article');
const isZones = /\/ajax\/hotspots\.php\?action=get-hotspots-html/;

/** Scrolls to the end of the page step by step, as a visitor does. */
async function readOn(page: Page) {
  const isAtEnd = () => page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2);
  await page.mouse.move(400, 400);
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(200);
  }
}

test(
  'the first zone of a page is in its HTML, and the later ones are links without a script [C-11 part]',
  { tag: ['@without-javascript', '@phone', '@postgres'] },
  async ({ page, javaScriptEnabled }) => {
    await page.goto(bowl);
    await expect(products(page, 'Podobne rzeczy').first()).toBeAttached();
    await expect(products(page, 'Podobne rzeczy').getByRole('link', { name: /Miska Zboże/ })).toHaveCount(0);
    if (!javaScriptEnabled) {
      await zone(page, 'Z tej samej pracowni').getByRole('link', { name: 'Wszystkie – Z tej samej pracowni' }).click();
      await expect(page).toHaveURL(/\/firm-pol-/);
    }
    await page.goto('/');
    await expect(products(page, 'Na początek dnia')).toHaveCount(6);
  },
);

test('a zone at the end of the page comes by call 11 when it is near, and moves nothing [C-11 part]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => isZones.test(request.url()) && asked.push(request.url()));
  await page.goto(bowl);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  // From here on: what moves while the page itself loads is not the zone's.
  await page.evaluate(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number; hadRecentInput: boolean }>)
        if (!entry.hadRecentInput) (globalThis as unknown as { shifts: number }).shifts += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  await readOn(page);
  await expect(products(page, 'Z tej samej pracowni').first()).toBeVisible();
  expect(asked).toHaveLength(1);
  const question = new URL(asked[0]!).searchParams;
  expect(question.get('components')).toBe('projector_hotspot_zone3');
  expect(question.get('zones-types')).toBe('projector');
  expect(question.get('product')).toBe('1004');
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts)).toBe(0);
  await expectNoAxeViolations(page);
  await products(page, 'Z tej samej pracowni').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product-pol-/);
});

for (const width of [1280, 390])
  test(`products that come while the end of the page is in view move nothing, ${width} px wide [C-11 part]`, async ({
    page,
  }) => {
    let answer = () => {};
    const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
    await page.route(isZones, async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 720 });
    await page.goto(bowl);
    await page.waitForLoadState('networkidle');
    await readOn(page);
    const foot = page.getByRole('contentinfo');
    const end = await foot.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    answer();
    await expect(products(page, 'Z tej samej pracowni').first()).toBeAttached();
    expect(await foot.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(end);
  });

test('call 11 answers the HTML of each zone by its id; an empty string removes its zone, a failed call those that wait for it, and the page stays whole [C-11] [X-05]', async ({
  page,
}) => {
  const lists = 'zones-names=zone2,zone3,zone9&components=second,third,none&zones-types=projector,projector,projector';
  const question = `/ajax/hotspots.php?action=get-hotspots-html&${lists}&product=1004&products=1005;1006`;
  const answer = (await (await page.request.get(question)).json()) as Record<string, string>;
  expect([Object.keys(answer), answer['none']]).toEqual([['second', 'third', 'none'], '']);
  for (const zoneId of ['second', 'third']) {
    expect(answer[zoneId]).toContain(`id="${zoneId}"`);
    expect(answer[zoneId]).toContain('href="/product-pol-');
    // What the page shows already is not recommended.
    expect(answer[zoneId]).not.toMatch(/product-pol-100[456]-/);
  }
  const asked = page.waitForRequest(isZones);
  await page.goto(bowl);
  await readOn(page);
  const sent = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(sent)).toEqual({
    action: 'get-hotspots-html',
    'zones-names': 'projector_hotspot_zone3',
    components: 'projector_hotspot_zone3',
    'zones-types': 'projector',
    product: '1004',
    products: '',
  });
  await expect(products(page, 'Z tej samej pracowni').first()).toBeVisible();
  await page.route(isZones, (route) => route.fulfill({ json: { projector_hotspot_zone3: '' } }));
  await page.goto(bowl);
  await readOn(page);
  await expect(page.locator('#projector_hotspot_zone3')).toHaveCount(0);
  await page.unroute(isZones);
  await page.route(isZones, (route) => route.abort());
  await page.goto(bowl);
  await readOn(page);
  await expect(zone(page, 'Z tej samej pracowni')).toHaveCount(0);
  await expect(page.locator('#projector_hotspot_zone3')).toHaveCount(0);
  await expect(products(page, 'Podobne rzeczy').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

for (const [what, answer] of [
  ['HTML without products', { projector_hotspot_zone3: '<script>globalThis.planted = true</script>' }],
  ['another shape', ['no', 'zones']],
] as const)
  test(`${what} removes its zone [X-05 part]`, async ({ page }) => {
    await page.route(isZones, (route) => route.fulfill({ json: answer }));
    await page.goto(bowl);
    await readOn(page);
    await expect(zone(page, 'Z tej samej pracowni')).toHaveCount(0);
    expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
  });

test('zones stand by 6, 4 and 1 product at a time, and do not rotate by themselves [L-10 part]', async ({ page }) => {
  await page.goto('/');
  await zone(page, 'Na początek dnia').scrollIntoViewIfNeeded();
  for (const [width, count] of [
    [1440, 6],
    [1100, 4],
    [820, 4],
    [600, 1],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const strip = zone(page, 'Na początek dnia').getByRole('group', { name: 'Slajdy' });
    const shown = async () =>
      strip.evaluate((track) => {
        const { left, right } = track.getBoundingClientRect();
        return [...track.children].filter((slide) => {
          const box = slide.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1;
        }).length;
      });
    await expect.poll(shown).toBe(count);
  }
  await expect(zone(page, 'Na początek dnia').getByRole('button', { name: 'Zatrzymaj przewijanie' })).toHaveCount(0);
  const next = zone(page, 'Na początek dnia').getByRole('button', { name: 'Następne slajdy' });
  await next.click();
  await expect(products(page, 'Na początek dnia').nth(1).getByRole('link')).toBeInViewport();
});

test('the basket has its zone without what lies in it [C-11 part]', async ({ page }) => {
  await page.goto('/product-pol-1038-mydlo-z-owsem.html');
  const added = page.waitForResponse(/basketchange\.php/);
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await added;
  await page.goto('/basketedit.php');
  await expect(products(page, 'Może jeszcze to').first()).toBeAttached();
  await expect(zone(page, 'Może jeszcze to').getByRole('link', { name: /Mydło z owsem/ })).toHaveCount(0);
});
