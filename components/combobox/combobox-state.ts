import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import type { ComboboxOption } from './groups.ts';

const { InputBlur, InputChange, InputClick, InputKeyDownArrowDown, InputKeyDownArrowUp } = useCombobox.stateChangeTypes;

/**
 * Where a search differs from a field with a list: typing neither opens nor closes (the answer does), leaving takes nothing, a
 * press into the open list's field does not close it, and without results there is nothing to open.
 */
export function searchState(
  state: UseComboboxState<ComboboxOption>,
  { type, changes, props }: UseComboboxStateChangeOptions<ComboboxOption>,
): Partial<UseComboboxState<ComboboxOption>> {
  const hasOptions = (props?.items.length ?? 0) > 0;
  switch (type) {
    case InputChange:
      return { ...changes, isOpen: state.isOpen };
    case InputClick:
      return { ...state, isOpen: hasOptions };
    case InputBlur:
      return { ...state, isOpen: false, highlightedIndex: -1 };
    case InputKeyDownArrowDown:
    case InputKeyDownArrowUp:
      return hasOptions ? changes : state;
    default:
      return changes;
  }
}
