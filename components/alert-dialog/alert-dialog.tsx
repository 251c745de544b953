import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { DialogFrame } from '../modal/dialog-frame.tsx';
import type { DialogCloseReason } from '../modal/index.ts';
import { modal } from '../modal/modal.css.ts';
import type { VisibleName } from '../shared/index.ts';

/** One of the two answers. */
interface Answer {
  /** A verb: "Usuń", not "Tak". */
  label: string;
  /** Called when it is chosen. */
  onPress(): void;
}

export interface AlertDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** The question, an `h2`: "Usunąć adres?". */
  title: VisibleName;
  /** What happens then, in a sentence or two; read together with the question. */
  description: ReactNode;
  /** What is asked about. It does not close by itself: set `isOpen` to false in `onPress`, or when the work is done. */
  action: Answer & {
    /** Whether something is lost by it. */
    isDestructive?: boolean;
  };
  /** The words of the answer that changes nothing: "Zostaw". It has focus. */
  safeLabel: string;
  /** Called when nothing shall change: by that answer, "Zamknij", Escape, Back, or because another dialog opened. */
  onClose(reason: DialogCloseReason): void;
  /** Whether the action is under way: its button says so, and the question stays. */
  isBusy?: boolean;
  /** Whether Back in the browser gives the safe answer: while it is open, the history has an entry more. Off by default. */
  closesOnBack?: boolean;
}

/**
 * Asks before something that cannot be taken back. A press outside does not answer it. Inside of another dialog it opens
 * over that one and leads back to it.
 */
export function AlertDialog({ action, safeLabel, onClose, isBusy = false, ...rest }: AlertDialogProps) {
  return (
    <DialogFrame
      {...rest}
      role="alertdialog"
      className={modal}
      closesOnOutsidePress={false}
      isBusy={isBusy}
      onClose={onClose}
      actions={(close) => (
        <>
          <Button
            tone={action.isDestructive === true ? 'danger' : 'secondary'}
            isBusy={isBusy}
            onClick={action.onPress}
          >
            {action.label}
          </Button>
          <Button tone="primary" data-initial-focus="" onClick={close}>
            {safeLabel}
          </Button>
        </>
      )}
    />
  );
}
