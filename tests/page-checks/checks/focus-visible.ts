import type { ElementHandle } from 'playwright/test';
import { openCamera } from '../camera.ts';
import type { Finding, WalkCheck, Walker } from '../finding.ts';
import { describe } from '../in-page.ts';
import { changedPixels } from '../pixels.ts';

/** How far a focus ring may reach beyond its element, in CSS pixels. */
const reach = 8;
/** A radio button, checkbox or slider draws a mark or thumb, at least this large, wherever a press counts. */
const leastMark = 24;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a ring may be: round the element, or round the card that a link covers with its `::after`. */
const boxesOf = (element: ElementHandle<HTMLElement>): Promise<ReadonlyArray<Box>> =>
  element.evaluate((each) => {
    const { content, position, inset } = getComputedStyle(each, '::after');
    const isCover = content !== 'none' && position === 'absolute' && inset === '0px';
    const card = isCover && getComputedStyle(each).position === 'static' ? each.offsetParent : null;
    return [each, card].flatMap((one) => {
      if (!one) return [];
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, width, height };
    });
  });

/**
 * What the ring of an element depends on: its own classes and those of all it stands in, its state, and which of its sides come
 * near an edge that cuts. Two stops with the same key are drawn by the same rules.
 */
const keyOf = (element: ElementHandle<HTMLElement>): Promise<string> =>
  element.evaluate((each, near) => {
    const box = each.getBoundingClientRect();
    const sidesNear = (edge: { left: number; top: number; right: number; bottom: number }) =>
      [
        box.left - edge.left < near,
        box.top - edge.top < near,
        edge.right - box.right < near,
        edge.bottom - box.bottom < near,
      ]
        .map(Number)
        .join('');
    const states = [...each.attributes].filter(({ name }) => name === 'type' || name === 'disabled');
    const stateful = [...each.attributes].filter(({ name }) =>
      /^(aria|data)-(?!.*(label|by|controls|owns))/.test(name),
    );
    const key = [...states, ...stateful].map(({ name, value }) => `${name}=${value}`);
    key.push(String(each.matches(':checked')), sidesNear({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }));
    for (let one: Element | null = each; one; one = one.parentElement) {
      key.push(`${one.tagName}.${one.getAttribute('class')} ${one.getAttribute('style')}`);
      if (one !== each && getComputedStyle(one).overflow !== 'visible')
        key.push(sidesNear(one.getBoundingClientRect()));
    }
    return key.join(' ');
  }, reach);

/**
 * 2.4.7 and 1.4.11: focus changes pixels by at least 3:1, at least as many as a 1 px line around the element (2.4.13
 * asks for two).
 */
export const focusVisible: WalkCheck = async (page) => {
  const findings: Finding[] = [];
  const camera = await openCamera(page);
  /** What is wrong with the ring round a box; null where it is seen. */
  const faultOf = async (element: ElementHandle<HTMLElement>, box: Box): Promise<string | null> => {
    const view = page.viewportSize();
    if (!view || box.width < 1) return 'has no box';
    const x = Math.max(0, box.x - reach);
    const y = Math.max(0, box.y - reach);
    const clip = {
      x,
      y,
      width: Math.min(view.width - x, box.width + 2 * reach),
      height: Math.min(view.height - y, box.height + 2 * reach),
    };
    if (clip.width <= 0 || clip.height <= 0) return 'is outside of the window';
    const focused = await camera.take(clip);
    await element.evaluate((each) => each.blur());
    const resting = await camera.take(clip);
    await element.evaluate((each) => each.focus({ preventScroll: true, focusVisible: true }));
    const changed = changedPixels(resting, focused, 3);
    const isMark = await element.evaluate((each) => each.matches('[type=radio], [type=checkbox], [type=range]'));
    const needed = isMark ? 4 * leastMark : 2 * (clip.width - 2 * reach + Math.min(box.height, view.height));
    return changed < needed ? `${changed} px change by 3:1, ${Math.round(needed)} are needed` : null;
  };
  /** A list of twenty cards shows the same ring twenty times: each kind is looked at until one is seen. */
  const seen = new Set<string>();
  const visit: Walker['visit'] = async (element) => {
    const key = await keyOf(element);
    if (seen.has(key)) return;
    const faults = [];
    for (const box of await boxesOf(element)) {
      const fault = await faultOf(element, box);
      if (fault === null) return void seen.add(key);
      faults.push(fault);
    }
    // Replaced meanwhile, as in `runPageChecks`.
    if (!(await element.evaluate((each) => each.isConnected))) return;
    findings.push({
      check: 'focus-visible (2.4.7)',
      target: await describe(element),
      detail: faults[0] ?? 'has no box',
    });
  };
  return {
    visit,
    async end() {
      await camera.close();
      return findings;
    },
  };
};
