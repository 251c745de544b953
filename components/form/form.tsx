import type { ComponentProps, ReactNode } from 'react';
import { Alert } from '../alert/index.ts';
import { ErrorInHandContext, FieldStatusContext } from '../field/index.ts';
import { useTexts } from '../texts/index.ts';
import { FormStatusContext } from './form-context.ts';
import { FormSummary, type FormSummaryProps } from './form-summary.tsx';
import { formTexts } from './form.texts.ts';
import * as styles from './form.css.ts';
import { useForm, type FormBehaviour } from './use-form.ts';

type NativeForm = Pick<
  ComponentProps<'form'>,
  'action' | 'method' | 'encType' | 'autoComplete' | 'id' | 'role' | 'aria-label' | 'aria-labelledby'
>;

export type FormProps = Omit<NativeForm, 'action'> &
  FormBehaviour &
  Pick<FormSummaryProps, 'headingLevel'> & {
    /** The form's target, with and without JavaScript; default: the page's own address. */
    action?: string | undefined;
    /** Puts the error summary first in the form; false if a `FormSummary` is elsewhere in it. */
    hasSummary?: boolean;
    /** Fields, a `SubmitButton`, and other content. */
    children: ReactNode;
  };

/**
 * A form that validates itself. Without JavaScript it is a plain form; with it fields are validated during input (spec
 * 5), a failed attempt lists the errors, and a valid form is sent once. Fields inside get their state by name.
 */
export function Form({ hasSummary = true, headingLevel, children, ...props }: FormProps) {
  const t = useTexts(formTexts);
  const { state, inHand, status, formProps, native } = useForm(props);
  return (
    <form {...native} {...formProps} className={styles.form}>
      <FieldStatusContext value={state.fields}>
        <ErrorInHandContext value={inHand}>
          <FormStatusContext value={status}>
            {hasSummary && status.errors.length > 0 && (
              <div className={styles.summary}>
                <FormSummary headingLevel={headingLevel} />
              </div>
            )}
            {children}
            {status.progress === 'lost' && (
              <div className={styles.lost}>
                <Alert tone="error" title={t('lost')}>
                  {t('lostText')}
                </Alert>
              </div>
            )}
          </FormStatusContext>
        </ErrorInHandContext>
      </FieldStatusContext>
    </form>
  );
}
