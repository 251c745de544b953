import { useEffect, useLayoutEffect, useRef } from 'react';
import { askToClose, openDialog, settleHistory, type DialogCloseReason } from './dialog-stack.ts';
import { markScrollEdges } from './scroll-edges.ts';

export interface UseDialogOptions {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when a person closes it, with what they did; set `isOpen` to false then. */
  onClose?: (reason: DialogCloseReason) => void;
  /** Whether that closes it now; by default all does. Back and a replacement ask too, or only tell. */
  canClose?: ((reason: DialogCloseReason) => boolean) | undefined;
  /** Whether Back in the browser closes it; on by default. */
  hasHistory?: boolean;
}

/**
 * The behaviour of every dialog of the kit, on a native `<dialog>`: one at a time, Escape in two steps, a press outside,
 * Back, focus there and back, and an inert page behind it that does not scroll. Spread `dialogProps` on the `<dialog>`.
 */
export function useDialog({ isOpen, onClose, canClose, hasHistory = true }: UseDialogOptions) {
  const element = useRef<HTMLDialogElement>(null);
  const latest = useRef<Pick<UseDialogOptions, 'onClose' | 'canClose'>>({});
  const goBack = useRef(() => {});
  useLayoutEffect(() => {
    latest.current = { onClose, canClose };
  });
  // A layout effect: its clean-up comes before React takes anything away, and its next run after that, in the same commit.
  useLayoutEffect(() => {
    if (!isOpen || !element.current) return goBack.current();
    const unmark = markScrollEdges(element.current);
    const opened = openDialog(element.current, {
      onClose: (reason) => latest.current.onClose?.(reason),
      canClose: (reason) => latest.current.canClose?.(reason) ?? true,
      hasHistory,
    });
    goBack.current = opened.goBack;
    return () => {
      unmark();
      opened.close();
      // Where it is taken away open, it has no next run.
      queueMicrotask(opened.goBack);
    };
  }, [isOpen, hasHistory]);
  // After a reload, or the way back from another page, the entry of a dialog may stand there without it.
  useEffect(settleHistory, []);

  return {
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
