import { useEffect, useRef, type RefObject } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * Tells once that an element has appeared, so that focus can go to it: whoever was somewhere that is gone, or asked for
 * something that now stands here, finds it.
 *
 * @param onArrive with the element, and whether it came with the page from the server: then nobody asked for it just now
 * @returns the `ref` of the element; nothing is told where nothing is rendered under it
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
