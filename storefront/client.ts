import { startFixedHeader } from '../patterns/site-header/fixed-header.ts';
import { followSaving } from './features/catalogue/follow-saving.ts';
import { startDepartments } from '../patterns/site-header/start-departments.ts';
import { followBasket } from '../patterns/site-header/follow-basket.ts';
import { speakAlerts } from './shared/browser/alerts.ts';
import { startBackToTopOnScroll } from './frame/browser/layout/back-to-top.ts';
import { followPageReturns } from './frame/browser/layout/page-return.ts';
import { startClient } from './platform/browser/start.ts';
import { islandLoaders } from './platform/islands/define-island.ts';

/** Few pages have a bar to close or a refused form: only these load the code for it. */
const whereThereIs = (selector: string, load: () => Promise<void>): void => {
  if (document.querySelector(selector)) load().catch(console.warn);
};

/** The first script of every page. It is React-free; the code of islands is loaded on demand. */
speakAlerts(document);
whereThereIs('[data-dismissible-bar]', async () => {
  const { startDismissibleBars } = await import('../components/dismissible-bar/start-dismissible-bars.ts');
  startDismissibleBars();
});
followBasket();
followSaving();
followPageReturns();
startFixedHeader();
startDepartments();
startBackToTopOnScroll();
whereThereIs('main [aria-invalid="true"]', async () => {
  const { showFirstError } = await import('../patterns/first-error/index.ts');
  showFirstError();
});
startClient({
  islands: islandLoaders({
    ...import.meta.glob(['./{frame,features/*}/browser/*/islands/*.tsx', '!**/*.test.tsx']),
    ...import.meta.glob('../patterns/*/island.tsx'),
  }),
  onRegions: (regions) => regions.forEach(speakAlerts),
});
