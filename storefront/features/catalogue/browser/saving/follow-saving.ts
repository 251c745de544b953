import { sendPlainly } from './send-plainly.ts';
import { savingChanged, type SavingNews } from './saving-answer.ts';

/** Forms that keep a product: on a list, in the comparison. */
const forms = 'form[data-saving]';

const lateParts = () => import('./late-parts.ts');

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
    void lateParts().then(({ showSaving }) => showSaving(news));
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void lateParts().then(({ copyAddress }) => copyAddress(button));
  });
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, (event) => {
      const { target } = event;
      const heart = target instanceof Element ? target.closest<HTMLElement>('[data-heart]') : null;
      // Touch points at nothing before it presses.
      const isMouse = (event as PointerEvent).pointerType === 'mouse';
      const isFocus = type === 'focusin';
      if (heart && (isMouse || isFocus)) void lateParts().then(({ showHeartTip }) => showHeartTip(heart, isFocus));
    });
  // `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches('[data-saving-menu][open]')) return;
      void lateParts().then(({ closeMenuOnLeaving }) => closeMenuOnLeaving(target));
    },
    true,
  );
}
