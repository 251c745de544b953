import { redirect } from '../../../../platform/page/answers.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { definePage } from '../../../../shared/define-page.ts';
import { fileComplaint } from '../../server/file-complaint.ts';
import { loadRmaForm } from '../../server/load-rma-form.ts';
import { headOfRmaForm } from '../../server/rma-form-head.ts';
import { RmaFormPage } from '../../server/rma-form-view.tsx';

/** rma-method.php?type=multiproduct: takes the form, and shows it again where something is wrong. */
export default definePage('rma-method', {
  load: (context) =>
    context.method === 'POST'
      ? loadRmaForm(context)
      : redirect(addressOf('rma-add', {}, Object.fromEntries(accessFields(context.url.searchParams)))),
  head: headOfRmaForm,
  view: RmaFormPage,
  post: fileComplaint,
  isPersonal: true,
});

const accessFields = (query: URLSearchParams) => [...query].filter(([name]) => ['order_number', 'key'].includes(name));
