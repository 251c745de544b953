import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { OpinionForm } from '../opinion-form.tsx';

export default defineIsland('opinions/opinion-form', OpinionForm);
