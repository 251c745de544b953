import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import type { ComboboxOption } from './groups.ts';

const { InputBlur, InputChange, InputClick } = useCombobox.stateChangeTypes;

/**
 * Where a search differs from a field with a list: typing neither opens nor closes (the answer does), leaving takes nothing, a
 * press into the open list's field does not close it, and without results there is nothing to open.
 */
export function searchState(
  state: UseComboboxState<ComboboxOption>,
  { type, changes, props }: UseComboboxStateChangeOptions<ComboboxOption>,
): Partial<UseComboboxState<ComboboxOption>> {
  switch (type) {
    case InputChange:
      return { ...changes, isOpen: state.isOpen };
    case InputClick:
      return { ...state, isOpen: (props?.items.length ?? 0) > 0 };
    case InputBlur:
      return { ...state, isOpen: false };
    default:
      return changes;
  }
}
