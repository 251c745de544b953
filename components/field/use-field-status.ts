import { createContext, use, useState, type ReactNode } from 'react';
import type { FieldStatus } from './field-props.ts';

/** What the form around has found out about its fields, by their names. `Form` provides it; without one it is empty. */
export const FieldStatusContext = createContext<Readonly<Record<string, FieldStatus>>>({});

/** An error that somebody was told and is putting right now. */
export interface ErrorInHand {
  readonly name: string;
  readonly message: string | undefined;
}

/** The error that is being put right in the form around, until its field is left; `Form` provides it. */
export const ErrorInHandContext = createContext<ErrorInHand | null>(null);

/**
 * What the form says about a field, as long as it is newer than the field's own `error`: the answer of a server stands
 * until its field is checked again, and a later answer takes the place of that check.
 */
export function useFieldStatus(name: string | undefined, error: ReactNode): FieldStatus | undefined {
  const statuses = use(FieldStatusContext);
  const status = name === undefined ? undefined : statuses[name];
  // Elements are new with each render; for them it counts only whether there is one.
  const text = typeof error === 'object' ? error !== null : error;
  const [given, setGiven] = useState({ text, status: text ? status : undefined });
  if (given.text !== text) setGiven({ text, status: text ? status : undefined });
  return text && given.status === status ? undefined : status;
}
