import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives a function that runs `run` at once, or after the press that is going on, also one that began before React listened.
 * A press takes focus out of a field before it is released: a message that came in between would move the button away from
 * under it, and the click would be lost.
 */
export function useAfterPress(run: (focused?: Element | null) => void): (focused: Element | null) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  const isDown = useRef(false);
  const isWaiting = useRef(false);
  useEffect(() => {
    isDown.current = document.querySelector(':active') !== null;
    const down = () => {
      isDown.current = true;
    };
    const up = () => {
      isDown.current = false;
      // The click comes right after the release; what it does comes first.
      if (isWaiting.current) setTimeout(() => latest.current());
      isWaiting.current = false;
    };
    // The key that presses a button makes it `:active`, too.
    const ends = ['pointerup', 'pointercancel', 'keyup'];
    addEventListener('pointerdown', down, true);
    for (const type of ends) addEventListener(type, up, true);
    return () => {
      removeEventListener('pointerdown', down, true);
      for (const type of ends) removeEventListener(type, up, true);
    };
  }, []);
  return (focused) => {
    if (isDown.current) isWaiting.current = true;
    else latest.current(focused);
  };
}
