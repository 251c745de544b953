import { useEffect, useRef } from 'react';

/** What happens at once, or once nothing is pressed: then focus may have gone somewhere else. */
export type AfterPress = (act: (isLater: boolean) => void) => void;

const ends = ['pointerup', 'pointercancel', 'keyup'];

/**
 * Gives a function that acts at once, or after the press that is going on, also one that began before React listened. A
 * message that came or went while a button is pressed would move the button away from under it, and the click would be lost.
 */
export function useAfterPress(): AfterPress {
  const isDown = useRef(false);
  const waiting = useRef<Array<() => void>>([]);
  useEffect(() => {
    // A key that presses a button makes it `:active`, too.
    isDown.current = document.querySelector(':active') !== null;
    const down = () => {
      isDown.current = true;
    };
    const actAll = () => waiting.current.splice(0).forEach((act) => act());
    const up = () => {
      isDown.current = false;
      // The click comes right after the release; what it does comes first.
      if (waiting.current.length > 0) setTimeout(actAll);
    };
    addEventListener('pointerdown', down, true);
    for (const type of ends) addEventListener(type, up, true);
    return () => {
      waiting.current = [];
      removeEventListener('pointerdown', down, true);
      for (const type of ends) removeEventListener(type, up, true);
    };
  }, []);
  return (act) => {
    if (isDown.current) waiting.current.push(() => act(true));
    else act(false);
  };
}
