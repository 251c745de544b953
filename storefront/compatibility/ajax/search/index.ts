import { ajaxCall } from '../calling/ajax-call.ts';
import { json } from '../calling/formats.ts';
import { searchAnswer, typeaheadAnswer } from './search-answer.ts';

/** The results of a search, without its page (wire contract 2.5). */
export const searchCall = ajaxCall({
  name: 'search-count',
  path: '/ajax/search.php',
  format: json,
  answer: ({ parameters }, context) => searchAnswer(parameters, context),
});

/** Browsers ask pages for HTML first. A client that wants JSON alone names it. */
const wantsJson = (headers: Headers): boolean => {
  const accepted = headers.get('accept') ?? '';
  return accepted.includes('application/json') && !accepted.includes('text/html');
};

/** The results of the search page for a typeahead that asks its address for JSON (wire contract 1.9). */
export const typeaheadCall = ajaxCall({
  name: 'typeahead',
  path: '/search.php',
  isMeant: (_, headers) => wantsJson(headers),
  methods: ['GET'],
  format: json,
  answer: ({ parameters }, context) => typeaheadAnswer(parameters, context),
});
