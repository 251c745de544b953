import type { PageCheck } from '../finding.ts';

const targets = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  '[role=button]',
  '[role=link]',
  '[role=option]',
  '[role=tab]',
  '[role=slider]',
  '[role=spinbutton]',
  '[role=menuitem]',
  '[tabindex]:not([tabindex^="-"])',
].join();

/** 2.5.8: targets of 24 px, or enough space around them (the spacing exception). Links inside a sentence are exempt. */
export const targetSize: PageCheck = (page) =>
  page.evaluate((selector) => {
    const least = 24;
    // Under a sticky header, scrolled content is near its targets only briefly.
    scrollTo({ top: 0, behavior: 'instant' });
    // Behind an open dialog nothing can be pressed.
    const within = document.querySelector('[aria-modal=true][data-state=open], dialog:modal') ?? document;
    const boxes = [...within.querySelectorAll<HTMLElement>(selector)]
      .filter((each) => window.pageChecks.isShown(each) && !each.matches(':disabled'))
      .map((element) => {
        // A control inside its label is as large as the label.
        const area = element.closest('label') ?? element;
        const { left, top, width, height } = area.getBoundingClientRect();
        return { element, left, top, width, height, x: left + width / 2, y: top + height / 2 };
      })
      // A 1 px element waits for focus, as a skip link does: no one aims at it.
      .filter(({ width, height }) => width > 1 && height > 1);
    type Box = (typeof boxes)[number];
    const isSmall = ({ width, height }: Box) => width < least - 0.01 || height < least - 0.01;
    const isInSentence = ({ element }: Box) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...element.parentNode!.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isTooNear = (small: Box, other: Box) => {
      if (small.element === other.element) return false;
      if (small.element.contains(other.element) || other.element.contains(small.element)) return false;
      if (isSmall(other)) return Math.hypot(small.x - other.x, small.y - other.y) < least;
      const across = Math.max(other.left - small.x, 0, small.x - (other.left + other.width));
      const along = Math.max(other.top - small.y, 0, small.y - (other.top + other.height));
      return Math.hypot(across, along) < least / 2;
    };
    return boxes
      .filter((box) => isSmall(box) && !isInSentence(box))
      .flatMap((box) => {
        const near = boxes.find((other) => isTooNear(box, other));
        if (!near) return [];
        const size = `${Math.round(box.width)} x ${Math.round(box.height)} px`;
        return [
          {
            check: 'target-size (2.5.8)',
            target: window.pageChecks.describe(box.element),
            detail: `${size}, too near ${window.pageChecks.describe(near.element)}`,
          },
        ];
      });
  }, targets);
