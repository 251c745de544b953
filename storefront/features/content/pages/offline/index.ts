import { translator } from '../../../../../components/texts/texts.ts';
import { definePage } from '../../../../shared/define-page.ts';
import { page } from '../../../../platform/page/answers.ts';
import { OfflinePage } from './page.tsx';
import { offlineTexts } from './texts.ts';

export default definePage('offline', {
  load: () => Promise.resolve(page({})),
  head: (_, { texts }) => ({ title: translator(offlineTexts, texts)('head'), isIndexed: false }),
  view: OfflinePage,
});
