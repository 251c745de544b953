import type { ComponentProps } from 'react';
import { useActiveIndex, type ActiveOption } from './active-option.ts';
import * as styles from './combobox.css.ts';

export interface SearchFieldProps extends ComponentProps<'input'> {
  /** Whether the list is open: with it goes what the field points to, or Orca 43 loses its place. */
  isOpen: boolean;
  active: ActiveOption;
  optionId: (index: number) => string;
}

/** The field. It alone of the form is drawn anew when another option becomes active, because it points to it. */
export function SearchField({ isOpen, active, optionId, ...props }: SearchFieldProps) {
  const index = useActiveIndex(active);
  return (
    <input
      {...props}
      // An empty one would be told as a reference to nothing.
      aria-activedescendant={isOpen && index >= 0 ? optionId(index) : undefined}
      className={styles.input}
      type="text"
      enterKeyHint="search"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
