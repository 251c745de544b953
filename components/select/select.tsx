import type { ComponentProps } from 'react';
import { Field, FieldBox, splitFieldOptions, type FieldOptions } from '../field/index.ts';
import { ariaInvalid } from '../field/field-props.ts';
import { Icon, icons } from '../icon/index.ts';
import * as styles from './select.css.ts';

export interface SelectOption {
  /** What the form sends. */
  value: string;
  /** The words in the list. */
  label: string;
  /** Shown, but cannot be chosen. */
  isDisabled?: boolean;
}

/** Options under a heading ("Czechy" … under "Unia Europejska"). Groups do not nest (HTML). */
export interface SelectOptionGroup {
  /** The heading over the options; screen readers speak it with them. */
  label: string;
  /** The options under it. */
  options: ReadonlyArray<SelectOption>;
  /** None of the group can be chosen. */
  isDisabled?: boolean;
}

type NativeSelect = Pick<
  ComponentProps<'select'>,
  'name' | 'defaultValue' | 'value' | 'autoComplete' | 'form' | 'ref' | 'onChange' | 'onBlur' | 'onFocus'
>;

export type SelectProps = FieldOptions &
  NativeSelect & {
    /** The choices, in the order of the list: options, and groups of them under a heading. */
    options: ReadonlyArray<SelectOption | SelectOptionGroup>;
    /** A first option with an empty value that asks for a choice ("Wybierz województwo"). */
    placeholder?: string;
  };

const Option = ({ value, label, isDisabled }: SelectOption) => (
  <option className={styles.option} value={value} disabled={isDisabled}>
    {label}
  </option>
);

const Entry = (entry: SelectOption | SelectOptionGroup) =>
  'options' in entry ? (
    <optgroup className={styles.option} label={entry.label} disabled={entry.isDisabled}>
      {entry.options.map((option) => (
        <Option key={option.value} {...option} />
      ))}
    </optgroup>
  ) : (
    <Option {...entry} />
  );

/** One of several known values, with the browser's own list: the fastest on phones and known to every screen reader. */
export function Select(props: SelectProps) {
  const { options: field, rest } = splitFieldOptions(props);
  const { options, placeholder, ...native } = rest;
  return (
    <Field {...field}>
      {(wired, state) => (
        <FieldBox
          state={state}
          end={
            <span className={styles.arrow}>
              <Icon shape={icons.chevronDown} size={20} />
            </span>
          }
        >
          <select className={styles.control} {...native} {...wired} aria-invalid={ariaInvalid(wired)}>
            {placeholder !== undefined && <Option value="" label={placeholder} />}
            {options.map((entry) => (
              <Entry key={'options' in entry ? entry.label : entry.value} {...entry} />
            ))}
          </select>
        </FieldBox>
      )}
    </Field>
  );
}
