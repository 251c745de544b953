import { useEffect, useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { announce } from '../announcer/index.ts';
import { useField, type FieldOptions } from '../field/index.ts';
import { useTexts } from '../texts/index.ts';
import { isOrdered, onlyDigits, thumbsAt, wholeAmount, type PricePair } from './price-pair.ts';
import { priceRangeTexts } from './price-range.texts.ts';
import { useTrackPress } from './use-track-press.ts';

type Side = keyof PricePair;

export interface PriceRangeBehaviour {
  /** The lower end of the scale, in whole złoty: the cheapest product. Prices beyond the ends can be typed. */
  minimum: number;
  /** The upper end of the scale, in whole złoty. */
  maximum: number;
  /** The lower price at the start and after a reset of the form, in whole złoty; null is no bound. */
  defaultFrom?: number | null | undefined;
  /** The upper price, likewise. */
  defaultTo?: number | null | undefined;
  /** Called with each new pair that is in order. */
  onChange?: ((prices: PricePair) => void) | undefined;
  /** The name under which the lower price is sent; "price_from" by default. */
  nameFrom?: string | undefined;
  /** The name under which the upper price is sent; "price_to" by default. */
  nameTo?: string | undefined;
  /** The id of the form that sends the prices, if it does not contain the fields. */
  form?: string | undefined;
}

/**
 * Two price fields and two sliders over one pair of prices. The fields hold it, uncontrolled, and are what is sent; a
 * slider writes into its field and follows it.
 */
export function usePriceRange(field: FieldOptions, props: PriceRangeBehaviour) {
  const { minimum, maximum, onChange, nameFrom = 'price_from', nameTo = 'price_to' } = props;
  const t = useTexts(priceRangeTexts);
  const generatedId = useId();
  const id = field.id ?? generatedId;
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const sliders = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const [initial] = useState<PricePair>({ from: props.defaultFrom ?? null, to: props.defaultTo ?? null });
  const [pair, setPair] = useState(initial);
  const [isMarked, setIsMarked] = useState(false);
  const own = isMarked && { name: undefined, error: t('order') };
  const wiring = useField({ ...field, id, name: nameFrom, describedBy: `${id}-currency`, ...own });
  const thumbs = thumbsAt(pair, minimum, maximum);

  const read = (): PricePair => ({
    from: wholeAmount(fields.from.current?.value ?? ''),
    to: wholeAmount(fields.to.current?.value ?? ''),
  });

  const take = () => {
    const next = read();
    setPair(next);
    // An error is marked when the field is left, and cleared as soon as it is fixed.
    if (isOrdered(next)) setIsMarked(false);
    return next;
  };

  /** Writes into a field like a user, so that all listeners on the form get the event. */
  const write = (side: Side, amount: number) => {
    const element = fields[side].current;
    if (!element) return;
    element.value = String(amount);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };

  /** Moves a thumb as far as the other one allows; returns its new position. */
  const move = (side: Side, wanted: number) => {
    const amount = side === 'from' ? Math.min(wanted, thumbs.to) : Math.max(wanted, thumbs.from);
    write(side, amount);
    return amount;
  };
  const trackProps = useTrackPress(sliders, { minimum, maximum, thumbs, move });

  // Values typed, or pushed, before hydration stay: read before the sliders are synced to the pair.
  useLayoutEffect(() => {
    for (const side of ['from', 'to'] as const) {
      const slider = sliders[side].current;
      if (slider && slider.value !== slider.defaultValue) write(side, Number(slider.value));
    }
    take();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- hydration happens once
  }, []);

  const isRight = isOrdered(pair);
  useLayoutEffect(() => {
    // The browser stops a form without our scripts; Form reads it as the field's own error.
    fields.from.current?.setCustomValidity(isRight ? '' : t('order'));
    for (const side of ['from', 'to'] as const) {
      const slider = sliders[side].current;
      if (slider) slider.value = String(thumbs[side]);
    }
  });

  /** Marks the error, and focuses it unless other code (an error summary) did so. */
  const refuse = (event: Event) => {
    event.preventDefault();
    setIsMarked(true);
    const before = document.activeElement;
    setTimeout(() => {
      if (document.activeElement !== before) return;
      // If focus is already there, nothing would be read again.
      if (before === fields.from.current) announce(t('order'), { isAssertive: true });
      else fields.from.current?.focus();
    });
  };

  const latest = useRef({ take, refuse, read });
  useLayoutEffect(() => {
    latest.current = { take, refuse, read };
  });

  useEffect(() => {
    const from = fields.from.current;
    const form = from?.form;
    const onSubmit = (event: Event) => {
      if (!isOrdered(latest.current.read())) latest.current.refuse(event);
    };
    const onInvalid = (event: Event) => latest.current.refuse(event);
    // The event fires before the browser resets the prices.
    const onReset = () => setTimeout(() => latest.current.take());
    from?.addEventListener('invalid', onInvalid);
    form?.addEventListener('submit', onSubmit);
    form?.addEventListener('reset', onReset);
    return () => {
      from?.removeEventListener('invalid', onInvalid);
      form?.removeEventListener('submit', onSubmit);
      form?.removeEventListener('reset', onReset);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the references never change
  }, []);

  const names = { from: nameFrom, to: nameTo };
  const { controlProps } = wiring;

  return {
    ...wiring,
    thumbs,
    trackProps,
    legendProps: { id: wiring.labelProps.id },
    /** Both fields show the currency and are described by it; one of the two is enough for that. */
    currencyProps: (side: Side) => (side === 'from' ? { id: `${id}-currency` } : {}),
    groupProps: {
      id,
      'aria-label': controlProps['aria-label'],
      'aria-labelledby': field.label === undefined ? controlProps['aria-labelledby'] : wiring.labelProps.id,
    },
    fieldProps: (side: Side) => ({
      ref: fields[side],
      id: `${id}-${side}`,
      type: 'text' as const,
      inputMode: 'numeric' as const,
      // Without JavaScript the browser asks for digits.
      pattern: '[0-9]*',
      autoComplete: 'off',
      name: names[side],
      form: props.form,
      defaultValue: initial[side] ?? '',
      disabled: controlProps.disabled,
      required: controlProps.required,
      'aria-label': t(side),
      'aria-describedby': controlProps['aria-describedby'],
      'aria-invalid': controlProps['aria-invalid'],
      onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
        const digits = onlyDigits(currentTarget.value);
        if (digits !== currentTarget.value) {
          const end = currentTarget.value.length - (currentTarget.selectionStart ?? 0);
          currentTarget.value = digits;
          const caret = Math.max(digits.length - end, 0);
          currentTarget.setSelectionRange(caret, caret);
        }
        const next = take();
        if (isOrdered(next)) onChange?.(next);
      },
      onBlur: () => setIsMarked(!isOrdered(read())),
    }),
    sliderProps: (side: Side) => ({
      ref: sliders[side],
      id: `${id}-${side}-slider`,
      type: 'range' as const,
      min: minimum,
      max: maximum,
      defaultValue: thumbsAt(initial, minimum, maximum)[side],
      disabled: controlProps.disabled,
      'aria-label': t(side),
      'aria-valuetext': t('amount', { amount: thumbs[side] }),
      onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
        currentTarget.value = String(move(side, Number(currentTarget.value)));
      },
    }),
  };
}
