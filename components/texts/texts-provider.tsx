import { createContext, useContext, useMemo, type ReactNode } from 'react';
import {
  defaultTextsContext,
  messageOf,
  shown,
  translator,
  type Messages,
  type Texts,
  type TextsContext,
  type Translate,
} from './texts.ts';

const Context = createContext<TextsContext>(defaultTextsContext);

export interface TextsProviderProps {
  /** The language, with the shop's own words for single texts, and the catalogue where the kit brings none along. */
  value: TextsContext;
  /** What speaks so: the app, or a part of it in another language. */
  children: ReactNode;
}

/** Gives language and shop overrides to everything below. Without one the kit speaks its default Polish. */
export function TextsProvider({ value, children }: TextsProviderProps) {
  return <Context value={value}>{children}</Context>;
}

/** The `t` of one text definition in the language of the nearest provider. */
export function useTexts<M extends Messages>(texts: Texts<M>): Translate<M> {
  const context = useContext(Context);
  return useMemo(() => translator(texts, context), [texts, context]);
}

/**
 * The texts of a component that says fixed words only, without places for values and without counts. What writes
 * numbers and chooses plurals is not part of it, so that a page with nothing but a button does not carry it.
 */
export function useWords<M extends Readonly<Record<string, string>>>(
  texts: Texts<M>,
): (key: keyof M & string) => string {
  const context = useContext(Context);
  return (key) => shown(messageOf(texts, key, context) as string, context);
}

/** The language context itself, for code that formats numbers or hands it on to islands. */
export function useTextsContext(): TextsContext {
  return useContext(Context);
}
