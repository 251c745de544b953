import type { PageContext } from '../../../shared/define-page.ts';
import type { ProductPage } from '../../catalogue/store.ts';
import { loadOpinions, type OpinionsData } from './opinions/opinions-data.ts';
import { questionsData, type QuestionsData } from './questions/questions-data.ts';

/** What visitors say about a product, for its page. */
export interface ProductFeedback {
  opinions: OpinionsData;
  questions: QuestionsData;
}

/** Opinions and questions of a product, as far as the address asks for them. */
export async function loadFeedback(
  context: Pick<PageContext, 'store' | 'settings' | 'session' | 'reads' | 'url'>,
  page: ProductPage,
): Promise<ProductFeedback> {
  return { opinions: await loadOpinions(context, page), questions: questionsData(context, page) };
}
