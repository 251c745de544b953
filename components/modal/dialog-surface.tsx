import { Content, Root } from '@radix-ui/react-dialog';
import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { leaveStaleEntry } from './dialog-history.ts';
import './dialog-surface.css.ts';
import { listen, onEscape, onInput, onInteractOutside, onTab } from './dialog-events.ts';
import {
  askToClose,
  closeDialog,
  leaveDialog,
  openDialog,
  type DialogOptions,
  type OpenDialog,
} from './open-dialogs.ts';
import { markScrollEdges } from './scroll-edges.ts';

type Native = Omit<
  HTMLAttributes<HTMLElement>,
  'popover' | 'onClose' | 'aria-modal' | 'aria-labelledby' | 'aria-describedby' | 'tabIndex'
>;

export interface DialogSurfaceProps extends Native, DialogOptions {
  /** Whether it is open. While it is closed nothing of it is in the page. */
  isOpen: boolean;
  /** Its content, with a `DialogTitle` unless it has an `aria-label`. */
  children: ReactNode;
  /** The `<dialog>` element. */
  ref?: Ref<HTMLDialogElement>;
}

/** Until focus is restored, the last content while open. What belongs to a closed dialog may have nothing to show. */
const Kept = memo(
  ({ children }: { isOpen: boolean; children: ReactNode }) => children,
  (_, { isOpen }) => !isOpen,
);

/**
 * The behaviour of every dialog of the kit, on a native `<dialog>`. Radix gives the layers, what is outside, names and presence;
 * the kit the top layer, one dialog at a time, Escape in two steps, Back if asked for, focus there and back, and a page
 * behind that becomes inert once the opening was heard, and does not scroll.
 */
export function DialogSurface({
  isOpen,
  onClose,
  canClose,
  closesOnBack,
  children,
  ref,
  ...native
}: DialogSurfaceProps) {
  const rendered = { onClose, canClose, closesOnBack };
  const options = useRef<DialogOptions>(rendered);
  const opened = useRef<OpenDialog>(undefined);
  // Not an effect: Radix inserts it one commit after `isOpen`.
  const attach = useCallback((element: HTMLDialogElement) => {
    const dialog = openDialog(element, options);
    opened.current = dialog;
    listen();
    markScrollEdges(element);
    return () => {
      leaveDialog(dialog);
      listen();
    };
  }, []);
  useLayoutEffect(() => {
    options.current = rendered;
    // Radix removes it in the commit after closing: focus is restored, then the content leaves.
    if (!isOpen && opened.current) closeDialog(opened.current);
  });
  useEffect(() => {
    if (closesOnBack) leaveStaleEntry();
  }, [closesOnBack]);

  return (
    // Not modal: Radix would hide the page before the opening was heard (decision 30).
    <Root modal={false} open={isOpen} onOpenChange={() => askToClose(opened.current!, 'button')}>
      <Content
        {...native}
        asChild
        ref={ref as Ref<HTMLDivElement>}
        onEscapeKeyDown={(event) => onEscape(opened.current!, event)}
        onInteractOutside={(event) => onInteractOutside(opened.current!, event)}
      >
        <dialog
          ref={attach}
          popover="manual"
          aria-modal
          tabIndex={-1}
          onKeyDown={onTab}
          // In the capture phase: a field may stop the event.
          onInputCapture={(event) => onInput(opened.current!, event.target as Element)}
        >
          <Kept isOpen={isOpen}>{children}</Kept>
        </dialog>
      </Content>
    </Root>
  );
}
