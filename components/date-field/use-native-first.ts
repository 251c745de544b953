import { useLayoutEffect, useState, type RefObject } from 'react';
import { useIsHydrated } from '../shared/use-is-hydrated.ts';

/**
 * Whether the browser's own control stands there, as in the HTML of the server. It gives way once scripts run, but not while
 * somebody is in it, nor while it holds half a value: the browser keeps that to itself, and it would be lost.
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
