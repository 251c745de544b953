import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { announce } from '../announcer/index.ts';
import { useIsHydrated } from '../shared/use-is-hydrated.ts';
import { formFor, useTexts, useTextsContext, type CountedMessage } from '../texts/index.ts';
import {
  formatDecimal,
  isPossible,
  ONE,
  parseDecimal,
  plainDecimal,
  reachable,
  settle,
  type Bounds,
  type Correction,
} from './bounded-decimal.ts';
import { onlyDecimal, quantityKeys } from './quantity-keys.ts';
import { quantityStepperTexts } from './quantity-stepper.texts.ts';

export interface QuantityChange {
  /** `typed` settled text, `stepped` a button or key, `bounds` the bounds came to exclude the quantity, `reset` the form was reset. */
  reason: 'typed' | 'stepped' | 'bounds' | 'reset';
  correction: Correction | null;
}

/** An input in which a script has shown the press of a button before the component was hydrated. */
export interface PressedInput extends HTMLInputElement {
  /** What it wrote: `data-next` of the button. */
  pressed?: string;
}

type UnitName = CountedMessage | ((value: number) => string);

/** All amounts are integer thousandths of the unit: 1.5 m is 1500. */
export interface QuantityStepperBehaviour extends Bounds {
  /** The quantity when controlled; answer `onChange` with the next one. */
  value?: number | undefined;
  /** The quantity at the start, and after a reset of the form. The minimum by default. */
  defaultValue?: number | undefined;
  /**
   * The first text in the field, as it was typed: refused but not lost ("dużo"). It is shown and sent
   * until the quantity changes, also by its owner; say in `error` what is wrong with it.
   */
  defaultText?: string | undefined;
  /** Called with each new quantity, already settled within the bounds, and with the one that replaces `defaultText`. */
  onChange?: ((value: number, change: QuantityChange) => void) | undefined;
  /** The unit in words, by its plural forms or for a quantity: "sztuki" for 3000. The short `unit` by default. */
  unitName?: UnitName | undefined;
  /** The same as the object of a verb, where that differs: "Możesz zamówić najwyżej 1 sztukę". */
  orderedUnitName?: UnitName | undefined;
  /** The short unit inside the box: "szt.", "m". */
  unit: string;
  /** How many steps PageUp and PageDown make. */
  largeSteps?: number | undefined;
  /** How long after the last key typed text is settled, in milliseconds (spec 9: 750). */
  settleDelay?: number | undefined;
  isDisabled?: boolean | undefined;
}

/** State and behaviour of a quantity: one number within bounds, written into an uncontrolled input. */
export function useQuantityStepper(props: QuantityStepperBehaviour) {
  const { step, min, max, unit, unitName = () => unit, largeSteps = 10, settleDelay = 750, onChange } = props;
  const t = useTexts(quantityStepperTexts);
  const { locale } = useTextsContext();
  const isHydrated = useIsHydrated();

  const [initial] = useState(props.value ?? props.defaultValue ?? min);
  /** Null until the first change here. */
  const [kept, setKept] = useState<number | null>(null);
  /** Typed but unsettled text. */
  const [draft, setDraft] = useState<string | null>(null);
  const [correction, setCorrection] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  // Derived, not stored: whatever value or bounds come from outside, the shown quantity is valid.
  const requested = props.value ?? kept ?? initial;
  const current = settle(requested, props).value;
  const typed = parseDecimal(draft ?? '');
  const refused = kept === null && requested === initial ? props.defaultText : undefined;
  const text = draft ?? refused ?? formatDecimal(current, locale);

  const unitOf = (value: number, name: UnitName = unitName) =>
    typeof name === 'function' ? name(value) : formFor(locale, name, value / ONE);
  const valueText = (value: number) => `${formatDecimal(value, locale)} ${unitOf(value)}`;

  const keep = (value: number, reason: QuantityChange['reason'], corrected: Correction | null = null) => {
    setDraft(null);
    setKept(value);
    if (value !== requested || refused !== undefined) onChange?.(value, { reason, correction: corrected });
  };

  /** Settles a quantity; announces and shows its correction, or clears the earlier message. */
  const take = (wanted: number, reason: QuantityChange['reason'], otherwise: Correction | null = null) => {
    const { value, correction: found } = settle(wanted, props);
    const corrected = found ?? otherwise;
    const message =
      corrected && t(corrected, { n: formatDecimal(value, locale), unit: unitOf(value, props.orderedUnitName) });
    setCorrection(message);
    if (message) announce(message);
    keep(value, reason, corrected);
    return corrected;
  };

  /** Takes the quantity of a pressed button. Focus is not on the spin button, so its new value would not be spoken. */
  const stepTo = (wanted: number) => {
    if (!take(wanted, 'stepped')) announce(valueText(wanted));
  };

  /** Settles typed text. Text without a number becomes the least that is more than none (APG). */
  const settleTyped = () => {
    if (draft === null) return null;
    return take(typed ?? step, 'typed', typed === null ? 'snapped' : null);
  };

  // At hydration the input may hold text typed into the server's HTML. It wins over the first value, silently;
  // during typing, it waits for the end of that like any other typed text. A button's press that a script before this
  // one has already shown is taken like any other press.
  useLayoutEffect(() => {
    const element = input.current!;
    const value = parseDecimal(element.value);
    if (value === null || element.value === text) return;
    if (element.value === (element as PressedInput).pressed) stepTo(value);
    else if (element === element.ownerDocument.activeElement) setDraft(element.value);
    else keep(settle(value, props).value, 'typed');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- hydration happens once
  }, []);

  // After every render: restores the owner's value after a change that it rejected.
  useLayoutEffect(() => {
    const element = input.current!;
    if (isHydrated && element.value !== text) element.value = text;
    // Browsers without `field-sizing` (Firefox 140, Safari 26.1) get the width from here.
    element.size = text.length || 1;
  });

  // Empty is not final: the user may be thinking, so wait until focus leaves.
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(settleTyped, settleDelay);
    return () => clearTimeout(timer);
  });

  // Bounds that shrink after the start (another size was chosen), or a value from outside that lies beyond them,
  // correct and announce it; at the start silently.
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current && draft === null && current !== requested) take(requested, 'bounds');
    isStarted.current = true;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the bounds and the value start this
  }, [requested, step, min, max]);

  useEffect(() => {
    const { form } = input.current!;
    const onReset = () => keep(settle(initial, props).value, 'reset');
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  });

  const isPossibleNow = isPossible(props);
  const isDisabled = props.isDisabled || !isPossibleNow;
  const limits = reachable(props);
  const lowest = props.allowsZero ? 0 : limits.min;
  const shown = typed ?? current;

  const button = (next: number, isAtBound: boolean) => ({
    type: 'button' as const,
    // Not a tab stop: the arrow keys of the input do the same (APG). Touch and screen readers still reach it.
    tabIndex: -1,
    disabled: isDisabled,
    // Only `aria-disabled`: a press on the button announces the bound.
    'aria-disabled': isAtBound || undefined,
    // What the input shows after a press, for a script that shows it before this code is loaded.
    'data-next': isAtBound ? undefined : formatDecimal(next, locale),
    // Keeps focus in the input; on touch it keeps the on-screen keyboard from opening and closing.
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: () => stepTo(next),
  });

  return {
    isHydrated,
    isDisabled,
    isPossible: isPossibleNow,
    correction,
    /**
     * The unit in words that goes with the value; what is typed gets its own once it is settled. It changes in the same
     * render: changed after it, Orca 43 with Chromium 156 speaks the unit of the value before.
     */
    unitText: unitOf(current),
    formValue: refused ?? plainDecimal(current),
    initialText: refused ?? formatDecimal(settle(initial, props).value, locale),
    decrease: button(shown - step, current <= lowest),
    increase: button(shown + step, limits.max !== null && current >= limits.max),
    focusInput: () => input.current!.focus(),
    inputProps: {
      ref: input,
      role: 'spinbutton',
      type: 'text',
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      'aria-valuenow': shown / ONE,
      'aria-valuemin': lowest / ONE,
      'aria-valuemax': limits.max === null ? undefined : limits.max / ONE,
      'aria-valuetext': (draft === null && refused) || valueText(shown),
      onInput: () => {
        const element = input.current!;
        const text = onlyDecimal(element.value);
        if (text !== element.value) {
          const caret = element.selectionStart! - (element.value.length - text.length);
          element.value = text;
          element.setSelectionRange(caret, caret);
        }
        setDraft(text);
      },
      onBlur: settleTyped,
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter') {
          // A correction is first shown and only then ordered: the form goes with the next Enter.
          if (settleTyped()) event.preventDefault();
          return;
        }
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const wanted = quantityKeys[event.key]?.(shown, props, largeSteps) ?? null;
        if (wanted === null) return;
        event.preventDefault();
        take(wanted, 'stepped');
      },
    },
  };
}
