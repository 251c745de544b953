import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Renders synchronously, so that all of it belongs to the measured action. */
export const mountReact =
  (element: ReactNode) =>
  (place: HTMLElement): void => {
    const root = createRoot(place);
    flushSync(() => root.render(element));
  };
