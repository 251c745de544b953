import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is out of view, for a bar that stands in for its button meanwhile. When the element comes back into
 * view while focus is in the bar, focus goes to that button. The body names the bar in `data-docked`, for the styles that make room.
 *
 * @param bar name of the bar, whose attribute is `data-` and this name
 * @param button selector of the button in the element
 */
export function useOutOfView(place: RefObject<HTMLElement | null>, bar: string, button: string): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)!.isIntersecting;
      if (isSeen && document.activeElement?.closest(`[data-${bar}]`))
        element.querySelector<HTMLElement>(button)?.focus({ preventScroll: true });
      setIsOut(!isSeen);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, bar, button]);
  // With the bar's own frame: a `:has()` of the body would be asked at each press instead (docs/benchmarks/interactions.md).
  useLayoutEffect(() => {
    if (!isOut) return undefined;
    document.body.dataset['docked'] = bar;
    return () => void delete document.body.dataset['docked'];
  }, [isOut, bar]);
  return isOut;
}
