import { useCallback, useEffect, useRef } from 'react';

/** Runs at once, or once nothing is pressed: focus may have moved by then. */
export type AfterPress = (act: (isLater: boolean) => void) => void;

const ends = ['pointerup', 'pointercancel', 'keyup'];

/**
 * Returns a function that acts at once, or after the current press, even one begun before hydration. A message that
 * appears or disappears during a press would move the button, and the click would be lost.
 */
export function useAfterPress(): AfterPress {
  const isDown = useRef(false);
  const waiting = useRef<Array<() => void>>([]);
  useEffect(() => {
    // A key that presses a button also makes it `:active`.
    isDown.current = document.querySelector(':active') !== null;
    const down = () => {
      isDown.current = true;
    };
    const up = () => {
      isDown.current = false;
      // The click follows the release and must be handled first.
      setTimeout(() => waiting.current.splice(0).forEach((act) => act()));
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener('pointerdown', down, options);
    for (const type of ends) addEventListener(type, up, options);
    return () => {
      waiting.current = [];
      listening.abort();
    };
  }, []);
  return useCallback((act) => {
    if (isDown.current) waiting.current.push(() => act(true));
    else act(false);
  }, []);
}
