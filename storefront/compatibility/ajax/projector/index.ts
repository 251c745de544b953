import { ajaxCall } from '../calling/ajax-call.ts';
import { jsonAsHtml } from '../calling/formats.ts';
import { projectorAnswer } from './answer.ts';
import { readProjectorQuestion } from './question.ts';

/** A product in parts: sizes, prices, availability, delivery, versions, pictures, bundle (calls 6, 7, 8; wire contract 2.1). */
export const projectorCall = ajaxCall({
  name: 'projector',
  path: '/ajax/projector.php',
  format: jsonAsHtml,
  async answer({ parameters }, context) {
    const action = parameters.get('action') ?? 'get';
    // Clients of the other actions treat everything else as a success.
    if (action !== 'get') return { status: 'error', errdesc: 'action' };
    return projectorAnswer(readProjectorQuestion(parameters), context);
  },
});
