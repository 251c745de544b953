import type { JSHandle, Page } from 'playwright/test';
import { unreached } from './checks/reach.ts';
import type { Finding } from './finding.ts';
import { prepare } from './in-page.ts';

type Part = 'page' | 'main';

/** The page around the main part at this viewport level, without texts: if equal, Tab takes the same path through it. */
export const frameOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      getComputedStyle(document.documentElement).getPropertyValue('--viewport-level'),
      ...[...document.body.querySelectorAll('*')]
        .filter((element) => !element.closest('main'))
        .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`),
    ].join(' '),
  );

/** Presses of Tab that are sent at once where the page notes its own stops: each by itself waits for four answers. */
const pressesAtOnce = 16;

/** Presses Tab until focus has visited the whole part. */
async function tabThrough(page: Page, part: Part): Promise<JSHandle<Set<Element>>> {
  const reached = await page.evaluateHandle(() => {
    const all = new Set<Element>();
    document.addEventListener('focusin', ({ target }) => target instanceof Element && all.add(target), true);
    return all;
  });
  // Chromium continues from the last focus: before the main part, or past the end of the page.
  const start = await page.evaluateHandle((within) => {
    const button = document.createElement('button');
    if (within === 'main') document.querySelector('main')?.before(button);
    else document.body.append(button);
    button.focus({ preventScroll: true });
    return button;
  }, part);
  // Without scripts no listener is called: there each stop is asked for.
  const atOnce = (await reached.evaluate((all, button) => all.delete(button), start)) ? pressesAtOnce : 1;
  await page.keyboard.press('Tab');
  await start.evaluate((button) => button.remove());
  const keyboard = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  /** How many stops there are by now; 0 outside of the part. */
  const press = async (times: number) => {
    const types = Array.from({ length: times }, () => ['rawKeyDown', 'keyUp'] as const).flat();
    await Promise.all(types.map((type) => keyboard.send('Input.dispatchKeyEvent', { type, ...tab })));
    return reached.evaluate((all, within) => {
      const active = document.activeElement;
      if (!active || active === document.body || (within === 'main' && !active.closest('main'))) return 0;
      return all.add(active).size;
    }, part);
  };
  // Past the end nothing has focus; then the page starts.
  let stops = await press(0);
  let known: number;
  do {
    known = stops;
    stops = await press(atOnce);
  } while (stops > known);
  await keyboard.detach();
  return reached;
}

/**
 * Controls that Tab does not reach on the current page at its width. Works without JavaScript, too. The page around the
 * main part is walked once per variant: `frames` collects the walked ones.
 */
export async function findUnreached(page: Page, frames: Set<string>): Promise<ReadonlyArray<Finding>> {
  await prepare(page);
  const frame = await frameOf(page);
  const part = frames.has(frame) ? 'main' : 'page';
  frames.add(frame);
  const missed = async () =>
    page.evaluate(unreached, { all: await tabThrough(page, part), within: part === 'main' ? 'main' : 'body' });
  // Buttons that a script added behind the focus are there in the second round.
  return (await missed()).length === 0 ? [] : missed();
}
