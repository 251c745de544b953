import { keepBeside } from '../../../../../components/tooltip/keep-beside.ts';
import { tip } from '../../../../../components/tooltip/tooltip.css.ts';
import { lateStyles } from '../../../../platform/browser/late-styles.ts';

/** In milliseconds: before a tip shows under a resting mouse, and before it hides, so that the mouse can reach it. */
const [delay, closeDelay] = [300, 200];

let hideLast = () => {};

/**
 * Shows the name of a heart without visible words, while the mouse or the focus of the keyboard is on it; Escape hides it (WCAG 2.2,
 * 1.4.13). Screen readers have the name from the button alone.
 */
export async function showHeartTip(heart: HTMLElement, isFocus: boolean): Promise<void> {
  if (isFocus ? !heart.matches(':focus-visible') : heart.matches('[data-tipped]')) return;
  hideLast();
  const stop = new AbortController();
  const { signal } = stop;
  const bubble = document.createElement('span');
  let timer: ReturnType<typeof setTimeout>;
  const hide = () => {
    stop.abort();
    clearTimeout(timer);
    bubble.remove();
    heart.removeAttribute('data-tipped');
  };
  const hideSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(hide, closeDelay);
  };
  hideLast = hide;
  heart.setAttribute('data-tipped', '');
  bubble.addEventListener('pointerenter', () => clearTimeout(timer), { signal });
  bubble.addEventListener('pointerleave', hideSoon, { signal });
  heart.addEventListener('pointerleave', hideSoon, { signal });
  for (const type of ['blur', 'click']) heart.addEventListener(type, hide, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal, capture: true });
  const show = () => {
    const words = wordsOf(heart);
    // Where the words are in sight, or its menu is open, it needs no tip.
    if (words === null || !heart.isConnected) return hide();
    Object.assign(bubble, { className: tip, popover: 'manual', ariaHidden: 'true', textContent: words });
    // Beside the heart: in an open dialog the rest of the page gets no pointer.
    heart.after(bubble);
    if (!bubble.showPopover) return hide();
    bubble.showPopover();
    signal.addEventListener('abort', keepBeside(bubble, heart));
  };
  await lateStyles();
  if (!signal.aborted) timer = setTimeout(show, isFocus ? 0 : delay);
}

/** The hidden words of the heart's state; null where they are in sight. */
function wordsOf(heart: HTMLElement): string | null {
  if (heart.closest('details[open]')) return null;
  const words = [...heart.querySelectorAll('span')].find((span) => getComputedStyle(span).display !== 'none');
  return words && words.offsetWidth <= 1 ? words.textContent : null;
}
