import type { ComponentProps } from 'react';
import { useActiveIndex, type ActiveOption } from './active-option.ts';
import * as styles from './combobox.css.ts';

export interface SearchFieldProps extends ComponentProps<'input'> {
  /** Whether the list is open: else no active descendant may be set, or Orca 43 loses its place. */
  isOpen: boolean;
  active: ActiveOption;
  optionId: (index: number) => string;
}

/** The field. Of the form, only it rerenders when the active option changes, as it refers to it. */
export function SearchField({ isOpen, active, optionId, ...props }: SearchFieldProps) {
  const index = useActiveIndex(active);
  return (
    <input
      {...props}
      // Empty, it would be a broken reference.
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
