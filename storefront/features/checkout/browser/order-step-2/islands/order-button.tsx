import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { OrderButton } from '../order-button.tsx';

export default defineIsland('order-step-2/order-button', OrderButton);
