import type { Finding, WalkCheck, Walker } from '../finding.ts';
import { describe } from '../in-page.ts';

/** 2.4.3: a stop wholly above the previous one breaks the reading order, unless it starts the next column. */
export const tabOrder: WalkCheck = async (page) => {
  const findings: Finding[] = [];
  const last = await page.evaluateHandle(() => ({ element: null as Element | null }));
  const visit: Walker['visit'] = async (element) => {
    // Both at their current position: something may have scrolled to show this one.
    const above = await element.evaluate((each, before) => {
      const { element: previous } = before;
      before.element = each;
      if (!previous?.isConnected) return null;
      const isFixed = (at: Element | null): boolean =>
        at !== null && (/fixed|sticky/.test(getComputedStyle(at).position) || isFixed(at.parentElement));
      const [here, there] = [each.getBoundingClientRect(), previous.getBoundingClientRect()];
      if (here.bottom > there.top + 2 || here.left >= there.right || isFixed(each) || isFixed(previous)) return null;
      // On the previous target: a heart on a card that is one link.
      const beside = document.elementFromPoint(here.left - 2, (here.top + here.bottom) / 2);
      return previous.contains(beside) ? null : window.pageChecks.describe(previous);
    }, last);
    if (above !== null)
      findings.push({
        check: 'tab-order (2.4.3)',
        target: await describe(element),
        detail: `comes after ${above}, and lies above it`,
      });
  };
  return { visit, end: async () => findings };
};
