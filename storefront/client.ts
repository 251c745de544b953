import { startFixedHeader } from '../patterns/site-header/fixed-header.ts';
import { followSaving } from './features/catalogue/follow-saving.ts';
import { offerCopying } from '../patterns/promo-strip/offer-copying.ts';
import { startDepartments } from '../patterns/site-header/start-departments.ts';
import { followBasket } from '../patterns/site-header/follow-basket.ts';
import { speakAlerts } from './shared/browser/alerts.ts';
import { followBars } from './frame/browser/layout/bars.ts';
import { startAtFirstScroll } from './frame/browser/layout/first-scroll.ts';
import { followInstallation } from './frame/browser/layout/installed-shop.ts';
import { followPageReturns } from './frame/browser/layout/page-return.ts';
import { startClient } from './platform/browser/start.ts';

/** The first script of every page. It is React-free; the code of islands is loaded on demand. */
speakAlerts(document);
followBars();
followBasket();
followSaving();
followPageReturns();
startFixedHeader();
startDepartments();
offerCopying();
followInstallation();
startAtFirstScroll();
const start = () => startClient({ onRegions: (regions) => regions.forEach(speakAlerts) });
// The pages of an order: copying and printing.
if (document.querySelector('[data-tool]'))
  import('./features/checkout/order-tools.ts').then(({ startOrderTools }) => startOrderTools(document), console.warn);
// A complaint: its new messages.
if (document.querySelector('[data-conversation]'))
  import('./features/complaints/follow-conversation.ts').then(
    ({ followConversation }) => followConversation(document),
    console.warn,
  );
// Few pages have a refused form. Its first wrong field gets focus before islands take focus for a wish to use them.
if (document.querySelector('main [aria-invalid="true"]'))
  import('../patterns/first-error/index.ts')
    .then(({ showFirstError }) => showFirstError())
    .catch(console.warn)
    .finally(() => setTimeout(start));
else start();
