import { basketChanged, type BasketChangeAnswer } from '../contract/basket-change.ts';

/** Shows a change of the basket in the header of this page. React-free: the header is no island. */
export function followBasket(): void {
  document.addEventListener(basketChanged, (event) =>
    show((event as CustomEvent<BasketChangeAnswer['summary']>).detail),
  );
}

function show({ count, countText, worth }: BasketChangeAnswer['summary']): void {
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
