import { useState, type FormEvent } from 'react';

/**
 * Whether somebody is filling in the control: true from the first change until focus leaves. Orca 43 speaks each change of
 * the description of what has focus as a whole: hint, prefix and suffix, heard by who came to the field, would be said again
 * whenever an error comes or goes.
 */
export function useBeingFilled() {
  const [isBeingFilled, setBeingFilled] = useState(false);
  return {
    isBeingFilled,
    /** For the element around the control. */
    frameProps: {
      onInput({ target }: FormEvent<HTMLElement>) {
        const control = target as HTMLElement;
        // The browser fills in from elsewhere, and then nothing would end it.
        setBeingFilled(control === control.ownerDocument.activeElement);
      },
      onBlur: () => setBeingFilled(false),
    },
  };
}
