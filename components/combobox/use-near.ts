import { useLayoutEffect, useRef, useState } from 'react';

/** How far out of sight a piece of the list is already drawn. */
const reach = '800px 0px';

const tellers = new WeakMap<Element, (isNear: boolean) => void>();
const observers = new WeakMap<Node, IntersectionObserver>();

/** One for all that scrolls in the same place: browsers look at every observer in every frame. */
function observerIn(root: Element | Document): IntersectionObserver {
  const known = observers.get(root);
  if (known) return known;
  const tell = (entries: ReadonlyArray<IntersectionObserverEntry>) => {
    for (const { target, isIntersecting } of entries) tellers.get(target)?.(isIntersecting);
  };
  const observer = new IntersectionObserver(tell, { root, rootMargin: reach });
  observers.set(root, observer);
  return observer;
}

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
    const observer = observerIn(element.closest('[data-scrolls]') ?? document);
    tellers.set(element, setNear);
    observer.observe(element);
    return () => observer.unobserve(element);
  }, []);
  return { ref, isNear };
}
