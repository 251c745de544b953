import { sendPlainly } from './send-plainly.ts';
import { savingChanged, type SavingNews } from './saving-answer.ts';

/** Forms that keep a product: on a list, in the comparison. */
const forms = 'form[data-saving]';

/**
 * Hearts and "Porównaj" without a new page, and their state in every tab: by storage events, as the basket's. React-free
 * and small: the code that acts is loaded with the first press.
 */
export function followSaving(): void {
  addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.matches(forms)) return;
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    import('./save-in-place.ts').then(
      ({ saveInPlace }) => saveInPlace(form, button),
      () => sendPlainly(form, button),
    );
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== savingChanged || !newValue) return;
    const news = JSON.parse(newValue) as SavingNews;
    void import('./show-saving.ts').then(({ showSaving }) => showSaving(news));
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void import('./copy-address.ts').then(({ copyAddress }) => copyAddress(button));
  });
  // `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches('[data-saving-menu][open]')) return;
      void import('./closing-menu.ts').then(({ closeMenuOnLeaving }) => closeMenuOnLeaving(target));
    },
    true,
  );
}
