import { memo, useId, type ReactNode } from 'react';
import { announce } from '../announcer/announce.ts';
import { IconButton } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { icons } from '../icon/index.ts';
import type { VisibleName } from '../shared/index.ts';
import { Text } from '../text/index.ts';
import { useWords } from '../texts/index.ts';
import type { DialogCloseReason } from './dialog-stack.ts';
import * as css from './dialog-frame.css.ts';
import { modalTexts } from './modal.texts.ts';
import { useDialog } from './use-dialog.ts';

/** What all dialogs of the kit take. */
export interface DialogProps {
  /** Whether it is open. While it is closed its content is not in the page. */
  isOpen: boolean;
  /** Called when the user closes it, with how they did; set `isOpen` to false then. */
  onClose(reason: DialogCloseReason): void;
  /** Its name, an `h2`. Not the words of the button that opens it: a screen reader skips a name that equals the last one. */
  title: VisibleName;
  /** What it is about, in a sentence or two; read with its name when it opens. */
  description?: ReactNode;
  /** Its content. The first field gets focus on opening, or else "Zamknij", unless an element has `data-initial-focus`. */
  children?: ReactNode;
  /** Unfinished work is in progress: it cannot be closed, and announces why. */
  isBusy?: boolean;
  /** Whether Back in the browser closes it: while open, it adds a history entry. Off by default. */
  closesOnBack?: boolean;
}

interface DialogFrameProps extends DialogProps {
  /** The class for its place and size. */
  className: string;
  role?: 'alertdialog';
  size?: string;
  /** Buttons under the content, or their render prop; `close` asks to close as "Zamknij" does. */
  actions?: ReactNode | ((close: () => void) => ReactNode);
  closesOnOutsidePress?: boolean;
}

/**
 * The content of a dialog; until focus is restored, its last content while open. That is not rendered again: what belongs
 * to a closed dialog may have nothing to show.
 */
const Kept = memo(
  ({ children }: { isOpen: boolean; children: ReactNode }) => children,
  (_, { isOpen }) => !isOpen,
);

/** Head, content and foot of a dialog: the head and the foot stay while the content scrolls. */
export function DialogFrame({
  isOpen,
  onClose,
  title,
  description,
  children,
  actions,
  isBusy = false,
  className,
  role,
  size,
  closesOnBack = false,
  closesOnOutsidePress = true,
}: DialogFrameProps) {
  const t = useWords(modalTexts);
  const id = useId();
  const { isPresent, close, dialogProps } = useDialog({
    isOpen,
    onClose,
    closesOnBack,
    canClose(reason) {
      if (reason === 'outside' && !closesOnOutsidePress) return false;
      if (isBusy) announce(t('busy'));
      return !isBusy;
    },
  });
  const held = isOpen && (
    <>
      <div className={css.head}>
        <Heading id={`${id}title`} level={2}>
          {title}
        </Heading>
        <span className={css.close}>
          <IconButton icon={icons.close} label={t('close')} onClick={close} />
        </span>
      </div>
      <div className={css.body} data-dialog-body="">
        {description !== undefined && (
          <div id={`${id}description`}>
            <Text>{description}</Text>
          </div>
        )}
        {children}
      </div>
      {actions !== undefined && (
        <div className={css.foot}>{typeof actions === 'function' ? actions(close) : actions}</div>
      )}
    </>
  );
  return (
    <dialog
      {...dialogProps}
      className={className}
      role={role}
      data-size={size}
      // A closed dialog has no content to name it.
      aria-labelledby={isPresent ? `${id}title` : undefined}
      aria-describedby={isPresent && description !== undefined ? `${id}description` : undefined}
      aria-busy={isBusy || undefined}
    >
      {isPresent && <Kept isOpen={isOpen}>{held}</Kept>}
    </dialog>
  );
}
