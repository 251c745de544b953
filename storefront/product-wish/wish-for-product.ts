import { translator } from '../../components/texts/texts.ts';
import { errorText } from '../../patterns/rules/error-catalogue.ts';
import { hasLength, longestValue } from '../../patterns/rules/validation.ts';
import { ensureSession } from '../basket/session.ts';
import { failing, fieldProblem } from '../visitor-forms/field-problem.ts';
import { line, lines, type Fields, type Problems, type Typed, type VisitorContext } from '../visitor-forms/typed.ts';
import { productWishTexts } from './texts.ts';

/** In the order of the form; the names are the platform's (wire contract 3). */
export type WishField = 'name' | 'desc';
export type TypedWish = Typed<WishField>;

export const readWish = (field: Fields): TypedWish => ({ name: line(field('name')), desc: lines(field('desc')) });

/** Notes what the shop does not have. @returns what is wrong with the wish; null where it is noted */
export async function wishForProduct(context: VisitorContext, typed: TypedWish): Promise<Problems<WishField> | null> {
  const { store, settings, texts } = context;
  const problems = failing<WishField>({
    name:
      typed.name === ''
        ? errorText('message.products_requests_empty', texts)
        : fieldProblem(typed.name, [hasLength(1, longestValue)], texts),
    desc: fieldProblem(typed.desc, [hasLength(0, settings.questionCharacters)], texts),
  });
  if (Object.keys(problems).length > 0) return problems;
  const wish = { name: typed.name, description: typed.desc };
  const outcome = await store.productRequests.add(await ensureSession(context), wish);
  return outcome === 'limit' ? { name: translator(productWishTexts, texts)('limit') } : null;
}
