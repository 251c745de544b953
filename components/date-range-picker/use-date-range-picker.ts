import { useLayoutEffect, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react';
import { calendarWords } from '../calendar/calendar-words.ts';
import type { PickerCalendarOptions } from '../date-picker/picker-calendar.ts';
import { usePickerOverlay } from '../date-picker/use-picker-overlay.ts';
import type { FieldOptions } from '../field/index.ts';
import { useTexts, useTextsContext } from '../texts/index.ts';
import { dateRangePickerTexts } from './date-range-picker.texts.ts';
import type { RangeEnds } from './range-rules.ts';
import { sides, type Side } from './range-statuses.ts';
import { problemInWords } from './range-words.ts';
import { useOwnedRange } from './use-owned-range.ts';
import { useRangeFields, type DateRangeBehaviour } from './use-range-fields.ts';
import { useRangeWiring } from './use-range-wiring.ts';

/** Gives a form the problem of two dates through the native API: on the second one. */
function useRangeValidity(end: RefObject<HTMLInputElement | null>, problem = '', isWrongInForm: boolean): void {
  const told = useRef('');
  useLayoutEffect(() => {
    const input = end.current!;
    const before = told.current;
    told.current = problem;
    // The date's own problem stays.
    if (problem !== '' || input.validationMessage === before) input.setCustomValidity(problem);
    // The first date may fix it: the form checks again.
    if (problem !== before && isWrongInForm) input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** State and behaviour of two dates, typed or chosen in a calendar. */
export function useDateRangePicker(
  field: FieldOptions,
  behaviour: DateRangeBehaviour,
  calendar: PickerCalendarOptions | undefined,
) {
  const t = useTexts(dateRangePickerTexts);
  const { locale } = useTextsContext();
  const words = calendarWords(calendar?.locale ?? locale, calendar?.names);
  const language = { t, words };
  const overlay = usePickerOverlay();
  const { fields, ends, problem, chosen, isAvailable, example } = useRangeFields(behaviour);
  const { start, end } = fields;

  const sentence = problem ? `${problemInWords(problem, language)} ${t('correct')}` : undefined;
  /** Whether a common problem is shown: from blur until valid. */
  const [isJudged, setJudged] = useState(false);
  if (isJudged && sentence === undefined) setJudged(false);

  const { inForm, ...wiring } = useRangeWiring(
    { ...field, hint: field.hint ?? t('hint', example) },
    {
      names: { start: behaviour.startName, end: behaviour.endName },
      problems: { start: start.problem, end: end.problem },
      rangeProblem: isJudged ? sentence : undefined,
      nameDate: (side, message) => (message === sentence ? message : t('ofSide', { side: t(side), message })),
    },
  );

  useRangeValidity(end.input, sentence, inForm.end?.state === 'error');

  const isMuted = useRef(false);
  /**
   * Writes both dates. A form treats two fields that change at once as autofill, and would validate all others: it gets
   * the event of one date, and of each date found wrong.
   */
  const choose = (next: RangeEnds) => {
    const wrong = sides.filter((side) => inForm[side]?.state === 'error');
    const heard: ReadonlyArray<Side> = wrong.length > 0 ? wrong : ['start'];
    for (const side of sides) {
      isMuted.current = !heard.includes(side);
      fields[side].choose(next[side]);
    }
    isMuted.current = false;
  };
  useOwnedRange(behaviour, chosen, choose);

  return {
    ...wiring,
    language,
    overlay,
    ends,
    chosen,
    isAvailable,
    choose,
    isNative: start.isNative || end.isNative,
    example,
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
