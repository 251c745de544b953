/**
 * Gives the root element the class `header-fixed` while the page is scrolled down past its header (requirement T-27).
 * React-free; nothing runs while the page scrolls.
 *
 * @returns a function that stops it and removes the class
 */
export function startFixedHeader(): () => void {
  const { classList } = document.documentElement;
  const observer = new IntersectionObserver((entries) =>
    classList.toggle('header-fixed', entries.at(-1)!.boundingClientRect.top < 0),
  );
  const end = document.querySelector('[data-header-end]');
  if (end) observer.observe(end);
  return () => {
    observer.disconnect();
    classList.remove('header-fixed');
  };
}
