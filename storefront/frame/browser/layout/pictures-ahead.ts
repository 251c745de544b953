const lazy = 'img[loading="lazy"]';

/**
 * Loads each picture once it is as near to the window as the shop's setting says (requirement L-13). Browsers load lazy
 * pictures at a distance of their own, most of them earlier; without this script they still do.
 */
export function loadPicturesAhead(): void {
  const rootMargin = getComputedStyle(document.documentElement).getPropertyValue('--pictures-ahead') || '0px';
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        (target as HTMLImageElement).loading = 'eager';
      }
    },
    { rootMargin },
  );
  const watch = (place: ParentNode) => place.querySelectorAll(lazy).forEach((picture) => near.observe(picture));
  watch(document);
  // Region loads and islands bring more.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const added of addedNodes) if (added instanceof Element && added.parentNode) watch(added);
  }).observe(document.body, { childList: true, subtree: true });
}
