import { translator } from '../../../../../components/texts/texts.ts';
import type { DecodingContext } from '../../../../platform/decoding/decode-image.ts';
import { readPhoto, type CleanPhoto } from '../../../../platform/uploads/read-photo.ts';
import { isAnyWrong } from '../../../../shared/browser/forms/field-problem.ts';
import type { VisitorContext } from '../../../../shared/browser/forms/typed.ts';
import {
  opinionProblems,
  uploadText,
  type OpinionProblems,
  type TypedOpinion,
} from '../../browser/opinions/opinion-rules.ts';
import { opinionTexts } from '../../browser/opinions/texts.ts';

export type OpinionOutcome =
  | { kind: 'refused'; problems: OpinionProblems }
  /** The server is only busy decoding other photos: the same form may be sent again. */
  | { kind: 'postponed'; problems: OpinionProblems }
  /** `hasLostPhoto`: all but the photo, which was not stored. */
  | { kind: 'sent'; isPublished: boolean; hasLostPhoto: boolean };

/** Validates an opinion with its photo and keeps it, hidden until it is confirmed. */
export async function sendOpinion(
  context: VisitorContext & DecodingContext,
  productId: number,
  typed: TypedOpinion,
  file: File | null,
): Promise<OpinionOutcome> {
  const { store, texts, settings } = context;
  const t = translator(opinionTexts, texts);
  const largest = { width: settings.opinionPhotoWidth, height: settings.opinionPhotoHeight };
  const photo = file && (await readPhoto(file, context, largest));
  const stated = opinionProblems(typed, settings.opinionTextCharacters, texts);
  const problems: OpinionProblems = {
    ...stated,
    ...(photo?.problem && { opinion_photo: uploadText(photo.problem, texts) }),
  };
  if (photo?.problem?.code === 'busy' && !isAnyWrong(stated)) return { kind: 'postponed', problems };
  if (isAnyWrong(problems)) return { kind: 'refused', problems };

  const kept = photo?.problem === null ? await keep(context, photo.photo) : null;
  const session = await context.session.current();
  const sent = store.sentOpinions.send(
    {
      productId,
      email: typed.addopinion_email,
      author: typed.addopinion_name,
      content: typed.opinion,
      rating: Number(typed.note),
      photo: kept,
    },
    session && { session: session.hash, clientId: session.clientId },
  );
  const outcome = await sent.catch(async (error: unknown) => {
    if (kept) await store.files.remove(kept.name);
    throw error;
  });
  const isTaken = outcome === 'waiting' || outcome === 'published';
  if (kept && !isTaken) await store.files.remove(kept.name);
  if (outcome === 'limit') return { kind: 'refused', problems: { opinion: t('limit') } };
  if (outcome === 'unknown_product') return { kind: 'refused', problems: { opinion: t('gone') } };
  return {
    kind: 'sent',
    isPublished: outcome === 'published',
    hasLostPhoto: isTaken && photo !== null && kept === null,
  };
}

/** A full disk costs the photo and not the opinion. */
const keep = async ({ store }: VisitorContext, { bytes, ...photo }: CleanPhoto) =>
  store.files.put(photo.name, bytes).then(
    () => photo,
    () => null,
  );
