import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

/** A control whose code comes after the page. */
interface LateCode<Props> {
  Control: ComponentType<Props>;
  /** Whether it can hold the text of the field in its place; left out where it holds any. */
  accepts?: (text: string) => boolean;
}

/**
 * A control whose code comes after the page, with what the field in its place held then. Null until it is there, and as
 * long as that field is in use or holds what the control cannot. After a failed load the field stays, and works.
 *
 * @param load the import of the control
 * @param field the id of the field in its place
 * @param isWanted whether to load it
 */
export function useLateControl<Props>(
  load: () => Promise<LateCode<Props>>,
  { field, isWanted }: { field: string; isWanted: boolean },
): { Control: ComponentType<Props>; text: string } | null {
  const [late, setLate] = useState<{ Control: ComponentType<Props>; text: string } | null>(null);
  const begin = useEffectEvent(load);
  useEffect(() => {
    if (!isWanted || late) return;
    const waiting = new AbortController();
    void begin().then(({ Control, accepts }) => {
      // The component shows the field until it is unmounted.
      if (waiting.signal.aborted) return;
      const input = document.getElementById(field) as HTMLInputElement;
      const takePlace = () => {
        if (input === document.activeElement || accepts?.(input.value) === false) return;
        setLate({ Control, text: input.value });
      };
      takePlace();
      // After the blur, when the focus is elsewhere.
      input.addEventListener('blur', () => void setTimeout(takePlace, 0), { signal: waiting.signal });
    }, console.error);
    return () => waiting.abort();
  }, [isWanted, late, field]);
  return late;
}
