import { useLayoutEffect, useRef, useState } from 'react';

/** How far out of sight a piece of the list is already drawn. */
const reach = '800px 0px';

const callbacks = new WeakMap<Element, () => void>();
const observers = new WeakMap<Node, IntersectionObserver>();

/** One for all that scrolls in the same place: browsers look at every observer in every frame. */
function observerIn(root: Element | Document): IntersectionObserver {
  const known = observers.get(root);
  if (known) return known;
  const tell = (entries: ReadonlyArray<IntersectionObserverEntry>) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) callbacks.get(target)?.();
  };
  const observer = new IntersectionObserver(tell, { root, rootMargin: reach });
  observers.set(root, observer);
  return observer;
}

/**
 * Whether an element has been in sight, or near it. The nearest ancestor with `data-scrolls` is what it scrolls in. What was
 * drawn stays: Orca 43 falls back to reading the page when options disappear around the one that it is at.
 *
 * @param isNearAtFirst what holds until the browser has looked
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
