import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

export interface FormEvents {
  /** The form is asked what it would send: put the control's value there. */
  readonly onFormData: (data: FormData) => void;
  /** The form goes back to its beginning; the browser puts its own controls back after this. */
  readonly onReset: () => void;
}

/** Lets a control, or a group of them, send another value than what stands in its inputs. */
export function useFormEvents(
  control: RefObject<HTMLInputElement | HTMLFieldSetElement | null>,
  events: FormEvents,
): void {
  // What outlives a render calls the functions of the latest one.
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
