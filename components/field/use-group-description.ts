import { useState, type FocusEvent } from 'react';

/**
 * Where hint and message of a group of controls are told. Orca 43 never speaks the description of a group, NVDA and
 * JAWS speak it beside that of the control: so they describe the controls alone. While focus is elsewhere, each of
 * them, as any may be the one by which the group is entered; from then on that one only, so that going from control to
 * control repeats nothing.
 */
export function useGroupDescription(describedBy: string | undefined) {
  const [entrance, setEntrance] = useState<string | null>(null);
  return {
    /** For the element around the controls. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setEntrance(null);
    },
    /** For one control, under a key of its own; `own` are the ids of the texts that belong to it alone. */
    controlProps: (key: string, own?: string) => ({
      'aria-describedby': [own, (entrance ?? key) === key && describedBy].filter(Boolean).join(' ') || undefined,
      onFocus: () => setEntrance((known) => known ?? key),
    }),
  };
}
