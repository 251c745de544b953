import { useSyncExternalStore } from 'react';
import { below } from '../../tokens/viewport.ts';

/** What the style sheet makes of the tabs: a row over its panels, or below viewport level 3 an accordion. */
export type TabsForm = 'row' | 'accordion';

// The condition that the style sheet obeys, so that a role is never told of what looks otherwise.
const accordion = below(3);

function onChange(run: () => void): () => void {
  const condition = matchMedia(accordion);
  condition.addEventListener('change', run);
  return () => condition.removeEventListener('change', run);
}

/** The form at this moment; null on the server and until the script lives, where only the style sheet decides. */
export const useTabsForm = (): TabsForm | null =>
  useSyncExternalStore<TabsForm | null>(
    onChange,
    () => (matchMedia(accordion).matches ? 'accordion' : 'row'),
    () => null,
  );
