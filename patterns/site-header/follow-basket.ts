import { basketChanged, type BasketChangeAnswer } from '../contract/basket-change.ts';

type Summary = BasketChangeAnswer['summary'];

/**
 * Shows a change of the basket in the header, also one of another tab, which comes by the storage: a channel would keep the page out
 * of the back/forward cache (Chromium). React-free: the header is no island.
 */
export function followBasket(): void {
  document.addEventListener(basketChanged, (event) => {
    // Not in the first script: most pages change no basket.
    const summary = (event as CustomEvent<Summary>).detail;
    void import('./show-basket.ts').then(({ showBasket }) => showBasket(summary));
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === basketChanged && newValue)
      document.dispatchEvent(new CustomEvent(key, { detail: JSON.parse(newValue) as Summary }));
  });
}
