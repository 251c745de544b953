import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { orderMessageTexts } from '../../../../../patterns/rules/error-catalogue.server.texts.ts';
import { hasLength, longestValue } from '../../../../../patterns/rules/validation.ts';
import { failing, fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import { line, lines, type Fields, type Problems, type Typed } from '../../../../shared/browser/forms/typed.ts';

/** In the order of the form; the names are the platform's (wire contract 3). */
export type WishField = 'name' | 'desc';
export type TypedWish = Typed<WishField>;

export const readWish = (field: Fields): TypedWish => ({ name: line(field('name')), desc: lines(field('desc')) });

/** Problems of the form, for browser and server. `longest` is the details' limit in characters. */
export const wishProblems = (typed: TypedWish, longest: number, texts: TextsContext): Problems<WishField> =>
  failing<WishField>({
    name:
      typed.name === ''
        ? translator(orderMessageTexts, texts)('products_requests_empty')
        : fieldProblem(typed.name, [hasLength(1, longestValue)], texts),
    desc: fieldProblem(typed.desc, [hasLength(0, longest)], texts),
  });
