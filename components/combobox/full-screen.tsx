import { Close } from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { fullScreen } from '../modal/dialog-surface.css.ts';
import { DialogSurface } from '../modal/dialog-surface.tsx';
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
  const body = useRef<HTMLDivElement>(null);
  const field = () => body.current!.querySelector('input')!;
  // Once the dialog is open, within the press: later, iOS would not show its keyboard.
  useLayoutEffect(() => {
    const { value } = field();
    field().setSelectionRange(value.length, value.length);
  }, []);
  return (
    <DialogSurface
      isOpen
      closesOnBack={closesOnBack}
      onClose={() => onClose(field().value)}
      aria-label={t('dialog')}
      className={fullScreen}
      data-scrolls=""
    >
      <div ref={body} data-dialog-body="">
        <ComboboxForm
          {...props}
          cancel={
            <Close asChild>
              <Button tone="text">{t('cancel')}</Button>
            </Close>
          }
        />
      </div>
    </DialogSurface>
  );
}
