import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { BasketForm } from '../basket-form.tsx';

export default defineIsland('basket/basket-form', BasketForm);
