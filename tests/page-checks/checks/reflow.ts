import type { PageCheck } from '../finding.ts';

/**
 * 1.4.10: nothing scrolls sideways at 320 CSS px, i.e. 1280 px at 400 %. Data tables are exempt, and tracks whose
 * slides each fit the width.
 */
export const reflow: PageCheck = async (page) => {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  const targets = await page.evaluate(() => {
    const isExempt = (element: Element) => element.closest('table, pre, [data-two-dimensional]') !== null;
    const clips = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
    const isClipped = (element: Element) => {
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
        if (clips(parent)) return true;
      return false;
    };
    const sticksOut = (element: Element) => {
      const { width, right } = element.getBoundingClientRect();
      return width > 0 && right + window.scrollX > innerWidth + 1;
    };
    /** A track whose slides each fit the window: it is read slide by slide. */
    const isSlideTrack = (element: Element) =>
      getComputedStyle(element).scrollSnapType !== 'none' &&
      [...element.children].every((slide) => slide.getBoundingClientRect().width <= element.clientWidth + 1);
    const all = [...document.body.querySelectorAll('*')].filter((each) => !isExempt(each));
    const wide = all.filter(
      (each) => sticksOut(each) && !isClipped(each) && ![...each.children].some((child) => sticksOut(child)),
    );
    const scrollers = all.filter(
      (each) =>
        /auto|scroll/.test(getComputedStyle(each).overflowX) &&
        each.scrollWidth > each.clientWidth + 1 &&
        !isSlideTrack(each),
    );
    const isPageWide = document.scrollingElement!.scrollWidth > document.scrollingElement!.clientWidth;
    return [...(isPageWide ? wide : []), ...scrollers].map((each) => window.pageChecks.describe(each));
  });
  if (before) await page.setViewportSize(before);
  return targets.map((target) => ({
    check: 'reflow (1.4.10)',
    target,
    detail: 'is wider than a window of 320 px',
  }));
};
