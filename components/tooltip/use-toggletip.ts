import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import { announce } from '../announcer/announce.ts';
import { keepBeside } from './keep-beside.ts';

/** The browser opens and closes it (`popovertarget`); this places and announces it. */
export function useToggletip() {
  const button = useRef<HTMLButtonElement>(null);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  return {
    id: useId(),
    button,
    onToggle(event: SyntheticEvent<HTMLElement, ToggleEvent>) {
      stop.current();
      const bubble = event.currentTarget;
      if (event.nativeEvent.newState !== 'open' || !button.current) return;
      stop.current = keepBeside(bubble, button.current);
      announce(bubble.textContent);
    },
  };
}
