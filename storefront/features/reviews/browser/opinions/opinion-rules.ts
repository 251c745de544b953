import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { opinionPhoto, type FileRules } from '../../../../../components/file-upload/file-checks.ts';
import { fileCodeTexts } from '../../../../../patterns/rules/error-catalogue.kit.texts.ts';
import { otherErrorTexts } from '../../../../../patterns/rules/error-catalogue.shop.texts.ts';
import { attachmentRules, fileProblem, type UploadProblem } from '../../../../../patterns/rules/file-rules.ts';
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

const { extensions, types, formats } = opinionPhoto;

/** Stated type and size of a photo; only the server reads its bytes, and scales down what has too many pixels. */
export const photoRules: FileRules = {
  forbidden: attachmentRules.forbidden,
  maximumMegabytes: attachmentRules.maximumMegabytes,
  photo: { extensions, types, formats },
};

/** The sentence of spec 5 at the field of the file. */
export function uploadText({ code, ...values }: UploadProblem, texts: TextsContext): string {
  return translator(fileCodeTexts, texts)(code, values);
}

/** Problems of the form, for browser and server. `longest` is the opinion's limit in characters. */
export function opinionProblems(typed: TypedOpinion, longest: number, texts: TextsContext): OpinionProblems {
  return failing<OpinionField>({
    note: fieldProblem(typed.note, [isChosen], texts),
    opinion:
      typed.opinion === ''
        ? translator(otherErrorTexts, texts)('opinionEmpty')
        : fieldProblem(typed.opinion, [hasLength(1, longest)], texts),
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

/** Problems of a photo's name, type and size; none without a photo. */
export function statedPhotoProblem(file: File | null, texts: TextsContext): Pick<OpinionProblems, 'opinion_photo'> {
  const problem = file && fileProblem({ name: file.name, type: file.type, size: file.size }, photoRules);
  return problem ? { opinion_photo: uploadText(problem, texts) } : {};
}
