import { QuestionForm } from '../../../../reviews/browser/questions/question-form.tsx';
import { defineIsland } from '../../../../../platform/islands/define-island.ts';

export default defineIsland('settings/question-form', QuestionForm);
