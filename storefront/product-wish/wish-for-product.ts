import { translator } from '../../components/texts/texts.ts';
import { ensureSession } from '../basket/session.ts';
import { isAnyWrong } from '../visitor-forms/field-problem.ts';
import type { Problems, VisitorContext } from '../visitor-forms/typed.ts';
import { productWishTexts } from './texts.ts';
import { wishProblems, type TypedWish, type WishField } from './wish-rules.ts';

/** Notes what the shop does not have. @returns what is wrong with the wish; null where it is noted */
export async function wishForProduct(context: VisitorContext, typed: TypedWish): Promise<Problems<WishField> | null> {
  const { store, settings, texts } = context;
  const problems = wishProblems(typed, settings.questionCharacters, texts);
  if (isAnyWrong(problems)) return problems;
  const wish = { name: typed.name, description: typed.desc };
  const outcome = await store.productRequests.add(await ensureSession(context), wish);
  return outcome === 'limit' ? { name: translator(productWishTexts, texts)('limit') } : null;
}
