import type { MouseEvent } from 'react';

/** Whether a link was pressed for what it does here; with a modifier it opens somewhere else, and that is the browser's. */
export const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
