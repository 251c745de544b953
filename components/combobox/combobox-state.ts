import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import type { ComboboxOption } from './groups.ts';

const { InputBlur, InputChange, InputClick } = useCombobox.stateChangeTypes;

/**
 * How a search differs from a list field: typing neither opens nor closes (the response does), blur selects nothing, a
 * press into the open list's field keeps it open, and without results nothing opens.
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
