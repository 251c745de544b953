import type { Locator } from 'playwright/test';
import { noteFades } from './kit/fades.ts';
import { startShop, type Shop } from './support/shop.ts';
import { runSql } from './support/database.ts';
import { runPageChecks } from '../page-checks/index.ts';
import { visit } from './support/page-states.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/* Settings of spec 9 that a browser must show: each with another value than the default, so that nothing but the setting explains it. */

const settings = {
  alertDuration: 2500,
  alertFade: 300,
  motionFast: 120,
  motionStandard: 250,
  motionSlow: 900,
  lazyImageDistance: 9000,
  smallImageWidth: 500,
  filtersOffset: 500,
  carouselRotates: true,
  searchMinimumCharacters: 0,
};

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
  await shop.kill();
  for (const [name, value] of Object.entries(settings))
    await runSql(shop, `insert into settings (key, value, updated_at) values ('${name}', '${value}', 1)`);
  await shop.restart();
});
test.afterAll(() => shop.stop());

const seconds = (milliseconds: number) => `${milliseconds / 1000}s`;

test('alerts stay and fade, and motion takes, as long as the settings say; less motion is none [L-09 part]', async ({
  page,
}) => {
  await page.goto(`${shop.url}/product-pol-1001-kubek-poranek-wapno.html`);
  const region = page.locator('[data-alert-region]');
  await expect(region).toHaveAttribute('data-duration', String(settings.alertDuration));
  await expect(region).toHaveAttribute('data-fade', String(settings.alertFade));
  const buy = page.getByRole('button', { name: 'Do koszyka' }).first();
  await expect(buy).toHaveCSS('transition-duration', new RegExp(`^(${seconds(settings.motionFast)}(, |$))+`));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/pol_m_ceramika-1.html`);
  await page.getByRole('link', { name: 'Filtry' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toHaveCSS('animation-duration', seconds(settings.motionStandard));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(Number.parseFloat(await sheet.evaluate((element) => getComputedStyle(element).animationDuration))).toBe(0);
});

test('pictures load 100 px ahead, small files below 420 px, the link to the top comes after two screens, each by its setting [L-13]', async ({
  browser,
  shop: usual,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 700 }, deviceScaleFactor: 3 });
  const page = await context.newPage();
  /** How far under the window the farthest picture stands that waits no longer. A scrolled page looks ahead. */
  const far = () =>
    page.evaluate(() => {
      const loaded = [...document.images].filter(({ loading }) => loading === 'eager');
      return Math.max(...loaded.map((image) => image.getBoundingClientRect().top - innerHeight));
    });
  const open = async (url: string) => {
    await page.goto(url);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 50);
  };
  await open(`${shop.url}/`);
  await expect.poll(far).toBeGreaterThan(2500);
  await open(`${usual.url}/`);
  await expect(page.locator('[data-back-to-top][data-state]')).toBeAttached();
  expect(await far()).toBeLessThanOrEqual(100);

  // Two screens down, and no pixel earlier, a link leads back.
  const link = page.getByRole('link', { name: 'Wróć na górę' });
  await page.evaluate(() => scrollTo({ top: 2 * innerHeight - 1, behavior: 'instant' }));
  await expect(page.locator('[data-back-to-top][data-state="hidden"]')).toBeAttached();
  await expect(link).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
  await expect(link).toBeVisible();

  const widthOf = async (window: number, { url } = shop) => {
    await page.setViewportSize({ width: window, height: 800 });
    await page.goto(`${url}/product-pol-1001-kubek-poranek-wapno.html`);
    const first = page.getByRole('region', { name: 'Zdjęcia produktu' }).getByRole('img').first();
    const file = await first.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.currentSrc;
    });
    return Number(/-(\d+)\.\w+$/.exec(file)?.[1]);
  };
  expect(await widthOf(settings.smallImageWidth - 1)).toBeLessThanOrEqual(2 * settings.smallImageWidth);
  expect(await widthOf(settings.smallImageWidth)).toBeGreaterThan(2 * settings.smallImageWidth);
  expect(await widthOf(419, usual)).toBeLessThanOrEqual(840);
  expect(await widthOf(420, usual)).toBeGreaterThan(840);
  await context.close();
});

test('70, 90 and 10 px stay free above what a link leads to, a countdown counts each second, filters dock after 250 px, and long names of files are shortened [L-16]', async ({
  page,
  shop: usual,
}) => {
  for (const [width, room] of [
    [820, '90px'],
    // The bar of 64 px stays there as well.
    [1440, '74px'],
    [390, '70px'],
  ] as const) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto(`${usual.url}/pol_m_ceramika-1.html`);
    await expect(page.locator('html')).toHaveCSS('scroll-padding-top', room);
  }

  for (const [place, offset] of [
    [usual.url, 250],
    [shop.url, settings.filtersOffset],
  ] as const) {
    await page.goto(`${place}/pol_m_ceramika-1.html`);
    const filters = page.getByRole('link', { name: 'Filtry' });
    const end = await filters.evaluate((link) => link.getBoundingClientRect().bottom + scrollY);
    const scroll = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await scroll(end + offset - 20);
    await expect(filters).not.toBeInViewport();
    await scroll(end + offset + 20);
    await expect(filters).toBeInViewport({ ratio: 1 });
  }
  // It opens the sheet from there.
  await page.getByRole('link', { name: 'Filtry' }).click();
  await expect(page.getByRole('dialog', { name: 'Filtry' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Wide pages show the filters themselves.
  await page.setViewportSize({ width: 1100, height: 600 });
  await expect(page.getByRole('link', { name: 'Filtry' })).toBeHidden();

  await visit(page, usual, { name: 'complaint', after: 'complaint' });
  const receipt = {
    name: 'Rachunek-za-kubek-z-listopada.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  };
  const sent = await page.request.post(`${page.url()}&message=rma`, {
    headers: { origin: usual.url, 'sec-fetch-site': 'same-origin' },
    multipart: { comment: 'Dowód zakupu.', attachment: receipt },
  });
  expect(sent.status()).toBe(200);
  await page.reload();
  const file = page.getByRole('main').getByRole('link', { name: /^Rachunek-za-kubek/ });
  await expect(file).toHaveText(/^Rachunek-za-kubek-z-l….pdf$/);
  expect([...(await file.innerText())]).toHaveLength(26);
  // Its size is a word of its own.
  expect(await runPageChecks(page, ['gluedWords'])).toEqual([]);

  await page.clock.install();
  await page.goto(`${usual.url}/product-pol-1031-swiecznik-kropla.html`);
  const time = page.getByRole('timer', { name: 'Do końca promocji' }).locator('time');
  const left = async () => Number(/^PT(\d+)S$/.exec((await time.getAttribute('datetime'))!)![1]);
  // Its code comes shortly before the hours that are shown change. The last hour shows seconds.
  await page.clock.fastForward((await left()) * 1000 - 2 * 3_600_000);
  await expect(page.locator('[data-island="product/promotion-end"][data-hydrated]')).toBeAttached();
  await page.clock.fastForward((await left()) * 1000 - 1_800_000);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await expect(time).toHaveText(/^\d+\sminuty? \d+\ssekund[ay]?$|^\d+\sminut \d+\ssekund[ay]?$/);
  const before = await left();
  for (const passed of [1, 2, 3]) {
    await page.clock.runFor(1000);
    expect(await left()).toBe(before - passed);
  }
});

/** The numbers of the slides that are whole in sight. */
const seenIn = (strip: Locator) =>
  strip.evaluate((track) => {
    const { left, right } = track.getBoundingClientRect();
    return [...track.children].flatMap((slide, index) => {
      const box = slide.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= right + 1 ? [index + 1] : [];
    });
  });

test('a zone shows 6 products, 4 below 1200 and 979 px, 1 below 757 and 550, and turns every 3000 ms within 500 where the shop wants it [L-10]', async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.url}/`);
  const zone = page.getByRole('region', { name: 'Na początek dnia', exact: true });
  const strip = zone.getByRole('group', { name: 'Slajdy' });
  await zone.scrollIntoViewIfNeeded();
  for (const [width, count] of [
    [1200, 6],
    [1199, 4],
    [979, 4],
    [978, 4],
    [757, 4],
    [756, 1],
    [550, 1],
    [549, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await seenIn(strip)).length, `${width} px`).toBe(count);
  }
  await zone.getByRole('button', { name: 'Zatrzymaj przewijanie' }).click();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  // A move that has started ends.
  await page.clock.runFor(500);
  const [start] = await seenIn(strip);
  await zone.getByRole('button', { name: 'Wznów przewijanie' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(2999);
  expect(await seenIn(strip)).toEqual([start]);
  await page.clock.runFor(250);
  expect(await seenIn(strip)).toEqual([]);
  await page.clock.runFor(270);
  expect(await seenIn(strip)).toEqual([(start! % 6) + 1]);
});

test('a message passes after 4000 ms and fades in 500; buttons take 200 ms, sheets 400, pictures 600 [L-09]', async ({
  page,
  shop: usual,
}) => {
  await page.clock.install();
  await page.goto(`${usual.url}/pol_m_ceramika-1.html`);
  // A sixth product is refused: a message without a way on.
  await page.evaluate(async () => {
    const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-saving="compare"]')];
    for (const form of forms.slice(0, 5)) {
      const body = new URLSearchParams(new FormData(form, form.querySelector('button')) as unknown as URLSearchParams);
      await fetch(form.action, {
        method: 'POST',
        body: `${body}&getAjax=true`,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
    }
  });
  const fades = await noteFades(page);
  const region = page.getByRole('region', { name: 'Komunikaty' });
  const message = region.locator('[data-alert-toasts] [data-alert]');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Porównaj [A-Z]/ })
    .nth(5)
    .click();
  // The answer comes in its own time; from the message on the clock is ours, to 20 ms.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(message).toContainText('Mieści się najwyżej 5.', { timeout: 100 });
  }).toPass();
  await expect.poll(fades).toEqual([{ milliseconds: 500, from: 0, to: 1 }]);
  // It has faded in, which takes real time.
  await expect(message).toHaveCSS('opacity', '1');
  await page.clock.runFor(3900);
  await expect(message).not.toHaveAttribute('data-leaving');
  await page.clock.runFor(100);
  await expect(message).toHaveAttribute('data-leaving');
  await expect.poll(async () => (await fades()).at(-1)).toEqual({ milliseconds: 500, from: 1, to: 0 });
  await page.clock.runFor(400);
  await expect(message).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(message).toHaveCount(0);
  await page.clock.resume();

  await page.goto(`${usual.url}/product-pol-1026-lampa-wieczor.html`);
  const buy = page.getByRole('button', { name: 'Do koszyka' }).first();
  await expect(buy).toHaveCSS('transition-duration', /^(0\.2s(, |$))+/);
  const pictures = page.getByRole('region', { name: 'Zdjęcia produktu' });
  await pictures.getByRole('link', { name: 'Zdjęcie 1 z 9', exact: true }).click();
  await expect(page.locator('[data-island="product/gallery"][data-hydrated]')).toBeAttached();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  /** How far from its place in the row the second picture is, in pixels. */
  const away = () =>
    pictures
      .getByRole('group', { name: '2 z 9' })
      .evaluate(
        (picture) => picture.getBoundingClientRect().left - picture.parentElement!.getBoundingClientRect().left,
      );
  await pictures.getByRole('link', { name: 'Zdjęcie 2 z 9', exact: true }).click();
  await page.clock.runFor(500);
  expect(await away()).toBeGreaterThan(1);
  await page.clock.runFor(120);
  expect(await away()).toBeLessThanOrEqual(1);
  await page.clock.resume();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${usual.url}/pol_m_ceramika-1.html`);
  await page.getByRole('link', { name: 'Filtry' }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('animation-duration', '0.4s');
});

test('the search asks from two letters on, from four where the shop sets none, for six products, once in a session [L-08]', async ({
  page,
  shop: usual,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const text = /text:\\"([^\\]*)\\"/.exec(request.postData() ?? '')?.[1];
    if (request.url().includes('/graphql/') && text) asked.push(text);
  });
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Szukaj produktów' });
  const found = page.getByRole('group', { name: 'Produkty' }).getByRole('option');
  const open = async ({ url }: Shop) => {
    await page.goto(`${url}/`);
    await field.focus();
    await expect(page.locator('[data-island="layout/live-search"][data-hydrated]')).toBeAttached();
  };
  const type = async (text: string) => {
    await field.pressSequentially(text);
    // Longer than typing is waited for.
    await page.clock.runFor(5000);
  };
  await page.clock.install();
  await open(usual);
  await type('k');
  expect(asked).toEqual([]);
  await type('u');
  await expect(found.first()).toBeVisible();
  await type('bek');
  await expect(found).toHaveCount(6);
  expect(asked).toEqual(['ku', 'kubek']);
  // "ku" finds six products, too: the answer to "kubek" is kept once it is here.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('kubek');
  await open(usual);
  await type('kubek');
  await expect(found).toHaveCount(6);
  expect(asked).toEqual(['ku', 'kubek']);

  await open(shop);
  await type('kub');
  expect(asked).toHaveLength(2);
  await type('e');
  await expect(found.first()).toBeVisible();
  expect(asked).toEqual(['ku', 'kubek', 'kube']);
});
