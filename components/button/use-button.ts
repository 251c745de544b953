import { useId } from 'react';
import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { announce } from '../announcer/announce.ts';
import { useWords } from '../texts/index.ts';
import { buttonTexts } from './button.texts.ts';

export interface UseButtonOptions extends ButtonHTMLAttributes<HTMLButtonElement> {
  isBusy?: boolean | undefined;
  /** Why the button does nothing now; without a reason it works. */
  unavailableReason?: string | undefined;
}

/**
 * Keeps a busy or unavailable button in the tab order with its reason, which `disabled` would not (accessibility,
 * decision 4). It swallows the press, also that of a submit button. The element with the id `noteId` must contain
 * `note`.
 */
export function useButton({ isBusy, unavailableReason, ...native }: UseButtonOptions) {
  const t = useWords(buttonTexts);
  const noteId = useId();
  const note = isBusy ? t('busy') : unavailableReason;

  return {
    note,
    noteId,
    buttonProps: {
      type: 'button',
      ...native,
      ...(note && {
        onClick: (event: MouseEvent) => {
          event.preventDefault();
          event.stopPropagation();
          if (!isBusy) announce(note);
        },
        'aria-disabled': true,
        'aria-busy': isBusy,
        'aria-describedby': `${native['aria-describedby'] ?? ''} ${noteId}`.trim(),
      }),
    },
  } as const;
}
