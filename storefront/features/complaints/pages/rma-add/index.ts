import { definePage } from '../../../../shared/define-page.ts';
import { headOfRmaForm } from '../../server/rma-form-head.ts';
import { RmaFormPage } from '../../server/rma-form-view.tsx';
import { loadComplaintForm } from '../../server/unsent-complaint.ts';

/** rma-add.php: the form, which is sent to rma-method.php. */
export default definePage('rma-add', {
  load: loadComplaintForm,
  head: headOfRmaForm,
  view: RmaFormPage,
  isPersonal: true,
});
