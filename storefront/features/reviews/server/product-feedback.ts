import { translator } from '../../../../components/texts/texts.ts';
import type { PageContext } from '../../../shared/define-page.ts';
import type { ProductPage } from '../../catalogue/store.ts';
import { opinionTexts } from '../browser/opinions/texts.ts';
import { loadOpinions, type OpinionsData } from './opinions/opinions-data.ts';
import { questionsData, type QuestionsData } from './questions/questions-data.ts';

/** What visitors say about a product, for its page. */
export interface ProductFeedback {
  opinions: OpinionsData;
  questions: QuestionsData;
  /** The title of the page where it shows confirmed opinions only: it is announced. Null otherwise. */
  title: string | null;
}

/** Opinions and questions of a product, as far as the address asks for them. */
export async function loadFeedback(
  context: Pick<PageContext, 'store' | 'settings' | 'session' | 'reads' | 'url' | 'texts'>,
  page: ProductPage,
): Promise<ProductFeedback> {
  const opinions = await loadOpinions(context, page);
  const t = translator(opinionTexts, context.texts);
  return {
    opinions,
    questions: questionsData(context, page),
    title: opinions.choice.isConfirmedOnly ? t('titleConfirmed', { name: page.product.name }) : null,
  };
}
