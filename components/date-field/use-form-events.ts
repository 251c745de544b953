import { useEffect, useEffectEvent, type RefObject } from 'react';

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
  const onFormData = useEffectEvent(({ formData }: FormDataEvent) => events.onFormData(formData));
  const onReset = useEffectEvent(() => events.onReset());

  useEffect(() => {
    const form = control.current?.form;
    const [send, reset] = [(event: FormDataEvent) => onFormData(event), () => onReset()];
    form?.addEventListener('formdata', send);
    form?.addEventListener('reset', reset);
    return () => {
      form?.removeEventListener('formdata', send);
      form?.removeEventListener('reset', reset);
    };
  }, [control]);
}
