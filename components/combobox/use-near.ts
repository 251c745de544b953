import { useLayoutEffect, useRef, useState } from 'react';

/** How far out of sight a piece of the list is already drawn. */
const reach = '800px 0px';

/**
 * Whether an element is in sight, or near it. The nearest ancestor with `data-scrolls` is what it scrolls in.
 *
 * @param isNearAtFirst what holds until the browser has looked
 */
export function useNear<E extends HTMLElement>(isNearAtFirst: boolean) {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(isNearAtFirst);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)!.isIntersecting), {
      root: element.closest('[data-scrolls]'),
      rootMargin: reach,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}
