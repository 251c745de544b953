import type { ImageSource } from '../../../../../components/image/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { officialNotice } from '../../../checkout/guarantee-notice.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { informationAddress } from '../../../../shared/information-addresses.ts';
import { loadInformationPages } from '../../../../shared/information-pages.ts';
import { page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { legalGuaranteeTexts } from './texts.ts';

export interface LegalGuaranteeData {
  /** Null in a shop without terms. */
  terms: string | null;
  /** The Commission's picture of the notice; null where the shop has none. */
  official: ImageSource | null;
}

export const loadLegalGuarantee = async (context: PageContext<'legal-guarantee'>) =>
  page<LegalGuaranteeData>({
    terms: (await loadInformationPages(context)).includes('terms') ? informationAddress('terms') : null,
    official: await officialNotice(context),
  });

export const legalGuaranteeHead = (_: LegalGuaranteeData, { texts }: PageContext<'legal-guarantee'>): PageHead => {
  const t = translator(legalGuaranteeTexts, texts);
  return { title: t('title'), description: t('description'), canonical: addressOf('legal-guarantee') };
};
