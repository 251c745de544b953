import { useMemo, type ReactNode } from 'react';
import { TextsProvider, useTextsContext } from '../../../../components/texts/index.ts';
import { messageOf, type CountedMessage, type Message, type Texts } from '../../../../components/texts/texts.ts';

export interface FormPurposeProps {
  /** The error summary's texts: `sendingTexts` or `savingTexts`. */
  texts: Texts<{ title: CountedMessage; allMended: string }>;
  /** The form. */
  children: ReactNode;
}

/** Replaces "żeby przejść dalej" in the error summary of a form that is no step of several. */
export function FormPurpose({ texts, children }: FormPurposeProps) {
  const context = useTextsContext();
  const own = useMemo(() => {
    const message = (key: string) => messageOf(texts, key, context) as Message;
    return {
      ...context,
      overrides: {
        ...context.overrides,
        'error-summary.title': message('title'),
        'error-summary.allMended': message('allMended'),
      },
    };
  }, [texts, context]);
  return <TextsProvider value={own}>{children}</TextsProvider>;
}
