import { OpinionForm } from '../../../../reviews/opinion-form.ts';
import { defineIsland } from '../../../../../platform/islands/define-island.ts';

export default defineIsland('settings/opinion-form', OpinionForm);
