import { use, useId, useLayoutEffect, useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react';
import type { TypedValue } from '../date-field/use-typed-value.ts';
import { ErrorInHandContext, fieldProps, type FieldOptions, type FieldStatus } from '../field/index.ts';
import { useBeingFilled } from '../field/use-being-filled.ts';
import { useFieldStatus } from '../field/use-field-status.ts';
import { useGroupDescription } from '../field/use-group-description.ts';
import { useTexts } from '../texts/index.ts';
import { dateRangePickerTexts } from './date-range-picker.texts.ts';
import { bySide, joinStatuses, sides, type BySide, type Side } from './range-statuses.ts';

export interface RangeGroupOptions<Value> {
  /** Both typed values. */
  fields: BySide<TypedValue<Value>>;
  /** The problem of both together, in words. */
  problem: string | undefined;
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

/** Two typed values as one group of a form, with one label, hint and message; a form knows each by its own name. */
export function useRangeGroup<Value>(field: FieldOptions, { fields, problem }: RangeGroupOptions<Value>) {
  const t = useTexts(dateRangePickerTexts);
  const generatedId = useId();
  const id = field.id ?? generatedId;
  const sentence = problem === undefined ? undefined : `${problem} ${t('correct')}`;
  /** Whether a common problem is shown: from blur until valid. */
  const [isJudged, setJudged] = useState(false);
  if (isJudged && sentence === undefined) setJudged(false);

  /** A form's status of each date. */
  const inForm: BySide<FieldStatus | undefined> = {
    start: useFieldStatus(fields.start.name, field.error ?? fields.start.problem),
    end: useFieldStatus(fields.end.name, field.error ?? fields.end.problem),
  };
  const statuses = bySide((side): FieldStatus | undefined => {
    const message = field.error === undefined ? fields[side].problem : undefined;
    return inForm[side] ?? (message === undefined ? undefined : { state: 'error', message });
  });
  const nameDate = (side: Side, message: string) =>
    message === sentence ? message : t('ofSide', { side: t(side), message });
  const inHand = use(ErrorInHandContext);
  // Errors meanwhile would be read at each pause in typing.
  const isPutRight = sides.some(
    (side) => inHand !== null && fields[side].name === inHand.name && inForm[side]?.message !== inHand.message,
  );
  const { frameProps, controlProps, labelProps, ...wiring } = useBeingFilled(
    fieldProps({
      ...field,
      id,
      error: field.error ?? (isJudged ? sentence : undefined),
      status: joinStatuses(statuses, nameDate),
      isQuiet: isPutRight,
    }),
  );
  const describedBy = controlProps['aria-describedby'];
  const description = useGroupDescription(describedBy);
  const { required, disabled } = controlProps;
  const validationProps = Object.fromEntries(Object.entries(controlProps).filter(([key]) => key.startsWith('data-')));
  const isOneWrong = sides.some((side) => statuses[side]?.state === 'error');
  const isWrong = (side: Side) => (isOneWrong ? statuses[side]?.state === 'error' : wiring.state === 'error');
  useRangeValidity(fields.end.input, sentence, inForm.end?.state === 'error');

  const isMuted = useRef(false);
  return {
    ...wiring,
    isDisabled: disabled,
    isNative: fields.start.isNative || fields.end.isNative,
    legendProps: { id: labelProps.id },
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
      id,
      'aria-label': controlProps['aria-label'],
      'aria-labelledby': field.label === undefined ? controlProps['aria-labelledby'] : labelProps.id,
      onInput(event: FormEvent<HTMLElement>) {
        if (isMuted.current) event.stopPropagation();
        else frameProps.onInput(event);
      },
      onBlur(event: FocusEvent) {
        frameProps.onBlur();
        description.onBlur(event);
        if (!event.currentTarget.contains(event.relatedTarget)) setJudged(sentence !== undefined);
      },
    },
    inputProps(side: Side) {
      const described = description.controlProps(side);
      const messageId = wiring.messageProps.id;
      // The group was entered at the other date, which read the hint: this date's error is read here too.
      const own = isOneWrong && isWrong(side) && describedBy?.includes(messageId) ? messageId : undefined;
      const { input, controlProps: typing, initialText, onBlur } = fields[side];
      return {
        ...(side === 'start' && validationProps),
        ...described,
        ...typing,
        ref: input,
        id: `${id}-${side}`,
        name: fields[side].name,
        required,
        disabled,
        autoComplete: 'off',
        spellCheck: false,
        'aria-label': t(side),
        'aria-invalid': isWrong(side) || undefined,
        'aria-describedby': described['aria-describedby'] ?? own,
        defaultValue: initialText,
        onBlur,
      };
    },
  };
}
