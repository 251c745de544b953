import { definePage } from '../../../../shared/define-page.ts';
import { changeAccount } from './actions.ts';
import { headOfAccount, loadAccount } from './data.ts';
import { AccountOverviewPage } from './page.tsx';

export default definePage('account', {
  load: loadAccount,
  head: headOfAccount,
  view: AccountOverviewPage,
  post: changeAccount,
});
