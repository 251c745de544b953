import { QuestionForm } from '../../../questions/question-form.tsx';
import { defineIsland } from '../../../runtime/islands/define-island.ts';

export default defineIsland('settings/question-form', QuestionForm);
