import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

/** A control that came after the page, and what its field in the server's HTML held then. */
export interface LateControl<Props> {
  Control: ComponentType<Props>;
  text: string;
}

/**
 * A control whose code comes after the page: null until it is there, and as long as the field in its place is in use or
 * holds what the control cannot. After a failed load the field stays, and works.
 *
 * @param load the import of the control
 * @param field the id of the field in its place
 * @param accepts whether the control can hold the field's text
 */
export function useLateControl<Props>(
  load: () => Promise<ComponentType<Props>>,
  {
    field,
    isWanted = true,
    accepts = () => true,
  }: { field: string; isWanted?: boolean; accepts?: (text: string) => boolean },
): LateControl<Props> | null {
  const [late, setLate] = useState<LateControl<Props> | null>(null);
  const begin = useEffectEvent(load);
  const takePlace = useEffectEvent((Control: ComponentType<Props>) => {
    const element = document.getElementById(field);
    if (!(element instanceof HTMLInputElement) || element === document.activeElement) return;
    if (accepts(element.value)) setLate({ Control, text: element.value });
  });
  useEffect(() => {
    if (!isWanted || late) return;
    const waiting = new AbortController();
    void begin().then(
      (Control) => {
        if (waiting.signal.aborted) return;
        takePlace(Control);
        // After the blur: the field may still be corrected by its form.
        const again = () => void setTimeout(() => !waiting.signal.aborted && takePlace(Control), 0);
        document.getElementById(field)?.addEventListener('blur', again, { signal: waiting.signal });
      },
      (error: unknown) => console.error(`The control of "${field}" was not loaded.`, error),
    );
    return () => waiting.abort();
  }, [isWanted, late, field]);
  return late;
}
