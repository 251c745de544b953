import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { OrderForm } from '../order-form.tsx';

export default defineIsland('order-step-1/order-form', OrderForm);
