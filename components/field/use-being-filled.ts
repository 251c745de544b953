import { useState, type FormEvent } from 'react';
import type { FieldWiring } from './field-props.ts';

/**
 * The wiring of a field, told more quietly while somebody fills it in: once what is said of the control has changed, the
 * message alone describes it until focus leaves. Orca 43 speaks each change of the description of what has focus as a whole:
 * hint, prefix and suffix, heard by who came to the field, would be said again whenever an error comes or goes.
 *
 * @returns the wiring, and `frameProps` for the element around the control
 */
export function useBeingFilled(wiring: FieldWiring) {
  const { controlProps, message, messageProps } = wiring;
  const isMessageTold = controlProps['aria-describedby']?.split(' ').includes(messageProps.id) ?? false;
  const told = isMessageTold ? message : undefined;
  // Elements are new with each render; for them it counts only whether there is one.
  const words = typeof told === 'object' ? told !== null : told;
  const [filling, setFilling] = useState<{ atFirst: unknown; isOther: boolean } | null>(null);
  if (filling && !filling.isOther && filling.atFirst !== words) setFilling({ ...filling, isOther: true });
  const frameProps = {
    onInput({ target }: FormEvent<HTMLElement>) {
      const control = target as HTMLElement;
      // The browser fills in from elsewhere, and then nothing would end it.
      if (control === control.ownerDocument.activeElement)
        setFilling((known) => known ?? { atFirst: words, isOther: false });
    },
    onBlur: () => setFilling(null),
  };
  if (!filling?.isOther) return { ...wiring, frameProps };
  const description = isMessageTold ? messageProps.id : undefined;
  return { ...wiring, frameProps, controlProps: { ...controlProps, 'aria-describedby': description } };
}
