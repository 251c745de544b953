import { useEffect, useRef, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Gives focus to what has taken the place of something: whoever emptied a list stood in it. What came with the page takes
 * none.
 */
export function useArrivalFocus<E extends HTMLElement>(isWanted: boolean) {
  const arrived = useRef<E>(null);
  // True while React takes over what the server rendered.
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const cameWithPage = useRef(isHydrating);

  useEffect(() => {
    if (isWanted && !cameWithPage.current) arrived.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it arrives once
  }, []);

  return arrived;
}
