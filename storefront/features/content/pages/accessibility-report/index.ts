import { definePage } from '../../../../shared/define-page.ts';
import { sendReport } from './actions.ts';
import { loadReport, reportHead } from './data.ts';
import { AccessibilityReportPage } from './page.tsx';

export default definePage('accessibility-report', {
  load: loadReport,
  head: reportHead,
  view: AccessibilityReportPage,
  post: sendReport,
});
