import { useLayoutEffect } from 'react';
import { Button } from '../button/index.ts';
import { fullScreen } from '../modal/dialog-frame.css.ts';
import { useDialog } from '../modal/use-dialog.ts';
import { useTexts } from '../texts/index.ts';
import { ComboboxForm } from './combobox-form.tsx';
import type { ComboboxFullScreenProps } from './combobox.tsx';
import { comboboxTexts } from './combobox.texts.ts';

/**
 * The full-screen search of phones: for Combobox's prop `fullScreen`, in its own module, so that it is only loaded on
 * demand. It behaves like every dialog of the kit.
 */
export function ComboboxFullScreen({ onClose, closesOnBack = false, ...props }: ComboboxFullScreenProps) {
  const t = useTexts(comboboxTexts);
  const { close, dialogProps } = useDialog({
    isOpen: true,
    closesOnBack,
    onClose: () => onClose(fieldIn(dialogProps.ref).value),
  });
  // Once the dialog is open, within the press: later, iOS would not show its keyboard.
  useLayoutEffect(() => {
    const field = fieldIn(dialogProps.ref);
    field.setSelectionRange(field.value.length, field.value.length);
  }, [dialogProps.ref]);
  return (
    <dialog {...dialogProps} aria-label={t('dialog')} className={fullScreen} data-scrolls="">
      <div data-dialog-body="">
        <ComboboxForm
          {...props}
          cancel={
            <Button tone="text" onClick={close}>
              {t('cancel')}
            </Button>
          }
        />
      </div>
    </dialog>
  );
}

const fieldIn = (dialog: { current: HTMLDialogElement | null }) => dialog.current!.querySelector('input')!;
