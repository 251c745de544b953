import { definePage } from '../../../../shared/define-page.ts';
import { changeComplaint } from './actions.ts';
import { headOfRmaDetails, loadRmaDetails } from './data.ts';
import { RmaDetailsPage } from './page.tsx';

export default definePage('rma-details', {
  load: loadRmaDetails,
  head: headOfRmaDetails,
  view: RmaDetailsPage,
  post: changeComplaint,
  isPersonal: true,
});
