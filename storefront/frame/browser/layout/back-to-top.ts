/** Starts the link to the top at the first scroll: before that, it would not be shown anyway. */
export function startBackToTopOnScroll(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-back-to-top]');
  if (!link) return;
  const start = () =>
    void import('../../../../components/back-to-top/start-back-to-top.ts').then(({ startBackToTop }) =>
      startBackToTop(link),
    );
  addEventListener('scroll', start, { once: true, passive: true });
  // A page that the browser restored is scrolled already.
  if (scrollY > 0) start();
}
