import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { PaymentStatus } from '../payment-status.tsx';

export default defineIsland('prepaid/payment-status', PaymentStatus);
