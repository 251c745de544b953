import type { ReactNode } from 'react';

/** The value of a message's parameter whose place an element takes. */
export const elementPlace = '\u0000';

/** A message with an element in it: a link, an amount set apart. @param text has `elementPlace` once */
export function WithElement({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split(elementPlace);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
