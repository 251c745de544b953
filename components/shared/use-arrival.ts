import { useEffect, useRef, type RefObject } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * Reports once that an element has appeared, so that focus can go to it from a removed element, or after a request for
 * it.
 *
 * @param onArrive gets the element, and whether it came in the server HTML: then it was not requested just now
 * @returns the `ref` of the element; reports nothing if nothing is rendered under it
 */
export function useArrival<E extends HTMLElement>(
  onArrive: (element: E, cameWithPage: boolean) => void,
): RefObject<E | null> {
  const arrived = useRef<E>(null);
  const isHydrated = useIsHydrated();
  const cameWithPage = useRef(!isHydrated);

  useEffect(() => {
    if (arrived.current) onArrive(arrived.current, cameWithPage.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it arrives once
  }, []);

  return arrived;
}
