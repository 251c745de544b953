import type { Locator, Page } from 'playwright/test';
import { expect } from './test.ts';

/** What is wrong with the place of the keyboard's focus now; empty where nothing is. */
const focusProblems = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth} px wide in a window of ${clientWidth}`);
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return problems;
    const name = `${focused.tagName} "${(focused.textContent || focused.getAttribute('name') || '').trim().slice(0, 40)}"`;
    if (!focused.matches(':focus-visible')) problems.push(`${name} does not show its focus`);
    // Radio buttons and checkboxes may lie under their tiles.
    const shown = focused instanceof HTMLInputElement ? [focused, ...(focused.labels ?? [])] : [focused];
    const isSeen = shown.some((one) =>
      [...one.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) => {
            const there = document.elementFromPoint(left + width * x, top + height * y);
            return there !== null && shown.some((part) => part.contains(there));
          }),
        ),
      ),
    );
    if (!isSeen) problems.push(`${name} has the focus and is out of sight or covered`);
    return problems;
  });

/** Presses Tab until a control has the focus; each stop on the way must be seen, and nothing may be wider than the window. */
export async function tabTo(page: Page, control: Locator, most = 90): Promise<void> {
  const isFocused = () => control.evaluateAll((all) => all.some((one) => one === document.activeElement));
  for (let press = 0; press < most; press += 1) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
    expect(await focusProblems(page), `after ${press + 1} presses of Tab on ${page.url()}`).toEqual([]);
  }
  if (!(await isFocused())) throw new Error(`${String(control)} was not reached by ${most} presses of Tab.`);
}

/**
 * Skips the header, as a user of the keyboard does at the beginning of a page. A form sent from behind the skip link keeps its fragment
 * through the redirect: the next page begins behind the header then.
 */
export async function skipToContent(page: Page): Promise<void> {
  await page.waitForLoadState();
  if (page.url().endsWith('#content')) return;
  await tabTo(page, page.getByRole('link', { name: 'Przejdź do treści' }), 3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
}

/** Tab to a field, and type. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Tab to a control, and press a key there. */
export async function pressAt(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
