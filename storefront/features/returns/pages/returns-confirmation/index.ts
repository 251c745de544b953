import { definePage } from '../../../../shared/define-page.ts';
import { sendReturn } from '../../server/flow/send-return.ts';
import { stepPage } from '../../server/flow/step-page.tsx';
import { ReturnConfirmationPage } from './page.tsx';

export default definePage('returns-confirmation', stepPage('returns-confirmation', ReturnConfirmationPage, sendReturn));
