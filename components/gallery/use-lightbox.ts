import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { region } from '../announcer/announce.ts';

/**
 * Takes the announcer into a dialog: around a modal one everything is inert, and what is inert is never spoken. Returns what
 * takes it back.
 */
function takeAnnouncer(dialog: HTMLDialogElement): () => void {
  const homes = [region('polite'), region('assertive')].map((element) => ({
    element,
    parent: element.parentNode,
    next: element.nextSibling,
  }));
  dialog.append(...homes.map(({ element }) => element));
  return () => {
    // The last one first: it may be what the one before it stood beside.
    for (const { element, parent, next } of homes.toReversed()) parent?.insertBefore(element, next);
  };
}

/**
 * A dialog that is open as long as its component is there. The browser fences the keyboard in, asks to close it at Escape and
 * gives focus back to what had it before.
 *
 * @param onOpen called once it is open and laid out, before it is painted
 */
export function useLightbox(onOpen: (dialog: HTMLDialogElement) => void): RefObject<HTMLDialogElement | null> {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const opened = useEffectEvent(onOpen);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const takeBack = takeAnnouncer(dialog);
    dialog.showModal();
    opened(dialog);
    return () => {
      takeBack();
      // Taken away while open it would take focus along.
      dialog.close();
    };
  }, []);

  return dialogRef;
}
