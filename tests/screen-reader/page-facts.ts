import type { Page } from 'playwright';
import { wordsOf, type PageFacts } from './speech-rules.ts';

/** Every text of the page that a screen reader could speak, in pieces that it separates by pauses. */
const textsOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const named = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'alt', 'title', 'placeholder'];
    const texts = [document.title];
    const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node instanceof Text) texts.push(node.data);
      if (node instanceof HTMLInputElement) texts.push(node.value);
      if (node instanceof Element) texts.push(...named.map((name) => node.getAttribute(name) ?? ''));
    }
    return texts;
  });

/** Looks at the page before a step; the result looks again after it. */
export async function watchPage(page: Page): Promise<() => Promise<PageFacts>> {
  const before = await textsOf(page);
  const focused = await page.evaluateHandle(() => document.activeElement);
  return async () => {
    const texts = [...before, ...(await textsOf(page))];
    // An element of an unloaded page cannot be compared.
    const hasFocusMoved = await page
      .evaluate((element) => element !== document.activeElement, focused)
      .catch(() => true);
    return { hasFocusMoved, words: new Set(texts.flatMap(wordsOf)) };
  };
}
