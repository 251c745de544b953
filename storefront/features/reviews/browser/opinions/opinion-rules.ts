import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { megabyte, opinionPhoto } from '../../../../../components/file-upload/file-checks.ts';
import { fileCodeTexts } from '../../../../../patterns/rules/error-catalogue.kit.texts.ts';
import { otherErrorTexts } from '../../../../../patterns/rules/error-catalogue.shop.texts.ts';
import {
  attachmentRules,
  formMegabytes,
  uploadProblems,
  type UploadProblem,
  type UploadRules,
} from '../../../../../patterns/rules/file-rules.ts';
import {
  hasLegalCharacters,
  hasLength,
  isChosen,
  isOpinionEmail,
  isRequired,
  longestValue,
} from '../../../../../patterns/rules/validation.ts';
import { failing, fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import { line, lines, type Fields, type Problems, type Typed } from '../../../../shared/browser/forms/typed.ts';
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

/** The selected photo: browsers send an empty file for none. */
export const chosenFile = (value: FormDataEntryValue | null): File | null =>
  value instanceof File && (value.name !== '' || value.size > 0) ? value : null;

/** The selected photos, in their order. */
export const chosenPhotos = (form: FormData): ReadonlyArray<File> =>
  form.getAll('opinion_photo').flatMap((value) => chosenFile(value) ?? []);

const { extensions, types, formats } = opinionPhoto;

/** All photos together, in MB: the form is sent whole, and its other fields need room too. */
export const megabytesTogether = formMegabytes - 1;

/** Stated type and size of photos; only the server reads their bytes, and scales down what has too many pixels. */
export const photoRules = (maximumCount: number): UploadRules => ({
  forbidden: attachmentRules.forbidden,
  maximumMegabytes: attachmentRules.maximumMegabytes,
  maximumCount,
  photo: { extensions, types, formats },
});

/** The sentence of spec 5 at the field of the file. */
export function uploadText({ code, ...values }: UploadProblem, texts: TextsContext): string {
  return translator(fileCodeTexts, texts)(code, values);
}

/** The characters of an opinion, by the shop's settings. */
export interface OpinionLength {
  shortest: number;
  longest: number;
}

/** Problems of the form, for browser and server. `length` has the fewest and the most characters of the opinion. */
export function opinionProblems(
  typed: TypedOpinion,
  { shortest, longest }: OpinionLength,
  texts: TextsContext,
): OpinionProblems {
  return failing<OpinionField>({
    note: fieldProblem(typed.note, [isChosen], texts),
    opinion:
      typed.opinion === ''
        ? translator(otherErrorTexts, texts)('opinionEmpty')
        : fieldProblem(typed.opinion, [hasLength(shortest, longest)], texts),
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

/** The first problem of the photos: their number, size together, or the name, type and size of one. */
export function statedPhotoProblem(
  files: ReadonlyArray<File>,
  most: number,
  texts: TextsContext,
): Pick<OpinionProblems, 'opinion_photo'> {
  const [problem] = uploadProblems(files, photoRules(most));
  if (problem) return { opinion_photo: uploadText(problem, texts) };
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes > megabytesTogether * megabyte
    ? { opinion_photo: translator(opinionTexts, texts)('photosTogether', { megabytes: megabytesTogether }) }
    : {};
}
