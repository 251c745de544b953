import { translator } from '../../../../components/texts/texts.ts';
import { opinionTexts } from '../../../features/reviews/browser.ts';
import { rateOpinion } from '../../../features/reviews/index.ts';
import { ajaxCall } from '../calling/ajax-call.ts';
import { json } from '../calling/formats.ts';
import { readId } from '../calling/read-parameters.ts';
import type { OpinionComplaint } from './complaint.ts';

/** Votes for or against an opinion (wire contract 2.5); each visitor once. */
export const rateOpinionCall = ajaxCall({
  name: 'rate-opinion',
  path: '/ajax/opinions.php',
  isMeant: (parameters) => parameters.get('action') === 'rate',
  format: json,
  methods: ['POST'],
  isChange: true,
  async answer({ parameters }, context) {
    const t = translator(opinionTexts, context.texts);
    const operation = parameters.get('operation') ?? '';
    const refused = (code: string, message: string) => ({ result: null, errors: [{ code, message }] });
    if (operation !== 'positive' && operation !== 'negative') {
      return refused('unknown_operation', t('unknownOperation'));
    }
    const vote = await rateOpinion(context, readId(parameters.get('id')) ?? 0, operation === 'positive');
    if (vote.kind === 'unknown') return refused('unknown_opinion', t('unknownOpinion'));
    const errors: ReadonlyArray<OpinionComplaint> =
      vote.kind === 'counted' ? [] : [{ code: 'already_rated', message: t('alreadyRated') }];
    return { result: { score_positive: vote.score.positive, score_negative: vote.score.negative }, errors };
  },
});
