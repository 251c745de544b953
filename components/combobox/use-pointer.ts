import { useRef, type MouseEvent } from 'react';

/** The option that an event in the list happened on; undefined between options. */
export function optionIndex(event: MouseEvent): number | undefined {
  const option = (event.target as Element).closest<HTMLElement>('[data-index]');
  return option === null ? undefined : Number(option.dataset['index']);
}

/** A press in the popup leaves the focus in the field; Safari would give it to nobody, and the popup would close. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();

/**
 * Tells moves of the mouse from moves of the list under it: browsers send the same events when a list opens or scrolls under a
 * pointer that lies still (Chromium 156).
 *
 * @returns what says of an event whether the mouse has moved since the last one
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
