import { translator } from '../../../../../components/texts/texts.ts';
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
}

export const loadLegalGuarantee = async (context: PageContext<'legal-guarantee'>) =>
  page<LegalGuaranteeData>({
    terms: (await loadInformationPages(context)).includes('terms') ? informationAddress('terms') : null,
  });

export const legalGuaranteeHead = (_: LegalGuaranteeData, { texts }: PageContext<'legal-guarantee'>): PageHead => {
  const t = translator(legalGuaranteeTexts, texts);
  return { title: t('title'), description: t('description'), canonical: addressOf('legal-guarantee') };
};
