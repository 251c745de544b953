import { useRef, type MouseEvent } from 'react';

/** The option of an event in the list; undefined between options. */
export function optionIndex(event: MouseEvent): number | undefined {
  const option = (event.target as Element).closest<HTMLElement>('[data-index]');
  return option === null ? undefined : Number(option.dataset['index']);
}

/** A press in the popup keeps focus in the field; Safari would drop it, and the popup would close. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();

/**
 * Distinguishes mouse moves from list moves: browsers send the same events when a list opens or scrolls under a still
 * pointer (Chromium 156).
 *
 * @returns a function that reports whether the mouse moved since the last event
 */
export function usePointer() {
  const last = useRef<string>(undefined);
  return ({ screenX, screenY }: MouseEvent): boolean => {
    const place = `${screenX} ${screenY}`;
    const isNew = last.current !== undefined && last.current !== place;
    last.current = place;
    return isNew;
  };
}
