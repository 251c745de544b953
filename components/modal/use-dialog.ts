import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { leaveStaleEntry } from './dialog-history.ts';
import { askToClose, openDialog, type DialogCloseReason } from './dialog-stack.ts';
import { markScrollEdges } from './scroll-edges.ts';

export interface UseDialogOptions {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when a person closes it, with what they did; set `isOpen` to false then. */
  onClose?: (reason: DialogCloseReason) => void;
  /** Whether that closes it now; by default all does. Back and a replacement ask too, or only tell. */
  canClose?: ((reason: DialogCloseReason) => boolean) | undefined;
  /** Whether Back in the browser closes it: while it is open, the history has an entry more. Off by default. */
  closesOnBack?: boolean;
}

/**
 * The behaviour of every dialog of the kit, on a native `<dialog>`: one at a time, Escape in two steps, a press outside,
 * Back where it is asked for, focus there and back, and an inert page behind it that does not scroll. Spread `dialogProps` on
 * the `<dialog>`, and render what it holds while `isPresent`. A closed one listens to nothing.
 */
export function useDialog({ isOpen, onClose, canClose, closesOnBack = false }: UseDialogOptions) {
  const element = useRef<HTMLDialogElement>(null);
  const latest = useRef<Omit<UseDialogOptions, 'isOpen'>>({});
  const opened = useRef<ReturnType<typeof openDialog>>(undefined);
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);
  useLayoutEffect(() => {
    latest.current = { onClose, canClose, closesOnBack };
  });
  useLayoutEffect(() => {
    if (!isOpen || !element.current) return undefined;
    opened.current = openDialog(element.current, {
      onClose: (reason) => latest.current.onClose?.(reason),
      canClose: (reason) => latest.current.canClose?.(reason) ?? true,
      closesOnBack: latest.current.closesOnBack === true,
    });
    return markScrollEdges(element.current);
  }, [isOpen]);
  // In the commit after which it is closed, what it holds is still there: focus goes back, and then that leaves the page.
  useLayoutEffect(() => {
    if (isOpen) return;
    opened.current?.close();
    // oxlint-disable-next-line react/set-state-in-effect -- a second commit before anything is drawn, once focus has gone back
    setPresent(false);
  }, [isOpen]);
  // Once it has left, which may have taken the trigger along.
  useLayoutEffect(() => {
    if (isPresent) return;
    opened.current?.goBack();
    opened.current = undefined;
  }, [isPresent]);
  useLayoutEffect(
    () => () => {
      // Taken away while it is open. React hears no focus in that moment.
      opened.current?.hide();
      queueMicrotask(() => opened.current?.goBack());
    },
    [],
  );
  useEffect(() => {
    if (closesOnBack) leaveStaleEntry();
  }, [closesOnBack]);

  return {
    /** Whether what it holds is to be rendered: while it is open, and until focus has gone back. */
    isPresent,
    /** Asks to close, as a button of its own does. */
    close() {
      if (element.current) askToClose(element.current, 'button');
    },
    dialogProps: {
      ref: element,
      tabIndex: -1,
      // Not `showModal`: see decision 14. The top layer is the same.
      popover: 'manual',
      'aria-modal': true,
    },
  } as const;
}
