import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../announcer/index.ts';
import { useTexts } from '../texts/index.ts';
import { fitted, lengthOf } from './room.ts';
import { textAreaTexts } from './text-area.texts.ts';

/** How long typing must pause before an announcement, in milliseconds. */
const ANNOUNCE_AFTER = 1000;
/** Announces the rest only when short: in the last tenth. */
const ANNOUNCE_FROM = 0.9;

export interface TextAreaOptions {
  id?: string | undefined;
  maxLength: number | null;
  defaultValue: string;
  /** The text when controlled. */
  value: unknown;
}

/**
 * Counts characters, cuts what does not fit, and announces both politely and rarely: after a pause, the rest near the
 * end, and cuts.
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

  // Text typed before hydration is in the DOM and counts. It is not cut silently: the server reports what is too long.
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
  // The message of a cut implies that no more will fit.
  const counter = t(used < maximum || cut > 0 ? 'used' : 'full', { used, count: maximum });
  const spoken = message ?? (used < maximum ? t('remaining', { count: maximum - used }) : counter);

  useEffect(() => {
    if (!isEdited.current || used < maximum * ANNOUNCE_FROM) return;
    const timer = setTimeout(() => announce(spoken), ANNOUNCE_AFTER);
    return () => clearTimeout(timer);
  }, [used, maximum, spoken]);

  return {
    id,
    control,
    /** The reason for a cut, while it is new. */
    message,
    /** Handles new text: cuts it and counts it. */
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
