import { ajaxCall } from '../calling/ajax-call.ts';
import { json } from '../calling/formats.ts';
import { readValidationQuestion } from './question.ts';
import { verdict } from './verdict.ts';

/** Validates one field (call 15; wire contract 2.5). A form sets this address in its fields' `data-validation-url`. */
export const validationCall = ajaxCall({
  name: 'validation',
  path: '/ajax/validation.php',
  format: json,
  answer: async ({ parameters }, context) => verdict(readValidationQuestion(parameters), context),
});
