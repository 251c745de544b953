import { useId, useLayoutEffect, useRef, type ChangeEvent, type KeyboardEvent } from 'react';
import { announce } from '../announcer/index.ts';
import { useFormEvents } from '../date-field/use-form-events.ts';
import { useNativeFirst } from '../date-field/use-native-first.ts';
import {
  endTime,
  partOf,
  readTime,
  timeReasonOf,
  toTwelveHours,
  valuesOf,
  writeTime,
  type DayPeriod,
  type TimeOfDay,
  type ClockPart,
  type TimeRules,
} from '../dates/index.ts';
import { twoDigits } from '../dates/read-time.ts';
import { useField, type FieldOptions } from '../field/index.ts';
import { useGroupDescription } from '../field/use-group-description.ts';
import { useTexts } from '../texts/index.ts';
import { timeFieldTexts } from './time-field.texts.ts';
import { partInWords, timeSentence } from './time-words.ts';
import { useTime, type TimeFieldBehaviour } from './use-time.ts';

const noRules: TimeRules = {};

/** Wires two spin buttons, their arrows and the switch of AM and PM to one time. A native input on the server. */
export function useTimeField(
  field: FieldOptions,
  { name, clock = 24, rules = noRules, ...behaviour }: TimeFieldBehaviour,
) {
  const t = useTexts(timeFieldTexts);
  const generatedId = useId();
  const id = field.id ?? generatedId;
  const native = useRef<HTMLInputElement>(null);
  const hourBox = useRef<HTMLInputElement>(null);
  const isNative = useNativeFirst(native);
  const words = { t, rules, clock };
  const state = useTime(behaviour, words);
  const { time, draft, standing } = state;

  // A forbidden time from elsewhere: no action here leads to one.
  const reason = time === null ? null : timeReasonOf(time, rules);
  const problem = reason === null ? undefined : timeSentence(reason, '', words);
  const { controlProps, labelProps, ...wiring } = useField({ ...field, id, error: field.error ?? problem });
  const description = useGroupDescription(controlProps['aria-describedby']);
  const labelledBy = field.label === undefined ? controlProps['aria-labelledby'] : labelProps.id;
  const { disabled } = controlProps;
  const validationProps = Object.fromEntries(Object.entries(controlProps).filter(([key]) => key.startsWith('data-')));

  const takeNative = () => state.keep(readTime(native.current!.value).time);
  // The time chosen before hydration is in the DOM, for one commit more.
  useLayoutEffect(() => {
    if (native.current) takeNative();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- hydration happens once
  }, []);

  // The form gets the problem by the platform's own way.
  useLayoutEffect(() => (native.current ?? hourBox.current!).setCustomValidity(problem ?? ''), [problem, isNative]);

  const group = useRef<HTMLFieldSetElement>(null);
  useFormEvents(group, {
    onFormData(data) {
      if (name === undefined || !data.has(name)) return;
      data.set(name, standing.current === null ? '' : writeTime(standing.current));
    },
    onReset: state.reset,
  });
  /** For the form: buttons and keys fire no input event. */
  const notifyForm = () => hourBox.current!.dispatchEvent(new Event('input', { bubbles: true }));

  const isOnTwelve = (part: ClockPart) => part === 'hour' && clock === 12;
  const numberOf = (part: ClockPart, shown: TimeOfDay) =>
    isOnTwelve(part) ? toTwelveHours(shown).hour : partOf(part, shown);

  return {
    ...wiring,
    correction: state.correction,
    legendProps: { id: labelProps.id },
    groupProps: {
      ref: group,
      // An error summary links to the group; only its boxes take focus.
      id,
      'aria-label': controlProps['aria-label'],
      'aria-labelledby': labelledBy,
      onBlur: description.onBlur,
    },
    /** The native input until hydration; null after that. */
    nativeProps: isNative
      ? {
          ...controlProps,
          ref: native,
          id: `${id}-native`,
          'aria-labelledby': labelledBy,
          type: 'time',
          name,
          defaultValue: state.initial === null ? '' : writeTime(state.initial),
          min: writeTime(endTime(0, rules)),
          max: writeTime(endTime(-1, rules)),
          step: rules.minuteStep === undefined ? undefined : rules.minuteStep * 60,
          onChange: takeNative,
        }
      : null,
    boxProps(part: ClockPart) {
      const values = isOnTwelve(part) ? [1, 12] : valuesOf(part, rules);
      return {
        ...description.controlProps(part),
        // The form asks the first control of the name.
        ...(part === 'hour' && { ref: hourBox, ...validationProps }),
        id: `${id}-${part}`,
        name,
        role: 'spinbutton',
        type: 'text',
        inputMode: 'numeric' as const,
        autoComplete: 'off',
        'aria-label': t(part),
        'aria-invalid': controlProps['aria-invalid'],
        'aria-valuenow': time === null ? undefined : numberOf(part, time),
        'aria-valuemin': values[0],
        'aria-valuemax': values.at(-1),
        'aria-valuetext': time === null ? undefined : partInWords(part, time, words),
        required: controlProps.required,
        disabled,
        value: draft?.part === part ? draft.text : time === null ? '' : twoDigits(numberOf(part, time)),
        onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => state.type(part, currentTarget.value),
        // As in the native time input: entering selects the number.
        onClick: ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select(),
        onBlur: () => void state.settle(),
        onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
          if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
          // A correction is first shown and only then sent: the form goes with the next Enter.
          if (event.key === 'Enter' && !state.settle()) event.preventDefault();
          const move = {
            ArrowUp: () => state.step(part, 1),
            ArrowDown: () => state.step(part, -1),
            Home: () => state.goToEnd(part, 0),
            End: () => state.goToEnd(part, -1),
          }[event.key];
          if (!move) return;
          event.preventDefault();
          move();
          notifyForm();
        },
      };
    },
    arrowProps: (part: ClockPart, by: 1 | -1) => ({
      type: 'button' as const,
      // Not a tab stop: the arrow keys of the box do the same (APG). Touch and screen readers still reach it.
      tabIndex: -1,
      disabled,
      'aria-controls': `${id}-${part}`,
      // Keeps focus in the box; on touch it keeps the on-screen keyboard from opening and closing.
      onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
      onClick: () => {
        // Focus is not on the spin button, so its new value would not be spoken.
        announce(partInWords(part, state.step(part, by), words));
        notifyForm();
      },
    }),
    periodProps: (half: DayPeriod) => ({
      type: 'button' as const,
      'aria-pressed': half === state.period,
      disabled,
      onClick: () => {
        state.choosePeriod(half);
        notifyForm();
      },
    }),
  };
}
