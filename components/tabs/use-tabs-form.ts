import { useSyncExternalStore } from 'react';
import { below } from '../../tokens/viewport.ts';

/** What the style sheet makes of the tabs: a row over its panels, or below viewport level 3 an accordion. */
export type TabsForm = 'row' | 'accordion';

// The style sheet's own condition, so that roles always match the looks.
const accordion = below(3);

function onChange(run: () => void): () => void {
  const condition = matchMedia(accordion);
  condition.addEventListener('change', run);
  return () => condition.removeEventListener('change', run);
}

/** The current form; null on the server and until the script runs, while only the style sheet decides. */
export const useTabsForm = (): TabsForm | null =>
  useSyncExternalStore<TabsForm | null>(
    onChange,
    () => (matchMedia(accordion).matches ? 'accordion' : 'row'),
    () => null,
  );
