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
    /** Where the form goes, with and without JavaScript; the page's own address by default. */
    action?: string | undefined;
    /** The summary of errors is the first thing in the form; false where a `FormSummary` stands elsewhere in it. */
    hasSummary?: boolean;
    /** Fields, a `SubmitButton`, and whatever stands around them. */
    children: ReactNode;
  };

/**
 * A form that checks itself. Without JavaScript it is a plain form; with it fields are checked while they are filled in
 * (spec 5), a failed attempt shows what is wrong and where, and a form that passes is sent once. Fields inside find their
 * state by their name.
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
