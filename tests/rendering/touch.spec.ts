import { screenOf } from '../../.storybook/viewports.ts';
import { expect, test, type Page } from './support/test.ts';

const story = 'pola-calendar--dragged-span';

/** Drags a finger from one day to another, after it rested for some milliseconds; tells which days are chosen then. */
async function drag(page: Page, from: string, to: string, rest: number): Promise<ReadonlyArray<string | null>> {
  const [start, end] = await Promise.all(
    [from, to].map(async (name) => {
      const { x, y, width, height } = (await page.getByRole('button', { name }).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  const touch = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: ReadonlyArray<{ x: number; y: number }>
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  await send('touchStart', start!);
  await page.waitForTimeout(rest);
  const steps = 8;
  for (let step = 1; step <= steps; step += 1) {
    const on = (one: number, other: number) => one + ((other - one) * step) / steps;
    await send('touchMove', { x: on(start!.x, end!.x), y: on(start!.y, end!.y) });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await send('touchEnd');
  return page.getByRole('gridcell', { selected: true }).allTextContents();
}

test('calendar: a finger that rests drags a span, one that does not scrolls, and a tap chooses', async ({
  browser,
  stories,
}) => {
  const page = await browser.newPage({ hasTouch: true, viewport: screenOf('level1') });
  const isReady = async () => {
    // Set after hydration.
    await expect(page.locator('[role="grid"] [tabindex="0"]')).toHaveCount(1);
    await page.evaluate(() => {
      document.body.style.minHeight = '300vh';
      scrollTo(0, 0);
    });
  };
  await page.goto(stories.address(story));
  await isReady();

  expect(await drag(page, 'poniedziałek, 23 listopada 2026', 'poniedziałek, 9 listopada 2026', 0)).toEqual([]);
  const scrolled = () => page.evaluate(() => scrollY);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.reload();
  await isReady();

  expect(await drag(page, 'środa, 11 listopada 2026', 'poniedziałek, 9 listopada 2026', 400)).toEqual([
    '9',
    '10',
    '11',
  ]);
  await page.getByRole('button', { name: 'środa, 18 listopada 2026' }).tap();
  await page.getByRole('button', { name: 'czwartek, 19 listopada 2026' }).tap();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveText(['9', '10', '11', '18', '19']);
  await page.close();
});
