import type { AnswerType } from '../define.ts';

/** A type as TypeScript writes it down. */
export interface Declared {
  /** The type itself: what a function answers (without its promise), or what an interface holds. */
  readonly text: string;
  /** Declarations that it names, a text each. */
  readonly others: ReadonlyArray<string>;
}

/** Tells one of the types that were named before. @throws where the sources declare none of that name */
export type Declare = (type: AnswerType) => Declared;

/** Has the declarations of these sources written, once for all of them. */
export type PrepareDeclarations = (types: ReadonlyArray<AnswerType>) => Promise<Declare>;
