import { defineIsland } from '../../../../platform/islands/define-island.ts';
import { BasketDisclosure } from '../basket-disclosure.tsx';

export default defineIsland('layout/basket-disclosure', BasketDisclosure);
