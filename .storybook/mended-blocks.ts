const viewports = '[data-radix-scroll-area-viewport]';

/**
 * Code on a page stands in a part that Storybook 10.6 puts into the tab order without a role, also where nothing is to be
 * scrolled. What scrolls becomes a region with a name, the rest is no stop. Returns what ends it.
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
