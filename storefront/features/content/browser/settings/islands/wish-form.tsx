import { WishForm } from '../../../../reviews/browser/product-wish/wish-form.tsx';
import { defineIsland } from '../../../../../platform/islands/define-island.ts';

export default defineIsland('settings/wish-form', WishForm);
