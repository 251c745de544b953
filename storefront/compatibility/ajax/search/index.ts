import { ajaxCall } from '../calling/ajax-call.ts';
import { json } from '../calling/formats.ts';
import { searchAnswer } from './search-answer.ts';

/** The results of a search, without its page (wire contract 2.5). */
export const searchCall = ajaxCall({
  name: 'search-count',
  path: '/ajax/search.php',
  format: json,
  answer: ({ parameters }, context) => searchAnswer(parameters, context),
});
