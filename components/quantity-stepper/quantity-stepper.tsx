import type { ReactNode } from 'react';
import { FieldFrame } from '../field/field-frame.tsx';
import { FieldMessage, useField, type FieldOptions } from '../field/index.ts';
import { Icon, icons, type IconShape } from '../icon/index.ts';
import { useTexts } from '../texts/index.ts';
import * as styles from './quantity-stepper.css.ts';
import { quantityStepperTexts } from './quantity-stepper.texts.ts';
import { useQuantityStepper, type QuantityStepperBehaviour } from './use-quantity-stepper.ts';

/** The name may be left out: it is "Ilość" then. */
type Naming = Pick<FieldOptions, 'aria-label' | 'aria-labelledby'> & {
  /** The words above the stepper that name it. "Ilość" unless a name is given in any of the three ways. */
  label?: FieldOptions['label'];
};

export type QuantityStepperProps = QuantityStepperBehaviour &
  Naming &
  Omit<FieldOptions, keyof Naming | 'isRequired' | 'isOptional'> & {
    /** The id of the form that the quantity is sent with, if the stepper is outside of it (HTML `form`). */
    form?: string;
    /** Completes the names of the buttons: "Zwiększ ilość: Kubek Poranek". */
    productName?: string;
    /** 48 px high, or 44 in lists. */
    size?: 'standard' | 'compact';
    /** Beside the box: the worth of the line, the stock. */
    aside?: ReactNode;
  };

/**
 * How much of something: a spin button with buttons beside it. The label is "Ilość" unless another name is given.
 * Without JavaScript it is a text field with a value that can be submitted, and the buttons are away.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const t = useTexts(quantityStepperTexts);
  const stepper = useQuantityStepper(props);
  const { name, form, productName, size = 'standard', aside } = props;
  const otherName = props['aria-label'] ?? props['aria-labelledby'];
  const options = {
    ...props,
    label: otherName === undefined ? (props.label ?? t('label')) : undefined,
  } as FieldOptions;
  const wiring = useField({
    ...options,
    note: stepper.isPossible ? props.note : (props.note ?? t('impossible')),
    isDisabled: stepper.isDisabled,
  });
  const button = (way: 'decrease' | 'increase', shape: IconShape, id: string) => {
    const title = productName === undefined ? t(way) : t(`${way}Of`, { product: productName });
    return (
      // The name is shown under the pointer, too.
      <button className={styles.button} title={title} aria-label={title} aria-controls={id} {...stepper[way]}>
        <Icon shape={shape} size={20} />
      </button>
    );
  };

  return (
    <FieldFrame
      field={options}
      wiring={wiring}
      footer={
        stepper.correction && (
          // Announced, so it is no description of the input: it would be spoken twice.
          <FieldMessage state="none">{stepper.correction}</FieldMessage>
        )
      }
    >
      {(wired, state) => (
        <div className={styles.line}>
          <div
            className={styles.stepper}
            data-size={size}
            data-state={state}
            data-disabled={stepper.isDisabled || undefined}
          >
            {button('decrease', icons.minus, wired.id)}
            {/* A press beside the digits is a press on the input: for the pointer only, the keyboard is there already. */}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
            <div className={styles.value} onClick={stepper.focusInput}>
              <input
                className={styles.input}
                {...stepper.inputProps}
                {...wired}
                // Orca 43 speaks the text of an input and never its value text: the unit follows it as a description.
                aria-describedby={`${wired.id}-unit ${wired['aria-describedby'] ?? ''}`.trim()}
                // Once scripts run, the hidden input below carries the value: shown with a comma, sent with a dot.
                name={stepper.isHydrated ? undefined : name}
                form={form}
                defaultValue={stepper.initialText}
                size={stepper.initialText.length}
              />
              <span className={styles.unit} aria-hidden="true">
                {props.unit}
              </span>
              <span id={`${wired.id}-unit`} hidden>
                {stepper.unitText}
              </span>
            </div>
            {button('increase', icons.plus, wired.id)}
            {stepper.isHydrated && name !== undefined && (
              <input type="hidden" name={name} form={form} value={stepper.formValue} disabled={stepper.isDisabled} />
            )}
          </div>
          {aside}
        </div>
      )}
    </FieldFrame>
  );
}
