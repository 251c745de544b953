import { WishForm } from '../../../../reviews/wish-form.ts';
import { defineIsland } from '../../../../../platform/islands/define-island.ts';

export default defineIsland('settings/wish-form', WishForm);
