/**
 * Gives the root element the class `header-fixed` while the page is scrolled down past its header (requirement T-27).
 * React-free; nothing runs while the page scrolls.
 */
export function startFixedHeader(): void {
  const end = document.querySelector('[data-header-end]');
  if (!end) return;
  new IntersectionObserver((entries) =>
    document.documentElement.classList.toggle('header-fixed', entries.at(-1)!.boundingClientRect.top < 0),
  ).observe(end);
}
