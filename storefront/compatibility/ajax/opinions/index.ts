import { ajaxCall } from '../calling/ajax-call.ts';
import { json } from '../calling/formats.ts';
import { Refusal } from '../calling/refusal.ts';
import { opinionsAnswer } from './opinions-answer.ts';
import { readOpinionsQuestion } from './question.ts';

export { insertOpinionCall } from './insert-opinion.ts';
export { rateOpinionCall } from './rate-opinion.ts';

/** Opinions of buyers, in pages (wire contract 2.5). */
export const opinionsCall = ajaxCall({
  name: 'opinions',
  path: '/ajax/opinions.php',
  format: json,
  async answer({ parameters }, { store }) {
    if ((parameters.get('action') ?? 'get') !== 'get') throw new Refusal('The action is get.');
    const question = readOpinionsQuestion(parameters);
    const found = question.query ? await store.catalogue.opinionList(question.query) : { opinions: [], total: 0 };
    return opinionsAnswer(question, found, await store.opinionVotes.scores(found.opinions.map(({ id }) => id)));
  },
});
