/**
 * Marks by `data-more-above` and `data-more-below` where a scrolling box has hidden content, now and after every
 * change, until it is gone.
 */
export function markScrollEdges(box: HTMLElement): void {
  const mark = () => {
    const below = box.scrollHeight - box.clientHeight - box.scrollTop;
    box.toggleAttribute('data-more-above', box.scrollTop > 0);
    // Less than a pixel is what browsers lose in rounding.
    box.toggleAttribute('data-more-below', below >= 1);
  };
  const observer = new ResizeObserver(mark);
  for (const part of [box, ...box.children]) observer.observe(part);
  box.addEventListener('scroll', mark);
}
