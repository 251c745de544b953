import type { FieldOptions } from '../field/index.ts';
import { CheckboxMark } from './checkbox-mark.tsx';
import { ToggleField, type NativeToggle } from './toggle-field.tsx';

export type CheckboxProps = FieldOptions &
  NativeToggle & {
    /**
     * Neither ticked nor unticked: some of what it stands for is ticked. It is told as "częściowo zaznaczone"; what is
     * sent stays the tick. The server cannot write this state into HTML: it comes with the script.
     */
    isIndeterminate?: boolean;
  };

/** One statement that is true or not: a consent, a wish. The whole row, 44 px high, is the target. */
export function Checkbox({ isIndeterminate, ...props }: CheckboxProps) {
  return <ToggleField {...props}>{(mark) => <CheckboxMark {...mark} isIndeterminate={isIndeterminate} />}</ToggleField>;
}
