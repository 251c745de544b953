import { ToggleField, type NativeToggle } from '../checkbox/toggle-field.tsx';
import type { FieldOptions } from '../field/index.ts';
import * as styles from './switch.css.ts';

export type SwitchProps = FieldOptions & NativeToggle;

/**
 * Turns something on or off at once ("Ceny netto"). A native checkbox with role switch: announced as on or off;
 * without JavaScript it is sent with its form like any checkbox. The label names what is on and never changes.
 */
export function Switch(props: SwitchProps) {
  return (
    <ToggleField {...props}>
      {(mark) => (
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native tick exposes the state
        <input {...mark} type="checkbox" role="switch" className={styles.track} />
      )}
    </ToggleField>
  );
}
