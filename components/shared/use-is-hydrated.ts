import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether React has taken over the page: false on the server and in the first rendering over its HTML, which must be equal;
 * true at once in what appears later.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
