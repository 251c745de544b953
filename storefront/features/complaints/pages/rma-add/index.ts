import { definePage } from '../../../../shared/define-page.ts';
import { loadRmaForm } from '../../server/load-rma-form.ts';
import { headOfRmaForm } from '../../server/rma-form-head.ts';
import { RmaFormPage } from '../../server/rma-form-view.tsx';

/** rma-add.php: the form, which is sent to rma-method.php. */
export default definePage('rma-add', {
  load: loadRmaForm,
  head: headOfRmaForm,
  view: RmaFormPage,
  isPersonal: true,
});
