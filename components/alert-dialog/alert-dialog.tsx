import { Close } from '@radix-ui/react-dialog';
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
  /** The title, an `h2`: "Usunąć adres?". */
  title: VisibleName;
  /** The consequences, in a sentence or two; read with the title. */
  description: ReactNode;
  /** The action. It does not close the dialog: set `isOpen` to false in `onPress`, or when the work is done. */
  action: Answer & {
    /** Whether something is lost. */
    isDestructive?: boolean;
  };
  /** The label of the safe answer: "Zostaw". It has initial focus. */
  safeLabel: string;
  /** Called when nothing changes: by the safe answer, "Zamknij", Escape, Back, or another dialog opening. */
  onClose(reason: DialogCloseReason): void;
  /** Whether the action is running: its button is busy, the dialog stays. */
  isBusy?: boolean;
  /** Whether Back gives the safe answer: while open, the history has one more entry. Off by default. */
  closesOnBack?: boolean;
}

/**
 * Confirms an action that cannot be undone. A press outside does nothing. Inside another dialog it opens above that one
 * and returns to it.
 */
export function AlertDialog({ action, safeLabel, isBusy = false, ...rest }: AlertDialogProps) {
  return (
    <DialogFrame
      {...rest}
      role="alertdialog"
      className={modal}
      isBusy={isBusy}
      actions={
        <>
          <Button
            tone={action.isDestructive === true ? 'danger' : 'secondary'}
            isBusy={isBusy}
            onClick={action.onPress}
          >
            {action.label}
          </Button>
          <Close asChild>
            <Button tone="primary" data-initial-focus="">
              {safeLabel}
            </Button>
          </Close>
        </>
      }
    />
  );
}
