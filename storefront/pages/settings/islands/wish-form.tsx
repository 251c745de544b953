import { WishForm } from '../../../product-wish/wish-form.tsx';
import { defineIsland } from '../../../runtime/islands/define-island.ts';

export default defineIsland('settings/wish-form', WishForm);
