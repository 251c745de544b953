import { definePage } from '../../../../shared/define-page.ts';
import { declareWithdrawal } from './actions.ts';
import { headOfWithdrawal, loadWithdrawal } from './data.ts';
import { WithdrawalPage } from './page.tsx';

export default definePage('withdrawal', {
  load: loadWithdrawal,
  head: headOfWithdrawal,
  view: WithdrawalPage,
  post: declareWithdrawal,
});
