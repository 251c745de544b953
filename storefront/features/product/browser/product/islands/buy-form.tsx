import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { BuyForm } from '../buy-form.tsx';

export default defineIsland('product/buy-form', BuyForm);
