import type { MouseEvent } from 'react';

/** Whether a link was pressed without a modifier; with one the browser opens it elsewhere. */
export const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
