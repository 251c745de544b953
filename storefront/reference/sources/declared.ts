import type { AnswerType } from '../define.ts';

/** A type as TypeScript writes it down. */
export interface Declared {
  /** The type itself: a function's answer (without its promise), or an interface's content. */
  readonly text: string;
  /** Declarations that it uses, a text each. */
  readonly others: ReadonlyArray<string>;
}

/** Returns a prepared type's declaration. @throws if the sources do not declare the name */
export type Declare = (type: AnswerType) => Declared;

/** Prints the declarations of these sources, once for all of them. */
export type PrepareDeclarations = (types: ReadonlyArray<AnswerType>) => Promise<Declare>;
