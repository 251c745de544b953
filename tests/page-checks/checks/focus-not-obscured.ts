import type { Finding, WalkCheck, Walker } from '../finding.ts';
import { describe } from '../in-page.ts';

/** 2.4.11: part of the focused element is on top. Sampled on a 5 by 5 grid. */
export const focusNotObscured: WalkCheck = async () => {
  const findings: Finding[] = [];
  const visit: Walker['visit'] = async (element) => {
    const { isSeen, cover } = await element.evaluate((focused) => {
      const { left, top, width, height } = focused.getBoundingClientRect();
      const grid = [0.1, 0.3, 0.5, 0.7, 0.9];
      const tops = grid.flatMap((x) =>
        grid.map((y) => document.elementFromPoint(left + width * x, top + height * y)).filter((each) => each !== null),
      );
      const isOf = (each: Element) =>
        focused.contains(each) || each.contains(focused) || each.closest('label')?.control === focused;
      // Replaced meanwhile, as in `runPageChecks`.
      const isGone = !focused.isConnected;
      return { isSeen: isGone || tops.some(isOf), cover: window.pageChecks.describe(tops[0] ?? null) };
    });
    if (!isSeen)
      findings.push({
        check: 'focus-obscured (2.4.11)',
        target: await describe(element),
        detail: `is covered by ${cover}`,
      });
  };
  return { visit, end: async () => findings };
};
