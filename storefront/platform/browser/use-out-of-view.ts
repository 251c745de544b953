import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is out of view, for a bar that stands in for its button meanwhile. When the element comes back into
 * view while focus is in the bar, focus goes to that button.
 *
 * @param bar selector of the bar
 * @param button selector of the button in the element
 */
export function useOutOfView(place: RefObject<HTMLElement | null>, bar: string, button: string): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)!.isIntersecting;
      if (isSeen && document.activeElement?.closest(bar))
        element.querySelector<HTMLElement>(button)?.focus({ preventScroll: true });
      setIsOut(!isSeen);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, bar, button]);
  return isOut;
}
