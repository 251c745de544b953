import { useState, type FocusEvent } from 'react';

/**
 * Places a group's hint and message. Orca 43 never reads a group's description, NVDA and JAWS read it beside the
 * control's: so they only describe the controls. While focus is elsewhere all of them, as any may be entered first;
 * then only that one, so that moving inside repeats nothing.
 */
export function useGroupDescription(describedBy: string | undefined) {
  const [entrance, setEntrance] = useState<string | null>(null);
  return {
    /** For the element around the controls. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setEntrance(null);
    },
    /** For one control, by its own key; `own` are the ids of its own texts. */
    controlProps: (key: string, own?: string) => ({
      'aria-describedby': [own, (entrance ?? key) === key && describedBy].filter(Boolean).join(' ') || undefined,
      onFocus: () => setEntrance((known) => known ?? key),
    }),
  };
}
