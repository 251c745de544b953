import type { ReactNode } from 'react';
import { Form, SubmitButton, type FormError } from '../../../../components/form/index.ts';
import { fieldsOf, type Fields, type Problems } from './typed.ts';
import * as styles from './visitor-form.css.ts';

/** Where such a form stands. */
export interface VisitorFormPlace {
  /** Where it goes: the shop's settings. */
  action: string;
  /** How long after the last change a field is judged, in milliseconds. */
  validationDelay: number;
  'aria-labelledby': string;
  /** A page of its own has the form's button as its main one. */
  isMain?: boolean;
}

export interface VisitorFormProps<Field extends string> extends VisitorFormPlace {
  /** What the form is, beside its fields: the names by which the address knows it. */
  hidden: Readonly<Record<string, string>>;
  /** The visible names of the fields, in their order: the summary calls them so. */
  labels: Readonly<Record<Field, string>>;
  problems?: Problems<Field> | undefined;
  /** Judges what stands in the form by the very rules of the server; left out where there is nothing to judge. */
  problemsOf?: (field: Fields, form: FormData) => Problems<Field>;
  /** The name of the button. */
  submit: string;
  /** The form carries a file. */
  hasFile?: boolean;
  /** The level of the heading above a list of errors. */
  headingLevel?: 2 | 3;
  children: ReactNode;
}

/**
 * A form that is sent to the shop's settings. It is a plain form, whose faults the server tells; in an island it judges itself
 * as the server will.
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
  );
}
