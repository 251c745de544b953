import type { ComponentProps, ReactNode } from 'react';
import { FieldMessage, splitFieldOptions, useField, type ControlProps, type FieldOptions } from '../field/index.ts';
import { ariaInvalid } from '../field/field-props.ts';
import { OptionalMark } from '../field/optional-mark.tsx';
import { useBeingFilled } from '../field/use-being-filled.ts';
import * as styles from './checkbox.css.ts';

/** The native attributes of a checkbox or switch. */
export type NativeToggle = Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'defaultChecked' | 'checked' | 'form' | 'ref' | 'onChange' | 'onBlur' | 'onFocus'
>;

export type ToggleFieldProps = FieldOptions &
  NativeToggle & {
    /** Renders the mark with the props that link it to its texts. */
    children: (mark: ControlProps & NativeToggle) => ReactNode;
  };

/**
 * The frame of Checkbox and Switch: mark and label in one 44 px row, hint and message below. The whole row is the
 * target.
 */
export function ToggleField({ children, ...props }: ToggleFieldProps) {
  const { options, rest } = splitFieldOptions(props);
  const { state, message, labelProps, hintProps, messageProps, controlProps, frameProps } = useBeingFilled(
    useField(options),
  );
  const text: ReactNode = options.label;

  return (
    <div className={styles.checkbox} {...frameProps}>
      <div className={styles.row}>
        {children({ ...rest, ...controlProps, 'aria-invalid': ariaInvalid(controlProps) })}
        {text !== undefined && (
          <label className={styles.label} {...labelProps}>
            {text}
            {options.isOptional && <OptionalMark />}
          </label>
        )}
      </div>
      {options.hint !== undefined && (
        <p className={styles.hint} {...hintProps}>
          {options.hint}
        </p>
      )}
      {message !== undefined && (
        <FieldMessage state={state} {...messageProps}>
          {message}
        </FieldMessage>
      )}
    </div>
  );
}
