import type { BasketChangeAnswer } from '../contract/basket-change.ts';

/** Writes count and worth into every link to the basket. */
export function showBasket({ count, countText, worth }: BasketChangeAnswer['summary']): void {
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
