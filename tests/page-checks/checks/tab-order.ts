import type { Finding, WalkCheck, Walker } from '../finding.ts';
import { describe } from '../in-page.ts';

interface Stop {
  target: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  isFixed: boolean;
  /** Lies on the target of the stop before: a heart on a card that is one link. */
  isOnTheOneBefore: boolean;
}

/** 2.4.3: a stop that lies wholly above the one before it breaks the order of reading, unless it begins the next column. */
export const tabOrder: WalkCheck = async (page) => {
  const stops: Stop[] = [];
  const last = await page.evaluateHandle(() => ({ element: null as Element | null }));
  const visit: Walker['visit'] = async (element) => {
    const place = await element.evaluate((each, before) => {
      const isFixed = (at: Element | null): boolean =>
        at !== null && (/fixed|sticky/.test(getComputedStyle(at).position) || isFixed(at.parentElement));
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const beside = document.elementFromPoint(left - 2, (top + bottom) / 2);
      const isOnTheOneBefore = before.element !== null && before.element.contains(beside);
      before.element = each;
      return { left, right, top: top + scrollY, bottom: bottom + scrollY, isFixed: isFixed(each), isOnTheOneBefore };
    }, last);
    stops.push({ target: await describe(element), ...place });
  };
  return { visit, end: async () => stops.flatMap(outOfOrder) };
};

function outOfOrder(stop: Stop, index: number, stops: ReadonlyArray<Stop>): ReadonlyArray<Finding> {
  const before = stops[index - 1];
  if (!before || before.isFixed || stop.isFixed || stop.bottom > before.top + 2) return [];
  if (stop.isOnTheOneBefore || stop.left >= before.right) return [];
  return [
    { check: 'tab-order (2.4.3)', target: stop.target, detail: `comes after ${before.target}, and lies above it` },
  ];
}
