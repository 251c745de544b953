import type { Locator } from 'playwright/test';
import { defaultSettings } from '../../../storefront/platform/settings/index.ts';
import { startShop } from '../support/shop.ts';
import { expect, test } from '../support/story-host.ts';
import { noteFades } from './fades.ts';

/* Numbers of spec 9 that only a browser can show, on the kit's stories. */

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'no-preference' } });

const start = Date.parse('2026-11-21T10:00:00+01:00');

test('alerts last 4000 ms and fade in 500; motion takes 600 ms slow, 200 fast, 400 by default [L-09 part]', async ({
  page,
  openStory,
}) => {
  const { alertDuration, alertFade, motionSlow, motionFast, motionStandard } = defaultSettings;
  expect([alertDuration, alertFade, motionSlow, motionFast, motionStandard]).toEqual([4000, 500, 600, 200, 400]);
  await page.clock.install({ time: start });
  await openStory('komunikaty-alert--plain-toast');
  const fades = await noteFades(page);
  await page.clock.pauseAt(start + 60_000);
  await page.getByRole('button', { name: 'Zapisz adres' }).click();
  const alert = page.getByRole('status');
  const fadeIn = { milliseconds: alertFade, from: 0, to: 1 };
  await expect.poll(fades).toEqual([fadeIn]);
  await page.clock.runFor(alertDuration - 1);
  await expect(alert).toHaveCSS('opacity', '1');
  await page.clock.runFor(1);
  await expect(alert).toHaveCSS('opacity', '0');
  expect(await fades()).toEqual([fadeIn, { milliseconds: alertFade, from: 1, to: 0 }]);
  await page.clock.runFor(alertFade - 1);
  await expect(alert).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(alert).toHaveCount(0);
  await page.clock.resume();

  // A button changes colours fast, a drawer opens at default speed, an indeterminate bar passes in three slow ones.
  await openStory('działania-drawer--start');
  const opener = page.getByRole('button', { name: 'Pokaż' });
  await expect(opener).toHaveCSS('transition-duration', new RegExp(`^(${motionFast / 1000}s(, |$))+`));
  await opener.click();
  await expect(page.getByRole('dialog')).toHaveCSS('animation-duration', `${motionStandard / 1000}s`);
  await openStory('komunikaty-progress--indeterminate');
  await expect(page.getByRole('progressbar')).toHaveCSS('animation-duration', `${(3 * motionSlow) / 1000}s`);
});

test('a loading page is covered by an overlay with a message, and after 16 s the browser navigates itself [S-44 part]', async ({
  page,
  openStory,
}) => {
  const { pageLoadTimeout } = defaultSettings;
  await page.clock.install({ time: start });
  await openStory('komunikaty-loadingoverlay--leads-on');
  await page.clock.pauseAt(start + 60_000);
  const opener = page.getByRole('button', { name: 'Pokaż dział' });
  await opener.click();
  const overlay = page.getByRole('dialog', { name: 'Wczytujemy stronę' });
  await expect(overlay).toBeFocused();
  const { width, height } = page.viewportSize()!;
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await expect(overlay.getByText('Wczytujemy stronę')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(overlay).toBeFocused();
  await page.clock.runFor(pageLoadTimeout - 1000);
  expect(new URL(page.url()).hash).toBe('');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/#dzial$/);
});

/** The numbers of the fully visible slides of a strip. */
const seenIn = (strip: Locator) =>
  strip.evaluate((track) => {
    const { left, right } = track.getBoundingClientRect();
    return [...track.children].flatMap((slide, index) => {
      const bounds = slide.getBoundingClientRect();
      return bounds.left >= left - 1 && bounds.right <= right + 1 ? [index + 1] : [];
    });
  });

test('a carousel turns every 3000 ms within 500, and shows 6 slides, 4 below 1200 and 979 px, 1 below 757 and 550 [L-10 part]', async ({
  page,
  openStory,
}) => {
  const { carouselAutoplay, carouselSpeed } = defaultSettings;
  expect([carouselAutoplay, carouselSpeed]).toEqual([3000, 500]);
  await page.clock.install({ time: start });
  await openStory('pokaz-carousel--autoplay-on-phone');
  await page.getByRole('button', { name: 'Zatrzymaj przewijanie' }).click();
  await page.clock.pauseAt(start + 60_000);
  // A move that has started finishes.
  await page.clock.runFor(carouselSpeed);
  const strip = page.getByRole('group', { name: 'Slajdy' });
  const places: ReadonlyArray<[width: number, slides: number]> = [
    [1440, 6],
    [1200, 6],
    [1199, 4],
    [979, 4],
    [978, 4],
    [757, 4],
    [756, 1],
    [550, 1],
    [549, 1],
  ];
  await strip.evaluate((track) => (track.scrollLeft = 0));
  for (const [width, slides] of places) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => seenIn(strip)).toEqual(Array.from({ length: slides }, (_, index) => index + 1));
  }

  await page.getByRole('button', { name: 'Wznów przewijanie' }).click();
  await page.clock.runFor(carouselAutoplay - 1);
  expect(await seenIn(strip)).toEqual([1]);
  await page.clock.runFor(carouselSpeed / 2);
  expect(await seenIn(strip)).toEqual([]);
  await page.clock.runFor(carouselSpeed / 2 + 20);
  expect(await seenIn(strip)).toEqual([2]);
  await page.clock.runFor(carouselAutoplay + 20);
  expect(await seenIn(strip)).toEqual([3]);
});

test('pictures load 100 px ahead, below 420 px the small variant, and the link to the top shows after two screens [L-13 part]', async ({
  browser,
  page,
  openStory,
}) => {
  const { lazyImageDistance, smallImageWidth, backToTopScreens } = defaultSettings;
  expect([lazyImageDistance, smallImageWidth, backToTopScreens]).toEqual([100, 420, 2]);
  await openStory('pokaz-image--loads-ahead');
  const picture = page.getByRole('img', { name: 'Kubek na stole' });
  const isLoaded = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  expect(await isLoaded()).toBe(false);
  const ahead = await picture.evaluate((image, distance) => {
    scrollTo(0, scrollY + image.getBoundingClientRect().top - innerHeight - distance);
    return image.getBoundingClientRect().top - innerHeight;
  }, lazyImageDistance);
  expect(Math.round(ahead)).toBe(lazyImageDistance);
  await expect.poll(isLoaded).toBe(true);

  await openStory('nawigacja-backtotop--after-two-screens');
  const link = page.getByRole('link', { name: 'Wróć na górę' });
  const scrollDown = (away: number) =>
    page.evaluate(([screens, less]) => scrollTo(0, screens! * innerHeight - less!), [backToTopScreens, away]);
  await scrollDown(1);
  await expect(link).toBeHidden();
  await scrollDown(0);
  await expect(link).toBeVisible();

  const shop = await startShop();
  // A screen that would need the largest file.
  const context = await browser.newContext({ deviceScaleFactor: 3, viewport: { width: smallImageWidth, height: 800 } });
  const phone = await context.newPage();
  const widthOf = async (window: number) => {
    await phone.setViewportSize({ width: window, height: 800 });
    await phone.goto(`${shop.url}/product-pol-1001-kubek-poranek-wapno.html`);
    const first = phone.getByRole('region', { name: 'Zdjęcia produktu' }).getByRole('img').first();
    const file = await first.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.currentSrc;
    });
    return Number(/-(\d+)\.\w+$/.exec(file)?.[1]);
  };
  expect(await widthOf(smallImageWidth - 1)).toBeLessThanOrEqual(2 * smallImageWidth);
  expect(await widthOf(smallImageWidth)).toBeGreaterThan(2 * smallImageWidth);
  await context.close();
  await shop.stop();
});
