import type { FormReference } from '../../../../reference/define.ts';

const report = {
  report_kind: 'complaint',
  report_message: 'Czytnik ekranu nie odczytuje ceny na stronie produktu.',
  report_place: '/product-pol-1001-kubek-poranek-wapno.html',
  report_name: 'Hanna Źrebiec',
  report_email: 'hanna@poczta.example',
};

export default {
  about: 'Sends a hint or a complaint about the accessibility of the shop by mail.',
  notes: ['A complaint needs a name. The same one, sent twice within ten minutes, is mailed once.'],
  parameters: {
    report_kind: '`problem` or `complaint`; anything else is a problem.',
    report_message: 'At most 1000 characters.',
    report_place: 'The page; may be empty.',
    report_name: 'May be empty for a problem.',
    report_email: 'For the answer.',
  },
  examples: [
    {
      title: 'A complaint',
      replay: 'nothing',
      request: { path: '/accessibility-report.php', form: report },
      says: 'Skarga wysłana.',
    },
  ],
  refusals: [
    {
      title: 'A complaint without a name',
      request: { path: '/accessibility-report.php', form: { ...report, report_name: '' } },
      says: 'Proszę wypełnić to pole.',
    },
  ],
} satisfies FormReference;
