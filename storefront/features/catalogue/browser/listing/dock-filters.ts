/**
 * Marks the button of the filters while the page is scrolled past it by the shop's setting (requirement L-16): on narrow
 * pages it then stays at the lower edge of the window, until the list has passed. It must not cover the links below.
 */
export function dockFilters(): void {
  const place = document.querySelector<HTMLElement>('[data-docks-after]');
  place?.toggleAttribute(
    'data-docked',
    place.getBoundingClientRect().bottom < -Number(place.dataset['docksAfter']) &&
      place.closest('main')!.getBoundingClientRect().bottom > innerHeight,
  );
}
