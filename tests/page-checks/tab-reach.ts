import type { JSHandle, Page } from 'playwright/test';
import { unreached } from './checks/reach.ts';
import type { Finding } from './finding.ts';
import { prepare } from './in-page.ts';

type Part = 'page' | 'main';

/** The page around the main part at this width, without texts: if equal, Tab takes the same path through it. */
export const frameOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      innerWidth,
      ...[...document.body.querySelectorAll('*')]
        .filter((element) => !element.closest('main'))
        .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`),
    ].join(' '),
  );

/** Presses Tab until focus has visited the whole part. */
async function tabThrough(page: Page, part: Part): Promise<JSHandle<Set<Element>>> {
  const reached = await page.evaluateHandle(() => new Set<Element>());
  // Chromium continues from the last focus: before the main part, or past the end of the page.
  const start = await page.evaluateHandle((within) => {
    const button = document.createElement('button');
    if (within === 'main') document.querySelector('main')?.before(button);
    else document.body.append(button);
    button.focus({ preventScroll: true });
    return button;
  }, part);
  await page.keyboard.press('Tab');
  await start.evaluate((button) => button.remove());
  const visit = () =>
    page.evaluate(
      ({ all, within }) => {
        const active = document.activeElement;
        if (!active || active === document.body || all.has(active)) return false;
        if (within === 'main' && !active.closest('main')) return false;
        all.add(active);
        return true;
      },
      { all: reached, within: part },
    );
  // Past the end nothing has focus; then the page starts.
  await visit();
  do await page.keyboard.press('Tab');
  while (await visit());
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
