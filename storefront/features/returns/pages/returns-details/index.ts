import { definePage } from '../../../../shared/define-page.ts';
import { changeReturn, headOfReturnDetails, loadReturnDetails } from './data.ts';
import { ReturnDetailsPage } from './page.tsx';

export default definePage('returns-details', {
  load: loadReturnDetails,
  head: headOfReturnDetails,
  view: ReturnDetailsPage,
  post: changeReturn,
  isPersonal: true,
});
