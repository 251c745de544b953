import { definePage } from '../../../../shared/define-page.ts';
import { openAccount } from './actions.ts';
import { headOfClientNew, loadClientNew } from './data.ts';
import { ClientNewPage } from './page.tsx';

export default definePage('client-new', {
  load: loadClientNew,
  head: headOfClientNew,
  view: ClientNewPage,
  post: openAccount,
});
