import { useLayoutEffect, useRef } from 'react';
import { borrowAnnouncer } from '../announcer/borrow-announcer.ts';
import { Button } from '../button/index.ts';
import { useTexts } from '../texts/index.ts';
import { ComboboxForm } from './combobox-form.tsx';
import type { ComboboxFullScreenProps } from './combobox.tsx';
import { comboboxTexts } from './combobox.texts.ts';
import * as styles from './full-screen.css.ts';

/**
 * The search over the whole screen of a phone: for the prop `fullScreen` of Combobox, and a module of its own, so that only who
 * asks for it carries it. A native modal dialog: the page behind is inert, and "back" on Android closes it.
 */
export function ComboboxFullScreen({ onClose, ...props }: ComboboxFullScreenProps) {
  const t = useTexts(comboboxTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    // At once, within the press: later, iOS would not bring up its keyboard.
    element.showModal();
    const field = element.querySelector('input')!;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    return borrowAnnouncer(element);
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={t('dialog')}
      className={styles.dialog}
      data-scrolls=""
      onClose={(event) => onClose(event.currentTarget.querySelector('input')!.value)}
    >
      <ComboboxForm
        {...props}
        cancel={
          <Button tone="text" onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </Button>
        }
      />
    </dialog>
  );
}
