import { EmailField } from '../../../../../components/email-field/index.ts';
import { FileUpload } from '../../../../../components/file-upload/index.ts';
import { Rating } from '../../../../../components/rating/index.ts';
import { TextArea } from '../../../../../components/text-area/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import { VisitorForm, type VisitorFormPlace } from '../../../../shared/browser/forms/visitor-form.tsx';
import {
  chosenPhotos,
  megabytesTogether,
  opinionProblems,
  photoRules,
  readOpinion,
  statedPhotoProblem,
  type OpinionProblems,
  type TypedOpinion,
} from './opinion-rules.ts';
import { opinionTexts } from './texts.ts';

export interface OpinionFormProps extends VisitorFormPlace {
  productId: number;
  /** The fewest and the most characters. */
  shortest: number;
  longest: number;
  /** How many photos it may have. */
  mostPhotos: number;
  typed?: TypedOpinion | undefined;
  problems?: OpinionProblems | undefined;
}

/** Stars, text, a name and photos, which the server scales down. */
export function OpinionForm({ productId, shortest, longest, mostPhotos, typed, ...rest }: OpinionFormProps) {
  const t = useTexts(opinionTexts);
  const texts = useTextsContext();
  return (
    <VisitorForm
      {...rest}
      hasFile
      hidden={{ product: String(productId) }}
      labels={{
        note: t('note'),
        opinion: t('opinion'),
        opinion_photo: t('photos'),
        addopinion_name: t('author'),
        addopinion_email: t('email'),
      }}
      problemsOf={(field, form) => ({
        ...opinionProblems(readOpinion(field), { shortest, longest }, texts),
        ...statedPhotoProblem(chosenPhotos(form), mostPhotos, texts),
      })}
      submit={t('submit')}
    >
      <Rating
        label={t('note')}
        id="note"
        name="note"
        defaultValue={typed?.note ? Number(typed.note) : null}
        isRequired
      />
      <TextArea
        label={t('opinion')}
        id="opinion"
        name="opinion"
        hint={t('length', { count: longest })}
        defaultValue={typed?.opinion}
        maxLength={null}
        isRequired
      />
      <FileUpload
        label={t('photos')}
        id="opinion_photo"
        name="opinion_photo"
        hint={t('photosHint', { count: mostPhotos, megabytes: megabytesTogether })}
        {...photoRules(mostPhotos)}
        isMultiple
        isOptional
      />
      <TextField
        label={t('author')}
        id="addopinion_name"
        name="addopinion_name"
        hint={t('authorHint')}
        autoComplete="nickname"
        defaultValue={typed?.addopinion_name}
        isRequired
      />
      <EmailField
        label={t('email')}
        id="addopinion_email"
        name="addopinion_email"
        hint={t('emailHint')}
        defaultValue={typed?.addopinion_email}
        isRequired
      />
    </VisitorForm>
  );
}
