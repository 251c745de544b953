import { translator } from '../../../../components/texts/texts.ts';
import { errorText } from '../../../../patterns/rules/error-catalogue.ts';
import { chosenFile, readOpinion, opinionTexts, type OpinionProblems } from '../../../features/reviews/browser.ts';
import { sendOpinion } from '../../../features/reviews/index.ts';
import { uploadLimit } from '../../../platform/uploads/upload-limit.ts';
import { ajaxCall } from '../calling/ajax-call.ts';
import { json } from '../calling/formats.ts';
import { Postponed } from '../calling/postponed.ts';
import { readId } from '../calling/read-parameters.ts';
import type { OpinionComplaint } from './complaint.ts';

/** The names of the form's fields in this call (wire contract 2.5). */
const wireNames: Readonly<Record<keyof OpinionProblems, string>> = {
  note: 'rating',
  opinion: 'opinion',
  opinion_photo: 'opinion_photo',
  addopinion_name: 'author',
  addopinion_email: 'email',
};

const refused = (errors: ReadonlyArray<OpinionComplaint>) => ({ result: { status: 'error' }, errors });

/** Sends an opinion of a product, with an optional photo (wire contract 2.5). */
export const insertOpinionCall = ajaxCall({
  name: 'insert-opinion',
  path: '/ajax/opinions.php',
  isMeant: (parameters) => parameters.get('action') === 'insert',
  format: json,
  methods: ['POST'],
  isChange: true,
  largestBody: uploadLimit,
  async answer({ parameters, files }, context) {
    const t = translator(opinionTexts, context.texts);
    const failed = 'opinion_adderror';
    if (!['', 'p'].includes(parameters.get('sourceType') ?? '')) {
      return refused([{ code: failed, field: 'sourceType', message: t('ordersNotKept') }]);
    }
    const typed = readOpinion((name) => parameters.get(wireNames[name as keyof OpinionProblems]) ?? '');
    const productId = readId(parameters.get('sourceId')) ?? 0;
    const photo = chosenFile(files.get('opinion_photo') ?? null);
    const outcome = await sendOpinion(context, productId, typed, photo ? [photo] : []);
    if (outcome.kind !== 'sent') {
      const complaints = refused(
        Object.entries(outcome.problems).map(([field, message]) => ({
          code: field === 'opinion_photo' ? 'opinion_addphotoerror' : failed,
          field: wireNames[field as keyof OpinionProblems],
          message,
        })),
      );
      if (outcome.kind === 'postponed') throw new Postponed(complaints, context.settings.imageRetrySeconds);
      return complaints;
    }
    const lost = 'opinion_addphotoerror';
    return {
      result: {
        status: 'success',
        code: 'opinion_addsuccess',
        message: outcome.isPublished ? errorText('message.opinion_addsuccess', context.texts) : t('waiting'),
        ...(outcome.hasLostPhoto && { warning: { code: lost, message: errorText(`message.${lost}`, context.texts) } }),
      },
      errors: [],
    };
  },
});
