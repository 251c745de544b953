import { TextArea } from '../../../../../components/text-area/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import type { Problems } from '../../../../shared/browser/forms/typed.ts';
import { VisitorForm, type VisitorFormPlace } from '../../../../shared/browser/forms/visitor-form.tsx';
import { productWishTexts } from './texts.ts';
import { readWish, wishProblems, type TypedWish, type WishField } from './wish-rules.ts';

export interface WishFormProps extends VisitorFormPlace {
  /** The details' limit in characters. */
  longest: number;
  typed?: TypedWish | undefined;
  problems?: Problems<WishField> | undefined;
}

/** A visitor's wish for missing goods. */
export function WishForm({ longest, typed, ...rest }: WishFormProps) {
  const t = useTexts(productWishTexts);
  const texts = useTextsContext();
  return (
    <VisitorForm
      {...rest}
      hidden={{ add_request_product: '1' }}
      labels={{ name: t('name'), desc: t('desc') }}
      problemsOf={(field) => wishProblems(readWish(field), longest, texts)}
      submit={t('submit')}
    >
      <TextField label={t('name')} id="name" name="name" defaultValue={typed?.name} isRequired />
      <TextArea
        label={t('desc')}
        id="desc"
        name="desc"
        hint={t('length', { count: longest })}
        defaultValue={typed?.desc}
        maxLength={null}
        isOptional
      />
    </VisitorForm>
  );
}
