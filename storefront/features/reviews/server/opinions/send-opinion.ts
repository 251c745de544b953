import { translator } from '../../../../../components/texts/texts.ts';
import type { DecodingContext } from '../../../../platform/decoding/decode-image.ts';
import { readPhoto, type CleanPhoto } from '../../../../platform/uploads/read-photo.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import type { UploadProblem } from '../../../../../patterns/rules/file-rules.ts';
import { isAnyWrong } from '../../../../shared/browser/forms/field-problem.ts';
import type { VisitorContext } from '../../../../shared/browser/forms/typed.ts';
import {
  opinionProblems,
  statedPhotoProblem,
  uploadText,
  type OpinionProblems,
  type TypedOpinion,
} from '../../browser/opinions/opinion-rules.ts';
import { opinionTexts } from '../../browser/opinions/texts.ts';

export type OpinionOutcome =
  | { kind: 'refused'; problems: OpinionProblems }
  /** The server is only busy decoding other photos: the same form may be sent again. */
  | { kind: 'postponed'; problems: OpinionProblems }
  /** `hasLostPhoto`: all but photos that were not stored. */
  | { kind: 'sent'; isPublished: boolean; hasLostPhoto: boolean };

/** Validates an opinion with its photos and keeps it, hidden until it is confirmed. */
export async function sendOpinion(
  context: VisitorContext & DecodingContext,
  productId: number,
  typed: TypedOpinion,
  files: ReadonlyArray<File>,
): Promise<OpinionOutcome> {
  const { store, texts, settings } = context;
  const t = translator(opinionTexts, texts);
  const largest = { width: settings.opinionPhotoWidth, height: settings.opinionPhotoHeight };
  const stated = {
    ...opinionProblems(
      typed,
      { shortest: settings.opinionTextMinimum, longest: settings.opinionTextCharacters },
      texts,
    ),
    ...statedPhotoProblem(files, settings.opinionPhotos, texts),
  };
  // One after the other, and none after a problem: decoding is the costliest work of the shop.
  const photos: CleanPhoto[] = [];
  let problem: UploadProblem | null = null;
  for (const file of stated.opinion_photo === undefined ? files : []) {
    const read = await readPhoto(file, context, largest);
    problem = read.problem;
    if (read.problem) break;
    photos.push(read.photo);
  }
  const problems: OpinionProblems = { ...stated, ...(problem && { opinion_photo: uploadText(problem, texts) }) };
  if (problem?.code === 'busy' && !isAnyWrong(stated)) {
    // Nothing typed is wrong: what to do comes first, then why.
    const notSent = `${errorText('error.other.opinionNotSent', texts)} ${uploadText(problem, texts)}`;
    return { kind: 'postponed', problems: { ...problems, opinion_photo: notSent } };
  }
  if (isAnyWrong(problems)) return { kind: 'refused', problems };

  const kept = (await Promise.all(photos.map((photo) => keep(context, photo)))).filter((photo) => photo !== null);
  const drop = () => Promise.all(kept.map(({ name }) => store.files.remove(name)));
  const session = await context.session.current();
  const sent = store.sentOpinions.send(
    {
      productId,
      email: typed.addopinion_email,
      author: typed.addopinion_name,
      content: typed.opinion,
      rating: Number(typed.note),
      photos: kept,
    },
    session && { session: session.hash, clientId: session.clientId },
  );
  const outcome = await sent.catch(async (error: unknown) => {
    await drop();
    throw error;
  });
  const isTaken = outcome === 'waiting' || outcome === 'published';
  if (!isTaken) await drop();
  if (outcome === 'limit') return { kind: 'refused', problems: { opinion: t('limit') } };
  if (outcome === 'unknown_product') return { kind: 'refused', problems: { opinion: t('gone') } };
  return {
    kind: 'sent',
    isPublished: outcome === 'published',
    hasLostPhoto: isTaken && kept.length < photos.length,
  };
}

/** A full disk costs photos and not the opinion. */
const keep = async ({ store }: VisitorContext, { bytes, ...photo }: CleanPhoto) =>
  store.files.put(photo.name, bytes).then(
    () => photo,
    () => null,
  );
