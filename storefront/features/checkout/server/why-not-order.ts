import { translator } from '../../../../components/texts/texts.ts';
import { addressOf } from '../../../shared/addresses.ts';
import { lacksComment, type LoadedBasket } from '../../basket/index.ts';
import { addNotice } from '../../../shared/add-notice.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import { loadInformationPages } from '../../../shared/information-pages.ts';
import { redirect, type RedirectAnswer } from '../../../platform/page/answers.ts';
import { missingFacts } from '../../../platform/settings/index.ts';
import { whyNotOrderTexts } from './why-not-order.texts.ts';

/** The redirect to the basket where it cannot be ordered now. */
export async function whyNotOrder(
  context: Pick<BuyingContext, 'notify' | 'texts' | 'settings' | 'store' | 'reads'>,
  { lines, offers }: LoadedBasket,
): Promise<RedirectAnswer | null> {
  const t = translator(whyNotOrderTexts, context.texts);
  const reason =
    lines.length === 0
      ? t('basketEmpty')
      : lines.some(({ line }) => line.problem)
        ? t('basketProblems')
        : lines.some(({ line }) => lacksComment(line))
          ? t('commentMissing')
          : missingFacts(context.settings).length > 0
            ? t('noSeller')
            : offers.length === 0
              ? t('noDelivery')
              : !(await loadInformationPages(context)).includes('terms')
                ? t('noTerms')
                : null;
  if (reason === null) return null;
  await addNotice(context, 'warning', reason);
  return redirect(addressOf('basket'));
}
