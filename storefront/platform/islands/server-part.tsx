import { createContext, use, type ReactNode } from 'react';

const PartsContext = createContext<ReadonlyArray<ReactNode> | null>(null);

/** On the server only: what the parts of an island hold. */
export const ServerPartsProvider = PartsContext.Provider;

/**
 * A part of an island that the server writes and the browser keeps as it is: its code and its data are not loaded. Forms
 * and links in it work as anywhere else.
 * @param index its place in the `parts` of the `Island`
 */
export function ServerPart({ index }: { index: number }) {
  const parts = use(PartsContext);
  if (parts) return <div>{parts[index]}</div>;
  // React hydrates an element with given HTML without comparing it, so that the server's stays.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
