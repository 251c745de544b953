import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Draws something at once, so that all of it belongs to the deed that is measured. */
export const mountReact =
  (element: ReactNode) =>
  (place: HTMLElement): void => {
    const root = createRoot(place);
    flushSync(() => root.render(element));
  };
