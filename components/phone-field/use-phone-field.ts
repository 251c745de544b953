import { useEffect, useRef } from 'react';
import { groupedNumber, internationalNumber } from './phone-number.ts';

export interface PhoneFieldBehaviour {
  name: string | undefined;
  hasPrefix: boolean;
  sends: 'typed' | 'international';
}

/** Groups the digits when focus leaves, never during typing, but sends the typed text. */
export function usePhoneField({ name, hasPrefix, sends }: PhoneFieldBehaviour) {
  const input = useRef<HTMLInputElement>(null);
  /** The typed text and its replacement. */
  const shown = useRef({ typed: '', text: '' });

  useEffect(() => {
    const element = input.current!;
    const { form } = element;
    if (!form || name === undefined) return;
    const onFormData = ({ formData }: FormDataEvent) => {
      if (!formData.has(name)) return;
      const typed = element.value === shown.current.text ? shown.current.typed : element.value;
      formData.set(name, sends === 'international' ? (internationalNumber(typed) ?? typed) : typed);
    };
    form.addEventListener('formdata', onFormData);
    return () => form.removeEventListener('formdata', onFormData);
  }, [name, sends]);

  return {
    input,
    onBlur() {
      const element = input.current!;
      if (element.value === shown.current.text) return;
      const typed = element.value;
      const text = groupedNumber(typed, { hasPrefix });
      shown.current = { typed, text };
      element.value = text;
    },
  };
}
