import type { FieldOptions } from '../field/index.ts';
import { CheckboxMark } from './checkbox-mark.tsx';
import { ToggleField, type NativeToggle } from './toggle-field.tsx';

export type CheckboxProps = FieldOptions &
  NativeToggle & {
    /**
     * Partly ticked: some of what it stands for is ticked. Announced as "częściowo zaznaczone"; the submitted value
     * stays the tick. HTML cannot express it: it is set by script.
     */
    isIndeterminate?: boolean;
  };

/** One statement that is true or not: a consent, a wish. The whole 44 px row is the target. */
export function Checkbox({ isIndeterminate, ...props }: CheckboxProps) {
  return <ToggleField {...props}>{(mark) => <CheckboxMark {...mark} isIndeterminate={isIndeterminate} />}</ToggleField>;
}
