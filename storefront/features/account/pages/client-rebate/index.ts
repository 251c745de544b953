import { definePage } from '../../../../shared/define-page.ts';
import { headOfClientRebate, loadClientRebate } from './data.ts';
import { ClientRebatePage } from './page.tsx';

export default definePage('client-rebate', {
  load: loadClientRebate,
  head: headOfClientRebate,
  view: ClientRebatePage,
});
