const viewports = '[data-radix-scroll-area-viewport]';

/**
 * Storybook 10.6 puts the code boxes of a page into the tab order without a role, even if they do not scroll.
 * Scrolling ones become named regions, others leave the tab order. Returns a stop function.
 */
export const mendScrollingCode = (page: HTMLElement): (() => void) => {
  const mend = () => {
    const parts = page.querySelectorAll<HTMLElement>(viewports);
    for (const [index, part] of parts.entries()) {
      const scrolls = part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight;
      if (scrolls) {
        part.tabIndex = 0;
        part.setAttribute('role', 'region');
        part.setAttribute('aria-label', `Code ${index + 1}`);
      } else {
        for (const attribute of ['tabindex', 'role', 'aria-label']) part.removeAttribute(attribute);
      }
    }
  };
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
};
