const viewports = '[data-radix-scroll-area-viewport]';

/**
 * Storybook 10.6 puts the code boxes of a page into the tab order without a role, even if they do not scroll.
 * Scrolling ones become named regions, others leave the tab order. Returns a stop function.
 */
export const labelScrollingCode = (page: HTMLElement): (() => void) => {
  const update = () => {
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
  update();
  const observer = new MutationObserver(update);
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
};
