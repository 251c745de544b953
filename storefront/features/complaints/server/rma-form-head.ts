import { translator } from '../../../../components/texts/texts.ts';
import type { PageHead } from '../../../platform/page/page.ts';
import type { PageContext } from '../../../shared/define-page.ts';
import type { RmaData } from './load-rma-form.ts';
import { rmaFormTexts } from './rma-form.texts.ts';

export const headOfRmaForm = ({ kind }: RmaData, { texts }: Pick<PageContext, 'texts'>): PageHead => ({
  title: translator(rmaFormTexts, texts)(kind === 'form' ? 'title' : 'whichTitle'),
  isIndexed: false,
});
