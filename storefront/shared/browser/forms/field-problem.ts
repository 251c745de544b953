import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { firstProblem, type Check } from '../../../../patterns/rules/validation.ts';
import { problemText, validationTexts } from '../../../../patterns/validation/texts.ts';

/** The sentence of the first check that a value fails; undefined where it passes. */
export function fieldProblem(value: string, checks: ReadonlyArray<Check>, texts: TextsContext): string | undefined {
  const problem = firstProblem(value, checks);
  return problem ? problemText(problem, translator(validationTexts, texts)) : undefined;
}

/** Only the fields that fail. */
export const failing = <Field extends string>(
  problems: Readonly<Record<Field, string | undefined>>,
): Readonly<Partial<Record<Field, string>>> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as never;

/** Whether anything is wrong. */
export const isAnyWrong = (problems: object): boolean => Object.keys(problems).length > 0;
