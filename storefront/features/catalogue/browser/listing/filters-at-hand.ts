/**
 * Marks the button of the filters once the page is scrolled past it by the shop's setting (requirement L-16): on narrow
 * pages it then stays at the lower edge of the window.
 */
export function keepFiltersAtHand(root: ParentNode): void {
  const place = root.querySelector<HTMLElement>('[data-docks-after]');
  if (!place) return;
  new IntersectionObserver(
    ([entry]) => place.toggleAttribute('data-docked', !entry!.isIntersecting && entry!.boundingClientRect.bottom < 0),
    { rootMargin: `${Number(place.dataset['docksAfter'])}px 0px 0px` },
  ).observe(place);
}
