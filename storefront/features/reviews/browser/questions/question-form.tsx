import { EmailField } from '../../../../../components/email-field/index.ts';
import { TextArea } from '../../../../../components/text-area/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import { VisitorForm, type VisitorFormPlace } from '../../../../shared/browser/forms/visitor-form.tsx';
import type { Problems } from '../../../../shared/browser/forms/typed.ts';
import { questionProblems, readQuestion, type QuestionField, type TypedQuestion } from './question-rules.ts';
import { questionTexts } from './texts.ts';

export interface QuestionFormProps extends VisitorFormPlace {
  productId: number;
  /** The limit in characters. */
  longest: number;
  typed?: TypedQuestion | undefined;
  problems?: Problems<QuestionField> | undefined;
}

/** A question about a product, to the shop. */
export function QuestionForm({ productId, longest, typed, ...rest }: QuestionFormProps) {
  const t = useTexts(questionTexts);
  const texts = useTextsContext();
  return (
    <VisitorForm
      {...rest}
      hidden={{ question_product_id: String(productId), question_action: 'add' }}
      labels={{ question_email: t('email'), product_question: t('question') }}
      problemsOf={(field) => questionProblems(readQuestion(field), longest, texts)}
      submit={t('submit')}
    >
      <EmailField
        label={t('email')}
        id="question_email"
        name="question_email"
        defaultValue={typed?.question_email}
        isRequired
      />
      <TextArea
        label={t('question')}
        id="product_question"
        name="product_question"
        hint={t('length', { count: longest })}
        defaultValue={typed?.product_question}
        // Without a script no counter runs while typing.
        maxLength={null}
        isRequired
      />
    </VisitorForm>
  );
}
