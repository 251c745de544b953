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
    void begin().then(
      ({ Control, accepts }) => {
        const takePlace = () => {
          const element = document.getElementById(field);
          if (waiting.signal.aborted || !(element instanceof HTMLInputElement)) return;
          if (element === document.activeElement || accepts?.(element.value) === false) return;
          setLate({ Control, text: element.value });
        };
        takePlace();
        // After the blur, when the focus is elsewhere.
        const later = () => void setTimeout(takePlace, 0);
        document.getElementById(field)?.addEventListener('blur', later, { signal: waiting.signal });
      },
      (error: unknown) => console.error(`The control of "${field}" was not loaded.`, error),
    );
    return () => waiting.abort();
  }, [isWanted, late, field]);
  return late;
}
