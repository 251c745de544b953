import { createContext, use, useState, type ReactNode } from 'react';
import type { FieldStatus } from './field-props.ts';

/** A form's results for its fields, by name. Provided by `Form`; empty without one. */
export const FieldStatusContext = createContext<Readonly<Record<string, FieldStatus>>>({});

/** An error that was announced and is now being fixed. */
export interface ErrorInHand {
  readonly name: string;
  readonly message: string | undefined;
}

/** The form's error that is being fixed, until its field is left; provided by `Form`. */
export const ErrorInHandContext = createContext<ErrorInHand | null>(null);

/**
 * The form's status of a field, if newer than the field's own `error`: a server error holds until its field is checked
 * again, and a later one replaces that check.
 */
export function useFieldStatus(name: string | undefined, error: ReactNode): FieldStatus | undefined {
  const statuses = use(FieldStatusContext);
  const status = name === undefined ? undefined : statuses[name];
  // Elements are new on each render; only compare whether there is one.
  const text = typeof error === 'object' ? error !== null : error;
  const [given, setGiven] = useState({ text, status: text ? status : undefined });
  if (given.text !== text) setGiven({ text, status: text ? status : undefined });
  return text && given.status === status ? undefined : status;
}
