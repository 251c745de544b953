import { useLayoutEffect, useState, type RefObject } from 'react';
import { useIsHydrated } from '../shared/use-is-hydrated.ts';

/**
 * Whether the native control is shown, as in server HTML. It is replaced once scripts run, but not while focused or
 * holding a partial value, which only the browser knows and which would be lost.
 */
export function useNativeFirst(input: RefObject<HTMLInputElement | null>): boolean {
  const isHydrated = useIsHydrated();
  const [isNative, setNative] = useState(!isHydrated);

  useLayoutEffect(() => {
    const native = input.current;
    if (!isNative || !native) return;
    const giveWay = () => {
      if (native !== native.ownerDocument.activeElement && !native.validity.badInput) setNative(false);
    };
    giveWay();
    native.addEventListener('blur', giveWay);
    return () => native.removeEventListener('blur', giveWay);
  }, [input, isNative]);

  return isNative;
}
