/** Loads what only a scrolled page needs at the first scroll, or at once where the browser restored a scrolled page. */
export function startAtFirstScroll(): void {
  const start = () => void import('./scrolled.ts').then(({ startScrolled }) => startScrolled());
  addEventListener('scroll', start, { once: true, passive: true });
  if (scrollY > 0) start();
}
