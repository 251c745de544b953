import type { ReactNode } from 'react';
import { Form, SubmitButton, type FormError } from '../../../../components/form/index.ts';
import { sendingTexts } from './form-purpose.texts.ts';
import { FormPurpose } from './form-purpose.tsx';
import { fieldsOf, type Fields, type Problems } from './typed.ts';
import * as styles from './visitor-form.css.ts';

/** The place of such a form. */
export interface VisitorFormPlace {
  /** The target: the shop's settings. */
  action: string;
  /** Milliseconds from the last change of a field to its validation. */
  validationDelay: number;
  /** The form's name is in the page, or given. */
  'aria-labelledby'?: string;
  'aria-label'?: string;
  /** On a page of its own the form's button is the main one. */
  isMain?: boolean;
  /** The level of the heading above a list of errors. */
  headingLevel?: 2 | 3;
}

export interface VisitorFormProps<Field extends string> extends VisitorFormPlace {
  /** The form's hidden fields, by which the address identifies it. */
  hidden: Readonly<Record<string, string>>;
  /** The labels of the fields, in their order: the summary uses them. */
  labels: Readonly<Record<Field, string>>;
  problems?: Problems<Field> | undefined;
  /** Validates the form by the server's rules; left out without any. */
  problemsOf?: (field: Fields, form: FormData) => Problems<Field>;
  /** The name of the button. */
  submit: string;
  /** The form carries a file. */
  hasFile?: boolean;
  children: ReactNode;
}

/**
 * A form that is sent to the shop's settings. It is a plain form, validated by the server; in an island it also
 * validates itself by the same rules.
 */
export function VisitorForm<Field extends string>({
  hidden,
  labels,
  problems,
  problemsOf,
  submit,
  hasFile = false,
  isMain = false,
  headingLevel = 2,
  children,
  ...place
}: VisitorFormProps<Field>) {
  const errors: ReadonlyArray<FormError> = (Object.keys(labels) as Field[]).flatMap((field) => {
    const message = problems?.[field];
    return message === undefined ? [] : [{ name: field, label: labels[field], message }];
  });
  return (
    <FormPurpose texts={sendingTexts}>
      <Form
        {...place}
        method="post"
        errors={errors}
        {...(problemsOf && {
          checks: ({ name: field }, form) => problemsOf(fieldsOf(form), form)[field as Field] ?? null,
        })}
        focusAfterFailure="first-error"
        headingLevel={headingLevel}
        {...(hasFile && { encType: 'multipart/form-data' })}
      >
        {Object.entries(hidden).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <div className={styles.fields}>
          {children}
          <div>
            <SubmitButton tone={isMain ? 'primary' : 'secondary'}>{submit}</SubmitButton>
          </div>
        </div>
      </Form>
    </FormPurpose>
  );
}
