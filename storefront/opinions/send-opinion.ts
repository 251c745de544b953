import { translator } from '../../components/texts/texts.ts';
import { errorText } from '../../patterns/rules/error-catalogue.ts';
import type { ErrorKey } from '../../patterns/rules/error-catalogue.ts';
import type { UploadProblem } from '../../patterns/rules/file-rules.ts';
import {
  hasLegalCharacters,
  hasLength,
  isChosen,
  isOpinionEmail,
  isRequired,
  longestValue,
} from '../../patterns/rules/validation.ts';
import { readPhoto, type CleanPhoto } from '../uploads/read-photo.ts';
import { failing, fieldProblem } from '../visitor-forms/field-problem.ts';
import { line, lines, type Fields, type Problems, type Typed, type VisitorContext } from '../visitor-forms/typed.ts';
import { opinionTexts } from './texts.ts';

/** In the order of the form; the names are the platform's (wire contract 3). */
export type OpinionField = 'note' | 'opinion' | 'addopinion_name' | 'addopinion_email';
export type TypedOpinion = Typed<OpinionField>;
export type OpinionProblems = Problems<OpinionField | 'opinion_photo'>;

export const readOpinion = (field: Fields): TypedOpinion => ({
  note: /^[1-5]$/.test(field('note')) ? field('note') : '',
  opinion: lines(field('opinion')),
  addopinion_name: line(field('addopinion_name')),
  addopinion_email: line(field('addopinion_email')),
});

/** What was chosen as the photo: browsers send an empty file where nothing was. */
export const chosenFile = (value: FormDataEntryValue | null): File | null =>
  value instanceof File && (value.name !== '' || value.size > 0) ? value : null;

export type OpinionOutcome =
  | { kind: 'refused'; problems: OpinionProblems }
  /** `hasLostPhoto`: all but the photo, which could not be kept. */
  | { kind: 'sent'; isPublished: boolean; hasLostPhoto: boolean };

/** Judges an opinion with its photo and keeps it, hidden until somebody stands behind it. */
export async function sendOpinion(
  context: VisitorContext,
  productId: number,
  typed: TypedOpinion,
  file: File | null,
): Promise<OpinionOutcome> {
  const { store, texts } = context;
  const t = translator(opinionTexts, texts);
  const photo = file && (await readPhoto(file));
  const problems: OpinionProblems = {
    ...typedProblems(context, typed),
    ...(photo?.problem && { opinion_photo: uploadText(photo.problem, texts) }),
  };
  if (Object.keys(problems).length > 0) return { kind: 'refused', problems };

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

function typedProblems({ settings, texts }: VisitorContext, typed: TypedOpinion): OpinionProblems {
  const length = hasLength(1, settings.opinionTextCharacters);
  return failing<OpinionField>({
    note: fieldProblem(typed.note, [isChosen], texts),
    opinion:
      typed.opinion === ''
        ? errorText('error.other.opinionEmpty', texts)
        : fieldProblem(typed.opinion, [length], texts),
    addopinion_name: fieldProblem(
      typed.addopinion_name,
      [isRequired, hasLegalCharacters, hasLength(1, longestValue)],
      texts,
    ),
    addopinion_email: fieldProblem(
      typed.addopinion_email,
      [isRequired, isOpinionEmail, hasLength(1, longestValue)],
      texts,
    ),
  });
}

/** The sentence of spec 5 at the field of the file. */
export function uploadText({ code, ...values }: UploadProblem, texts: VisitorContext['texts']): string {
  return errorText(`file-upload.${code}` satisfies ErrorKey, texts, values);
}

/** A full disk costs the photo and not the opinion. */
const keep = async ({ store }: VisitorContext, { bytes, ...photo }: CleanPhoto) =>
  store.files.put(photo.name, bytes).then(
    () => photo,
    () => null,
  );
