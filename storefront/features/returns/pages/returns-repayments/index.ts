import { definePage } from '../../../../shared/define-page.ts';
import { stepPage } from '../../server/flow/step-page.tsx';
import { ReturnRepaymentsPage } from './page.tsx';

export default definePage('returns-repayments', stepPage('returns-repayments', ReturnRepaymentsPage));
