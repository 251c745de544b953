import { basketChanged, type BasketChangeAnswer } from '../contract/basket-change.ts';

type Summary = BasketChangeAnswer['summary'];

/**
 * Shows basket changes in the header, also from other tabs, by storage events: a channel would keep the page out of the
 * back/forward cache (Chromium). React-free: the header is no island.
 */
export function followBasket(): void {
  let latest: Summary;
  document.addEventListener(basketChanged, (event) => {
    latest = (event as CustomEvent<Summary>).detail;
    // Not in the first script: most pages change no basket. Imports may resolve out of order (Chromium 156).
    void import('./show-basket.ts').then(({ showBasket }) => showBasket(latest));
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === basketChanged && newValue)
      document.dispatchEvent(new CustomEvent(key, { detail: JSON.parse(newValue) as Summary }));
  });
}
