import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { leaveStaleEntry } from './dialog-history.ts';
import { askToClose, openDialog, type DialogCloseReason } from './dialog-stack.ts';
import { markScrollEdges } from './scroll-edges.ts';

export interface UseDialogOptions {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when the user closes it, with how they did; set `isOpen` to false then. */
  onClose?: (reason: DialogCloseReason) => void;
  /** Whether that closes it now; always by default. Back and a replacement ask too, or only report. */
  canClose?: ((reason: DialogCloseReason) => boolean) | undefined;
  /** Whether Back in the browser closes it: while open, it adds a history entry. Off by default. */
  closesOnBack?: boolean;
}

/**
 * The behaviour of every dialog of the kit, on a native `<dialog>`: one at a time, Escape in two steps, a press outside,
 * Back if asked for, focus there and back, and an inert page behind it that does not scroll. Spread `dialogProps` on
 * the `<dialog>`, and render its content while `isPresent`. A closed one has no listeners.
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
  // In the commit after closing, the content is still there: focus is restored, then the content leaves.
  useLayoutEffect(() => {
    if (isOpen) return;
    opened.current?.close();
    // oxlint-disable-next-line react/set-state-in-effect -- a second commit before anything is drawn, once focus has gone back
    setPresent(false);
  }, [isOpen]);
  // After its removal, maybe with the trigger.
  useLayoutEffect(() => {
    if (isPresent) return;
    opened.current?.goBack();
    opened.current = undefined;
  }, [isPresent]);
  useLayoutEffect(
    () => () => {
      // Unmounted while open. React fires no focus event at that moment.
      opened.current?.hide();
      queueMicrotask(() => opened.current?.goBack());
    },
    [],
  );
  useEffect(() => {
    if (closesOnBack) leaveStaleEntry();
  }, [closesOnBack]);

  return {
    /** Whether to render the content: while open, and until focus is restored. */
    isPresent,
    /** Asks to close, as its own button does. */
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
