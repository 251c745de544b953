import { Close, Description, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { announce } from '../announcer/announce.ts';
import { Icon, icons } from '../icon/index.ts';
import type { VisibleName } from '../shared/index.ts';
import { useWords } from '../texts/index.ts';
import * as css from './dialog-frame.css.ts';
import { DialogSurface } from './dialog-surface.tsx';
import { modalTexts } from './modal.texts.ts';
import type { DialogCloseReason } from './open-dialogs.ts';

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
  /** An `alertdialog` waits for an answer: a press outside does nothing. */
  role?: 'alertdialog';
  'data-size'?: string | undefined;
  /** Buttons under the content. */
  actions?: ReactNode;
}

/** Head, content and foot of a dialog: the head and the foot stay while the content scrolls. */
export function DialogFrame({ title, description, children, actions, isBusy, ...surface }: DialogFrameProps) {
  const t = useWords(modalTexts);
  return (
    <DialogSurface
      {...surface}
      aria-busy={isBusy || undefined}
      canClose={(reason) => {
        if (reason === 'outside' && surface.role) return false;
        if (isBusy) announce(t('busy'));
        return !isBusy;
      }}
    >
      <div className={css.head}>
        <Title className={css.title}>{title}</Title>
        <Close className={css.close} aria-label={t('close')}>
          <Icon shape={icons.close} />
        </Close>
      </div>
      <div className={css.body} data-dialog-body="">
        {description && <Description className={css.description}>{description}</Description>}
        {children}
      </div>
      {actions && <div className={css.foot}>{actions}</div>}
    </DialogSurface>
  );
}
