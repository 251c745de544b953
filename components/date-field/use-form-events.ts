import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

export interface FormEvents {
  /** The form collects its data: set the control's value. */
  readonly onFormData: (data: FormData) => void;
  /** The form is reset; the browser resets its controls after this. */
  readonly onReset: () => void;
}

/** Lets a control, or a group, send another value than its inputs'. */
export function useFormEvents(
  control: RefObject<HTMLInputElement | HTMLFieldSetElement | null>,
  events: FormEvents,
): void {
  // Long-lived listeners call the latest functions.
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });

  useEffect(() => {
    const form = control.current?.form;
    const send = ({ formData }: FormDataEvent) => latest.current.onFormData(formData);
    const reset = () => latest.current.onReset();
    form?.addEventListener('formdata', send);
    form?.addEventListener('reset', reset);
    return () => {
      form?.removeEventListener('formdata', send);
      form?.removeEventListener('reset', reset);
    };
  }, [control]);
}
