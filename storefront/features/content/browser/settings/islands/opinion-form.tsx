import { OpinionForm } from '../../../../reviews/browser/opinions/opinion-form.tsx';
import { defineIsland } from '../../../../../platform/islands/define-island.ts';

export default defineIsland('settings/opinion-form', OpinionForm);
