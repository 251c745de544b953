import { definePage } from '../../../../shared/define-page.ts';
import { stepPage } from '../../server/flow/step-page.tsx';
import { ReturnCouriersPage } from './page.tsx';

export default definePage('returns-couriers', stepPage('returns-couriers', ReturnCouriersPage));
