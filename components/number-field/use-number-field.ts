import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatDecimal, plainDecimal, reachable, settle } from '../quantity-stepper/bounded-decimal.ts';
import { quantityKeys } from '../quantity-stepper/quantity-keys.ts';
import { useTexts, useTextsContext } from '../texts/index.ts';
import { numberFieldTexts } from './number-field.texts.ts';
import { readNumber, type NumberProblem, type NumberRule } from './number-rule.ts';

export interface NumberFieldBehaviour {
  rule: NumberRule;
  initial: number | null;
  largeSteps: number;
  onChange: ((value: number | null) => void) | undefined;
}

/** State and behaviour of a typed number: nothing is corrected, problems show when focus leaves. */
export function useNumberField({ rule, initial, largeSteps, onChange }: NumberFieldBehaviour) {
  const t = useTexts(numberFieldTexts);
  const { locale } = useTextsContext();
  const input = useRef<HTMLInputElement>(null);
  const write = (value: number | null) => (value === null ? '' : formatDecimal(value, locale, rule.decimals));
  const initialText = write(initial);
  const [text, setText] = useState(initialText);
  /** Whether a problem is shown: from the first blur until the field is valid again. */
  const [isJudged, setJudged] = useState(false);
  const { amount, problem: found } = readNumber(text, rule);
  const value = found ? null : amount;

  const sentence = (problem: NumberProblem): string => {
    switch (problem.code) {
      case 'tooFine':
        return t('tooFine', { count: problem.decimals });
      case 'notNumber':
      case 'notWhole':
        return t(problem.code, { example: write(settle(rule.min, rule).value) });
      default:
        return t(problem.code, { n: write(problem.value) });
    }
  };
  const problem = found ? sentence(found) : undefined;

  // The form gets the problem before focus leaves the field, by the platform's own way.
  useLayoutEffect(() => input.current!.setCustomValidity(problem ?? ''), [problem]);

  // Text typed before hydration is in the DOM.
  useLayoutEffect(() => setText(input.current!.value), []);

  useEffect(() => {
    const { form } = input.current!;
    const onReset = () => {
      setText(initialText);
      setJudged(false);
    };
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [initialText]);

  const { min, max } = reachable(rule);
  return {
    input,
    initialText,
    /** What is wrong, once focus has left the field. */
    problem: isJudged ? problem : undefined,
    onInput() {
      const next = readNumber(input.current!.value, rule);
      const nextValue = next.problem ? null : next.amount;
      setText(input.current!.value);
      if (!next.problem) setJudged(false);
      if (nextValue !== value) onChange?.(nextValue);
    },
    onBlur() {
      setJudged(problem !== undefined);
      // "1.5" and "007" become "1,5" and "7"; what is no number stays as it was typed.
      if (value === null) return;
      input.current!.value = write(value);
      setText(write(value));
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const wanted = quantityKeys[event.key]?.(amount ?? 0, rule, largeSteps) ?? null;
      if (wanted === null) return;
      event.preventDefault();
      input.current!.value = write(settle(wanted, rule).value);
      // Fires the same events as typing for this field and the form around it.
      input.current!.dispatchEvent(new Event('input', { bubbles: true }));
    },
    ariaProps: {
      role: 'spinbutton',
      'aria-valuenow': value === null ? undefined : Number(plainDecimal(value, rule.decimals)),
      'aria-valuemin': Number(plainDecimal(min, rule.decimals)),
      'aria-valuemax': max === null ? undefined : Number(plainDecimal(max, rule.decimals)),
    },
  };
}
