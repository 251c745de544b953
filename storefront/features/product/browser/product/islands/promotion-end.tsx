import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { PromotionEnd } from '../promotion-end.tsx';

export default defineIsland('product/promotion-end', PromotionEnd);
