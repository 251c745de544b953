import { OpinionForm } from '../../../opinions/opinion-form.tsx';
import { defineIsland } from '../../../runtime/islands/define-island.ts';

export default defineIsland('settings/opinion-form', OpinionForm);
