import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../announcer/index.ts';
import { useTexts } from '../texts/index.ts';
import { fitted, lengthOf } from './room.ts';
import { textAreaTexts } from './text-area.texts.ts';

/** How long a person must stop typing before anything is said, in milliseconds. */
const SPEAK_AFTER = 1000;
/** The rest is said only when it becomes short: in the last tenth. */
const SPEAK_FROM = 0.9;

export interface TextAreaOptions {
  id?: string | undefined;
  maxLength: number | null;
  defaultValue: string;
  /** The text where somebody else keeps it. */
  value: unknown;
}

/**
 * Counts characters, cuts what does not fit, and says both politely and rarely: after a pause, the rest near the end,
 * and what was cut.
 */
export function useTextArea({ id: givenId, maxLength, defaultValue, value }: TextAreaOptions) {
  const t = useTexts(textAreaTexts);
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const control = useRef<HTMLTextAreaElement>(null);
  const [used, setUsed] = useState(() => lengthOf(defaultValue));
  /** How many characters were cut since the text last fitted. */
  const [cut, setCut] = useState(0);
  const isEdited = useRef(false);

  // What was typed before hydration stands in the DOM and counts. It is not cut unseen: the server says what is too long.
  useLayoutEffect(() => setUsed(lengthOf(control.current!.value)), [value]);

  useEffect(() => {
    const area = control.current!;
    const onReset = () => {
      setUsed(lengthOf(area.defaultValue));
      setCut(0);
    };
    const { form } = area;
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, []);

  const maximum = maxLength ?? Infinity;
  const message = cut > 0 ? t('cut', { count: cut, maximum }) : undefined;
  // The message of a cut says already that no more will fit.
  const counter = t(used < maximum || cut > 0 ? 'used' : 'full', { used, count: maximum });
  const spoken = message ?? (used < maximum ? t('remaining', { count: maximum - used }) : counter);

  useEffect(() => {
    if (!isEdited.current || used < maximum * SPEAK_FROM) return;
    const timer = setTimeout(() => announce(spoken), SPEAK_AFTER);
    return () => clearTimeout(timer);
  }, [used, maximum, spoken]);

  return {
    id,
    control,
    /** Why something is missing, as long as it is news. */
    message,
    /** Takes what was just written: cuts it and counts it. */
    take() {
      const area = control.current!;
      isEdited.current = true;
      const { text, caret, cut: cutNow } = fitted({ text: area.value, caret: area.selectionEnd }, maximum);
      if (cutNow > 0) {
        area.value = text;
        area.setSelectionRange(caret, caret);
      }
      setUsed(lengthOf(text));
      setCut(cutNow > 0 ? cut + cutNow : 0);
    },
    limit:
      maxLength === null ? undefined : { id: `${id}-limit`, description: t('limit', { count: maxLength }), counter },
  };
}
