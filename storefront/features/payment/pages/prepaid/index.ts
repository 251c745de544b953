import { definePage } from '../../../../shared/define-page.ts';
import { pay } from './actions.ts';
import { headOfPrepaid, loadPrepaid } from './data.ts';
import { PrepaidPage } from './page.tsx';

export default definePage('prepaid', {
  load: loadPrepaid,
  head: headOfPrepaid,
  view: PrepaidPage,
  post: pay,
  isPersonal: true,
});
