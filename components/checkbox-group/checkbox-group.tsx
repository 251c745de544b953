import { useId, type ReactNode } from 'react';
import { CheckboxMark } from '../checkbox/checkbox-mark.tsx';
import * as checkboxStyles from '../checkbox/checkbox.css.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { splitFieldOptions, type FieldOptions } from '../field/index.ts';
import type { VisibleName } from '../shared/index.ts';
import * as styles from './checkbox-group.css.ts';
import { useCheckboxGroup, type CheckboxGroupBehaviour } from './use-checkbox-group.ts';

export interface CheckboxOption {
  /** The value sent while ticked; unique in the group. */
  value: string;
  /** The name of the box. */
  label: VisibleName;
  /** A quiet line under it; read as its description. */
  description?: ReactNode;
  /** Cannot be ticked. Say why in the label or the description. */
  isDisabled?: boolean;
}

export type CheckboxGroupProps = FieldOptions &
  CheckboxGroupBehaviour & {
    /** The boxes in their order. */
    options: ReadonlyArray<CheckboxOption>;
    /** A box that ticks or unticks all ("Wszystkie"). It is not sent, and hidden without JavaScript. */
    wholeLabel?: VisibleName;
  };

/**
 * Several of a few visible options. Native checkboxes in a fieldset named by its legend; hint and error describe the
 * box that is entered first. `minimum` is validated on leaving the group, `maximum` at once.
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { options: field, rest } = splitFieldOptions(props);
  const { options, wholeLabel, ...behaviour } = rest;
  const group = useCheckboxGroup(field, behaviour);

  return (
    <FieldGroup field={{ ...field, hint: group.hint }} wiring={group}>
      {wholeLabel !== undefined && (
        <div className={styles.whole}>
          <Row label={wholeLabel}>
            {(wired) => (
              <CheckboxMark
                id={wired.id}
                {...group.wholeProps}
                checked={group.whole === 'all'}
                isIndeterminate={group.whole === 'some'}
                disabled={field.isDisabled}
                onChange={(event) => group.onWholeChange(event.currentTarget.checked)}
              />
            )}
          </Row>
        </div>
      )}
      <div className={wholeLabel === undefined ? undefined : styles.parts}>
        {options.map((option) => (
          <Row key={option.value} label={option.label} description={option.description}>
            {(wired) => <CheckboxMark id={wired.id} {...group.boxProps(option, wired.describedBy)} />}
          </Row>
        ))}
      </div>
    </FieldGroup>
  );
}

interface RowProps {
  label: VisibleName;
  description?: ReactNode;
  children: (wired: { id: string; describedBy: string | undefined }) => ReactNode;
}

function Row({ label, description, children }: RowProps) {
  const id = useId();
  const hasDescription = description !== undefined && description !== null && description !== false;
  return (
    <div>
      <div className={checkboxStyles.row}>
        {children({ id, describedBy: hasDescription ? `${id}-description` : undefined })}
        <label className={checkboxStyles.label} htmlFor={id}>
          {label}
        </label>
      </div>
      {hasDescription && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
    </div>
  );
}
