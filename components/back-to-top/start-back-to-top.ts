/**
 * `hidden` while the top is near; `shown`; `aside` while it would cover focused content: then it is invisible, lets the
 * pointer through, and Tab still reaches it.
 */
type BackToTopState = 'hidden' | 'shown' | 'aside';

const changes = ['scroll', 'resize', 'focusin', 'focusout'] as const;

/** Whether the link covers the focused element. After a mouse press it does not matter. */
function coversFocus(link: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused === link || !focused.matches(':focus-visible')) return false;
  const [one, other] = [link.getBoundingClientRect(), focused.getBoundingClientRect()];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Focuses an element, made focusable for this call if needed. */
function focusAt(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}

function toTop(event: MouseEvent): void {
  // These open the link elsewhere.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const targetId = (event.currentTarget as HTMLAnchorElement).getAttribute('href')?.slice(1) ?? '';
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
  focusAt(document.getElementById(targetId) ?? document.body);
}

/**
 * Starts a rendered BackToTop. Without React, so that a page need not hydrate the link; the hydrated component calls
 * it.
 *
 * @param link the element of the component, `[data-back-to-top]`
 * @returns a cleanup function
 */
export function startBackToTop(link: HTMLAnchorElement): () => void {
  const screens = Number(link.dataset['backToTop']);
  const update = () => {
    const isNear = window.scrollY < screens * window.innerHeight;
    const state: BackToTopState = isNear ? 'hidden' : coversFocus(link) ? 'aside' : 'shown';
    link.dataset['state'] = state;
  };
  update();
  for (const change of changes) window.addEventListener(change, update, { passive: true });
  link.addEventListener('click', toTop);
  return () => {
    for (const change of changes) window.removeEventListener(change, update);
    link.removeEventListener('click', toTop);
    delete link.dataset['state'];
  };
}
