import { useState, type FormEvent, type ReactNode } from 'react';

/**
 * Whether somebody is filling in the control and what is said of it has changed meanwhile: true from then until focus leaves.
 * Orca 43 speaks each change of the description of what has focus as a whole: hint, prefix and suffix, heard by who came to
 * the field, would be said again whenever an error comes or goes.
 *
 * @param told the message that describes the control
 */
export function useBeingFilled(told: ReactNode) {
  const [filling, setFilling] = useState<{ atFirst: ReactNode; isOther: boolean } | null>(null);
  // Elements are new with each render; for them it counts only whether there is one.
  const words = typeof told === 'object' ? told !== null : told;
  if (filling && !filling.isOther && filling.atFirst !== words) setFilling({ ...filling, isOther: true });
  return {
    isOther: filling?.isOther ?? false,
    /** For the element around the control. */
    frameProps: {
      onInput({ target }: FormEvent<HTMLElement>) {
        const control = target as HTMLElement;
        // The browser fills in from elsewhere, and then nothing would end it.
        if (control === control.ownerDocument.activeElement)
          setFilling((known) => known ?? { atFirst: words, isOther: false });
      },
      onBlur: () => setFilling(null),
    },
  };
}
