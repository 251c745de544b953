import { basketChanged, type BasketChangeAnswer } from '../contract/basket-change.ts';

type Summary = BasketChangeAnswer['summary'];

/**
 * Shows a change of the basket in the header, also one of another tab, which comes by the storage: a channel would keep the page out
 * of the back/forward cache (Chromium). React-free: the header is no island.
 */
export function followBasket(): void {
  document.addEventListener(basketChanged, (event) => showBasket((event as CustomEvent<Summary>).detail));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === basketChanged && newValue)
      document.dispatchEvent(new CustomEvent(key, { detail: JSON.parse(newValue) as Summary }));
  });
}

/** Writes count and worth into every link to the basket. */
export function showBasket({ count, countText, worth }: Summary): void {
  for (const link of document.querySelectorAll('[data-basket-link]')) {
    const part = (name: string) => link.querySelector<HTMLElement>(`[data-basket-${name}]`);
    const counter = part('counter');
    if (counter) {
      counter.hidden = count === 0;
      (counter.firstElementChild ?? counter).textContent = count > 99 ? '99+' : String(count);
    }
    part('count')?.replaceChildren(countText);
    part('worth')?.replaceChildren(count === 0 ? '' : ` · ${worth}`);
  }
}
