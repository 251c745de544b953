import type { ReactNode } from 'react';
import { FieldGroup } from '../field/field-group.tsx';
import { splitFieldOptions, type FieldOptions } from '../field/index.ts';
import type { IconShape } from '../icon/index.ts';
import { classNames } from '../shared/index.ts';
import { RadioOptionRow } from './radio-option-row.tsx';
import * as styles from './radio-group.css.ts';
import { useRadioGroup } from './use-radio-group.ts';

export interface RadioOption {
  /** The submitted value; unique in the group. */
  value: string;
  /** Its name. */
  label: ReactNode;
  /** A second line: when it arrives, what it means. Describes the radio button. Not shown by the look `option`. */
  description?: ReactNode;
  /** At the end of the row, such as a price ("12,99 zł"). Describes the radio button. Not shown by the look `option`. */
  amount?: ReactNode;
  /** A decoration before the name. */
  icon?: IconShape;
  /** A colour as CSS writes it ("#2f5d48"), shown as a dot before the label by the look `option`. */
  swatch?: string;
  /** Unavailable now, but can be chosen: choosing it requests a notification. The state is in its name. */
  isUnavailable?: boolean;
  /** The words for an unavailable option; "chwilowo brak" by default. */
  unavailableText?: string;
  /** Cannot be chosen. Say why in the label, the description or the note of the group. */
  isDisabled?: boolean;
  /** Shown under the option while it is chosen, also without JavaScript: a code to type, a locker to choose. */
  content?: ReactNode;
}

export type RadioGroupProps = FieldOptions & {
  /** The name under which the choice is sent; every group of a form has its own. */
  name: string;
  /** The choices in their order, at least two. */
  options: ReadonlyArray<RadioOption>;
  /** `list` rows of 44 px, `tile` for delivery and payment, `option` for sizes and colours. */
  look?: 'list' | 'tile' | 'option';
  /** Tiles beside each other from viewport level 2; a chosen tile with content takes the whole width. */
  columns?: 1 | 2;
  /** What is chosen stands after the legend ("Kolor: naturalny"); give the text of it. */
  chosenText?: ReactNode;
  /** The `value` of the chosen option when controlled; answer `onChange` with the next one. */
  value?: string;
  /** The `value` of the choice at the start, and after a reset of the form. None by default. */
  defaultValue?: string;
  /** Called with the `value` of the option that was chosen. */
  onChange?: (value: string) => void;
};

/** One of a few things that are all in sight. Native radio buttons in a fieldset with role radiogroup. */
export function RadioGroup(props: RadioGroupProps) {
  const { options: field, rest } = splitFieldOptions(props);
  const { options, look = 'list', columns = 1, chosenText, ...behaviour } = rest;
  const group = useRadioGroup(field, behaviour);

  return (
    <FieldGroup
      field={field}
      wiring={group}
      legendEnd={chosenText !== undefined && <span className={styles.chosen}>: {chosenText}</span>}
    >
      <div className={classNames(styles.options[look], columns === 2 && styles.twoColumns)}>
        {options.map((option, index) => (
          <RadioOptionRow
            key={option.value}
            option={option}
            look={look}
            radioProps={(describedBy) => group.radioProps(option.value, option.isDisabled ?? false, describedBy)}
            ids={group.optionIds(index)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
