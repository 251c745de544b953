/** In CSS pixels: between the bubble and its anchor, and between the bubble and the window. */
const gap = 8;
const edge = 8;

const changes = ['scroll', 'resize'] as const;

function place(bubble: HTMLElement, anchor: Element): void {
  const { left, width, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = bubble;
  const page = document.documentElement;
  const middle = left + width / 2 - offsetWidth / 2;
  const start = Math.max(edge, Math.min(middle, page.clientWidth - offsetWidth - edge));
  const above = top - gap - offsetHeight;
  // Above it is not under the pointer; below if there is no room above.
  const block = above < edge ? bottom + gap : above;
  bubble.style.setProperty('inset', `${block}px auto auto ${start}px`);
}

/**
 * Places an open bubble above `anchor`, or below where there is no room, inside the window, and keeps it there while the page
 * moves.
 *
 * @returns stops it
 */
export function keepBeside(bubble: HTMLElement, anchor: Element): () => void {
  const update = () => place(bubble, anchor);
  update();
  const options = { capture: true, passive: true };
  for (const change of changes) window.addEventListener(change, update, options);
  return () => {
    for (const change of changes) window.removeEventListener(change, update, options);
  };
}
