import { basketChanged, type BasketChangeAnswer } from './basket-change.ts';

/** Notifies this page and, by a storage event, the shop's other tabs. Nothing stays stored. */
export function notifyBasketChanged(summary: BasketChangeAnswer['summary']): void {
  document.dispatchEvent(new CustomEvent(basketChanged, { detail: summary }));
  try {
    localStorage.setItem(basketChanged, JSON.stringify(summary));
    localStorage.removeItem(basketChanged);
  } catch {
    // Without storage the other tabs get no event.
  }
}
