import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, so that both render the same HTML; true afterwards and in components mounted later. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
