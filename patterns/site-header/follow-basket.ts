import { basketChanged, type BasketChangeAnswer } from '../contract/basket-change.ts';

type Summary = BasketChangeAnswer['summary'];

/**
 * Shows a change of the basket in the header, also one of another tab, which comes by the storage: a channel would keep the page out
 * of the back/forward cache (Chromium). React-free: the header is no island.
 */
export function followBasket(): void {
  let latest: Summary;
  document.addEventListener(basketChanged, (event) => {
    latest = (event as CustomEvent<Summary>).detail;
    // Not in the first script: most pages change no basket. Who asked for the code first does not always get it first (Chromium 156).
    void import('./show-basket.ts').then(({ showBasket }) => showBasket(latest));
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === basketChanged && newValue)
      document.dispatchEvent(new CustomEvent(key, { detail: JSON.parse(newValue) as Summary }));
  });
}
