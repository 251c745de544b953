import { useEffect, useId, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { announce } from '../announcer/index.ts';
import { ariaInvalid } from '../field/field-props.ts';
import { useField, type FieldOptions } from '../field/index.ts';
import { useGroupDescription } from '../field/use-group-description.ts';
import { useTexts, type Translate } from '../texts/index.ts';
import { checkboxGroupTexts } from './checkbox-group.texts.ts';
import { countProblem, wholeState, type ChoiceBounds, type CountProblem } from './choice-count.ts';

export interface CheckboxGroupBehaviour extends ChoiceBounds {
  /** The name of every box: each ticked one sends a value under it. */
  name: string;
  /** The controlled ticked values; update them in `onChange`. */
  value?: ReadonlyArray<string> | undefined;
  /** The initially ticked values, also after a form reset. */
  defaultValue?: ReadonlyArray<string> | undefined;
  /** Called with the ticked values in option order. */
  onChange?: ((value: ReadonlyArray<string>) => void) | undefined;
}

const boxesIn = (group: HTMLFieldSetElement | null, name: string) =>
  [...(group?.elements ?? [])].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.name === name,
  );

/** HTML and ARIA lack "choose two of these": the hint states it before any error. */
function boundsText(t: Translate<typeof checkboxGroupTexts.pl>, minimum: number, maximum?: number) {
  if (minimum > 0 && maximum !== undefined) return t('between', { minimum, maximum });
  if (minimum > 0) return t('tooFew', { count: minimum });
  return maximum === undefined ? undefined : t('tooMany', { count: maximum });
}

/** Native checkboxes of one name. The browser keeps the ticks; the group counts them. */
export function useCheckboxGroup(
  field: FieldOptions,
  { name, value, defaultValue = [], onChange, minimum = field.isRequired ? 1 : 0, maximum }: CheckboxGroupBehaviour,
) {
  const t = useTexts(checkboxGroupTexts);
  const generatedId = useId();
  const id = field.id ?? generatedId;
  const group = useRef<HTMLFieldSetElement>(null);
  const [counted, setCounted] = useState({ ticked: (value ?? defaultValue).length, choosable: Infinity });
  const [problem, setProblem] = useState<CountProblem | null>(null);
  const own = problem && t(problem.code, { count: problem.count });
  // Its own count is newer than the error of form or server.
  const hint = field.hint ?? boundsText(t, minimum, maximum);
  const isRequired = minimum > 0;
  const wiring = useField({ ...field, id, hint, isRequired, ...(own !== null && { name: undefined, error: own }) });
  const description = useGroupDescription(
    // "Wybierz co najmniej 1 opcję" is a hint, then an error; shown twice, read once.
    hint !== undefined && wiring.message === hint ? wiring.messageProps.id : wiring.controlProps['aria-describedby'],
  );

  const boxes = () => boxesIn(group.current, name);
  const read = () =>
    boxes()
      .filter((box) => box.checked)
      .map((box) => box.value);
  const count = () => {
    const next = { ticked: read().length, choosable: boxes().filter((box) => !box.disabled || box.checked).length };
    setCounted((known) => (known.ticked === next.ticked && known.choosable === next.choosable ? known : next));
  };

  const latest = useRef(count);
  // After every render: early ticks, a new `value`, other options.
  useLayoutEffect(() => {
    latest.current = count;
    latest.current();
    // Form reads it as a custom error; without our script the browser blocks submission.
    const found = countProblem(read().length, { minimum, maximum });
    boxes()
      .find((box) => !box.disabled)
      ?.setCustomValidity(found ? t(found.code, { count: found.count }) : '');
  });
  useEffect(() => {
    const form = group.current?.form;
    // The event precedes the reset of the ticks.
    const onReset = () =>
      setTimeout(() => {
        setProblem(null);
        latest.current();
      });
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, []);

  /** Too many is reported at once, too few on leaving the group: everyone starts there. */
  const taken = () => {
    const ticked = read();
    const found = countProblem(ticked.length, { minimum, maximum });
    // Focus stays inside, so the description is not read again: this is its only announcement.
    if (found?.code === 'tooMany' && problem?.code !== 'tooMany') announce(t('tooMany', { count: found.count }));
    setProblem(found?.code === 'tooFew' && problem?.code !== 'tooFew' ? null : found);
    count();
    onChange?.(ticked);
  };

  const { ticked, choosable } = counted;
  return {
    ...wiring,
    hint,
    whole: wholeState(ticked, choosable),
    legendProps: { id: wiring.labelProps.id },
    groupProps: {
      ref: group,
      // The error summary links to the group; only boxes take focus.
      id,
      'aria-label': wiring.controlProps['aria-label'],
      'aria-labelledby': field.label === undefined ? wiring.controlProps['aria-labelledby'] : wiring.labelProps.id,
      onBlur: (event: FocusEvent<HTMLFieldSetElement>) => {
        description.onBlur(event);
        if (!event.currentTarget.contains(event.relatedTarget))
          setProblem(countProblem(read().length, { minimum, maximum }));
      },
    },
    /** For the box for all, which is entered first. */
    wholeProps: description.controlProps(id),
    /** `describedBy` is the id of this box's own text. */
    boxProps(option: { value: string; isDisabled?: boolean }, describedBy?: string) {
      return {
        ...description.controlProps(option.value, describedBy),
        name,
        value: option.value,
        ...(value === undefined
          ? { defaultChecked: defaultValue.includes(option.value) }
          : { checked: value.includes(option.value) }),
        disabled: wiring.controlProps.disabled || option.isDisabled || undefined,
        // On the boxes: role group lacks "invalid" (ARIA 1.2).
        'aria-invalid': ariaInvalid(wiring.controlProps),
        onChange: taken,
      };
    },
    /** Ticks or unticks all available options. */
    onWholeChange: (isTicked: boolean) => {
      const changed = boxes().filter((box) => !box.disabled && box.checked !== isTicked);
      for (const box of changed) box.checked = isTicked;
      // For form listeners: the box for all has no name.
      changed.at(-1)?.dispatchEvent(new Event('input', { bubbles: true }));
      taken();
    },
  };
}
