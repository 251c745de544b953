import { translator } from '../../../../../components/texts/texts.ts';
import { ensureSession } from '../../../../shared/session.ts';
import { isAnyWrong } from '../../../../shared/browser/forms/field-problem.ts';
import type { Problems, VisitorContext } from '../../../../shared/browser/forms/typed.ts';
import { productWishTexts } from '../../browser/product-wish/texts.ts';
import { wishProblems, type TypedWish, type WishField } from '../../browser/product-wish/wish-rules.ts';

/** Saves a wish for missing goods. @returns the problems of the wish; null where it is saved */
export async function wishForProduct(context: VisitorContext, typed: TypedWish): Promise<Problems<WishField> | null> {
  const { store, settings, texts } = context;
  const problems = wishProblems(typed, settings.questionCharacters, texts);
  if (isAnyWrong(problems)) return problems;
  const wish = { name: typed.name, description: typed.desc };
  const outcome = await store.productRequests.add(await ensureSession(context), wish);
  return outcome === 'limit' ? { name: translator(productWishTexts, texts)('limit') } : null;
}
