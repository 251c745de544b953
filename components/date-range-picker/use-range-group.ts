import { useLayoutEffect, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react';
import type { TypedValue } from '../date-field/use-typed-value.ts';
import type { PickerOverlayState } from '../date-picker/use-picker-overlay.ts';
import type { FieldOptions } from '../field/index.ts';
import { useTexts } from '../texts/index.ts';
import { dateRangePickerTexts } from './date-range-picker.texts.ts';
import { sides, type BySide, type Side } from './range-statuses.ts';
import { useRangeWiring } from './use-range-wiring.ts';

export interface RangeGroupOptions<Value> {
  /** The names for submission. */
  names: BySide<string | undefined>;
  /** Both typed values. */
  fields: BySide<TypedValue<Value>>;
  /** The problem of both together, in words. */
  problem: string | undefined;
  overlay: PickerOverlayState;
}

/** Gives a form the problem of two values through the native API: on the second one. */
function useRangeValidity(end: RefObject<HTMLInputElement | null>, problem = '', isWrongInForm: boolean): void {
  const given = useRef('');
  useLayoutEffect(() => {
    const input = end.current!;
    const before = given.current;
    given.current = problem;
    // The value's own problem stays.
    if (problem !== '' || input.validationMessage === before) input.setCustomValidity(problem);
    // The first value may fix it: the form checks again.
    if (problem !== before && isWrongInForm) input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Two typed values as one group of a form: the ends of a range. */
export function useRangeGroup<Value>(
  field: FieldOptions,
  { names, fields, problem, overlay }: RangeGroupOptions<Value>,
) {
  const t = useTexts(dateRangePickerTexts);
  const sentence = problem === undefined ? undefined : `${problem} ${t('correct')}`;
  /** Whether a common problem is shown: from blur until valid. */
  const [isJudged, setJudged] = useState(false);
  if (isJudged && sentence === undefined) setJudged(false);

  const { inForm, ...wiring } = useRangeWiring(field, {
    names,
    problems: { start: fields.start.problem, end: fields.end.problem },
    rangeProblem: isJudged ? sentence : undefined,
    nameDate: (side, message) => (message === sentence ? message : t('ofSide', { side: t(side), message })),
  });

  useRangeValidity(fields.end.input, sentence, inForm.end?.state === 'error');

  const isMuted = useRef(false);
  return {
    ...wiring,
    isNative: fields.start.isNative || fields.end.isNative,
    /**
     * Writes both values. A form treats two fields that change at once as autofill, and would validate all others: it
     * gets the event of one value, and of each value found wrong.
     */
    choose(next: BySide<Value | null>) {
      const wrong = sides.filter((side) => inForm[side]?.state === 'error');
      const heard: ReadonlyArray<Side> = wrong.length > 0 ? wrong : ['start'];
      for (const side of sides) {
        isMuted.current = !heard.includes(side);
        fields[side].choose(next[side]);
      }
      isMuted.current = false;
    },
    groupProps: {
      ...wiring.groupProps,
      onInput(event: FormEvent<HTMLElement>) {
        if (isMuted.current) event.stopPropagation();
        else wiring.groupProps.onInput(event);
      },
      onBlur(event: FocusEvent) {
        wiring.groupProps.onBlur(event);
        if (!event.currentTarget.contains(event.relatedTarget)) setJudged(sentence !== undefined);
      },
    },
    inputProps: (side: Side) => ({
      ...wiring.dateProps(side),
      ...fields[side].controlProps,
      ref: fields[side].input,
      autoComplete: 'off',
      spellCheck: false,
      'aria-label': t(side),
      defaultValue: fields[side].initialText,
      onBlur: () => fields[side].onBlur(),
      onKeyDown: overlay.onKeyDown,
    }),
  };
}

export type RangeGroup = Omit<ReturnType<typeof useRangeGroup<unknown>>, 'choose'>;
