import { useState } from 'react';
import type { TabsForm } from './use-tabs-form.ts';

/** The shown panels: in a row the chosen one, in an accordion those that the user opened and did not close. */
export function useOpenParts(form: TabsForm | null, chosen: string | undefined) {
  const [known, setKnown] = useState(chosen);
  const [opened, setOpened] = useState<ReadonlySet<string | undefined>>(new Set([chosen]));
  // A choice, by the user or the owner of the value, opens its panel; a row closes all others.
  if (known !== chosen) {
    setKnown(chosen);
    setOpened(new Set(form === 'accordion' ? [...opened, chosen] : [chosen]));
  }
  return {
    isOpen: (id: string) => (form === 'accordion' ? opened.has(id) : id === chosen),
    open: (id: string) => setOpened((before) => new Set([...before, id])),
    close: (id: string) => setOpened((before) => new Set([...before].filter((other) => other !== id))),
  };
}
