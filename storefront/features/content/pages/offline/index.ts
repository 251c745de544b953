import { translator } from '../../../../../components/texts/texts.ts';
import { definePage } from '../../../../shared/define-page.ts';
import { loadOffline } from './data.ts';
import { OfflinePage } from './page.tsx';
import { offlineTexts } from './texts.ts';

export default definePage('offline', {
  load: loadOffline,
  head: (_, { texts }) => ({ title: translator(offlineTexts, texts)('head'), isIndexed: false }),
  view: OfflinePage,
});
