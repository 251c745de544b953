import { useRef, useState } from 'react';

/** What is chosen in a panel and not confirmed: it follows the field until something is chosen, and again once discarded. */
export function useDraft<Draft extends object>(ofField: Draft) {
  const [own, setOwn] = useState<Draft | null>(null);
  /** Ahead of the next render: Enter in a time box changes and confirms in one event. */
  const latest = useRef<Draft | null>(null);
  return {
    draft: own ?? ofField,
    /** The current draft. */
    read: () => latest.current ?? ofField,
    change(part: Partial<Draft>) {
      latest.current = { ...(latest.current ?? ofField), ...part };
      setOwn(latest.current);
    },
    forget() {
      latest.current = null;
      setOwn(null);
    },
  };
}
