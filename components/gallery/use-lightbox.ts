import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { borrowAnnouncer } from '../announcer/borrow-announcer.ts';

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
    const giveBack = borrowAnnouncer(dialog);
    dialog.showModal();
    opened(dialog);
    return () => {
      giveBack();
      // Taken away while open it would take focus along.
      dialog.close();
    };
  }, []);

  return dialogRef;
}
