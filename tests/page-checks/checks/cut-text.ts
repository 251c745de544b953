import type { Page } from 'playwright/test';
import type { PageCheck } from '../finding.ts';

/** Elements that clip their own text. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (!hasText || element.clientWidth < 2 || !window.pageChecks.isShown(element)) return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
          (hides(overflowX) && element.scrollWidth > element.clientWidth + 1)
        );
      })
      .map((element) => window.pageChecks.describe(element)),
  );

/** Texts that `change` newly clips; it is reverted afterwards. */
async function newlyCut(page: Page, check: string, change: string, detail: string) {
  const before = new Set(await cutTexts(page));
  const style = await page.addStyleTag({ content: change });
  const after = await cutTexts(page);
  await style.evaluate((element) => (element as Element).remove());
  return after.filter((target) => !before.has(target)).map((target) => ({ check, target, detail }));
}

/** 1.4.12: more space between lines, letters, words and paragraphs clips no text. */
export const textSpacing: PageCheck = (page) =>
  newlyCut(
    page,
    'text-spacing (1.4.12)',
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    'text is cut with wider spacing',
  );

/** 1.4.4: text-only zoom of 200 % clips no text. */
export const textResize: PageCheck = (page) =>
  newlyCut(page, 'text-resize (1.4.4)', ':root{font-size:200%!important}', 'text is cut at 200 %');
