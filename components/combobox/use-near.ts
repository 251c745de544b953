import { useLayoutEffect, useRef, useState } from 'react';

/** How far outside the view a chunk already renders. */
const reach = '800px 0px';

const callbacks = new WeakMap<Element, () => void>();
const observers = new WeakMap<Node, IntersectionObserver>();

/** One per scroll container: browsers process every observer in every frame. */
function observerIn(root: Element | Document): IntersectionObserver {
  const known = observers.get(root);
  if (known) return known;
  const notify = (entries: ReadonlyArray<IntersectionObserverEntry>) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) callbacks.get(target)?.();
  };
  const observer = new IntersectionObserver(notify, { root, rootMargin: reach });
  observers.set(root, observer);
  return observer;
}

/**
 * Whether an element is or was in or near the view of its nearest `data-scrolls` ancestor. Rendered options stay: Orca
 * 43 falls back to reading the page when options around the current one disappear.
 *
 * @param isNearAtFirst the value until the browser has measured
 */
export function useNear<E extends HTMLElement>(isNearAtFirst: boolean) {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(isNearAtFirst);
  useLayoutEffect(() => {
    const element = ref.current;
    if (isNear || element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = observerIn(element.closest('[data-scrolls]') ?? document);
    callbacks.set(element, () => setNear(true));
    observer.observe(element);
    return () => observer.unobserve(element);
  }, [isNear]);
  return { ref, isNear };
}
