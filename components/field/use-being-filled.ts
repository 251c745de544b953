import { useState, type FormEvent } from 'react';
import type { FieldWiring } from './field-props.ts';

/**
 * Keeps a field's wiring quiet while the user fills it in: once its description has changed, only the message describes
 * it until blur. Orca 43 reads each changed description of the focused element as a whole: hint, prefix and suffix,
 * already read on entry, would repeat whenever an error comes or goes.
 *
 * @returns the wiring, and `frameProps` for the element around the control
 */
export function useBeingFilled(wiring: FieldWiring) {
  const { controlProps, message, messageProps } = wiring;
  const isMessageLinked = controlProps['aria-describedby']?.split(' ').includes(messageProps.id) ?? false;
  const linkedMessage = isMessageLinked ? message : undefined;
  // Elements are new on each render; only compare whether there is one.
  const words = typeof linkedMessage === 'object' ? linkedMessage !== null : linkedMessage;
  const [filling, setFilling] = useState<{ atFirst: unknown; isOther: boolean } | null>(null);
  if (filling && !filling.isOther && filling.atFirst !== words) setFilling({ ...filling, isOther: true });
  const frameProps = {
    onInput({ target }: FormEvent<HTMLElement>) {
      const control = target as HTMLElement;
      // Autofill acts from elsewhere, and then nothing would end it.
      if (control === control.ownerDocument.activeElement)
        setFilling((known) => known ?? { atFirst: words, isOther: false });
    },
    onBlur: () => setFilling(null),
  };
  if (!filling?.isOther) return { ...wiring, frameProps };
  const description = isMessageLinked ? messageProps.id : undefined;
  return { ...wiring, frameProps, controlProps: { ...controlProps, 'aria-describedby': description } };
}
