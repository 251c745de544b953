import { useLayoutEffect } from 'react';
import { Button } from '../button/index.ts';
import { fullScreen } from '../modal/dialog-frame.css.ts';
import { useDialog } from '../modal/use-dialog.ts';
import { useTexts } from '../texts/index.ts';
import { ComboboxForm } from './combobox-form.tsx';
import type { ComboboxFullScreenProps } from './combobox.tsx';
import { comboboxTexts } from './combobox.texts.ts';

/**
 * The search over the whole screen of a phone: for the prop `fullScreen` of Combobox, and a module of its own, so that only who
 * asks for it carries it. It behaves as every dialog of the kit.
 */
export function ComboboxFullScreen({ onClose, closesOnBack = false, ...props }: ComboboxFullScreenProps) {
  const t = useTexts(comboboxTexts);
  const { close, dialogProps } = useDialog({
    isOpen: true,
    closesOnBack,
    onClose: () => onClose(fieldIn(dialogProps.ref).value),
  });
  // After the dialog has opened, which is within the press: later, iOS would not bring up its keyboard.
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
