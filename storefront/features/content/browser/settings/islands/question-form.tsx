import { QuestionForm } from '../../../../reviews/question-form.ts';
import { defineIsland } from '../../../../../platform/islands/define-island.ts';

export default defineIsland('settings/question-form', QuestionForm);
