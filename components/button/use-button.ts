import { useId } from 'react';
import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { announce } from '../announcer/announce.ts';
import { useWords } from '../texts/index.ts';
import { buttonTexts } from './button.texts.ts';

export interface UseButtonOptions extends ButtonHTMLAttributes<HTMLButtonElement> {
  isBusy?: boolean | undefined;
  /** Why the button does nothing now; it does something when there is no reason. */
  unavailableReason?: string | undefined;
}

/**
 * A button that is busy or unavailable keeps its place in the tab order and says why, instead of vanishing from the
 * keyboard as `disabled` does (accessibility, decision 4). It then swallows the press, also that of a submit button.
 * `note` is what the element with the id `noteId` must say.
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
