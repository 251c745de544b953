import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { QuestionForm } from '../question-form.tsx';

export default defineIsland('questions/question-form', QuestionForm);
