import type { ReactNode } from 'react';
import { Form, SubmitButton, type FormError } from '../../components/form/index.ts';
import { addressOf } from '../addresses.ts';
import type { Problems } from './typed.ts';
import * as styles from './visitor-form.css.ts';

export interface VisitorFormProps<Field extends string> {
  /** What the form is, beside its fields: the names by which the address knows it. */
  hidden: Readonly<Record<string, string>>;
  /** The visible names of the fields, in their order: the summary calls them so. */
  labels: Readonly<Record<Field, string>>;
  problems?: Problems<Field> | undefined;
  /** The name of the button. */
  submit: string;
  'aria-labelledby'?: string;
  /** The form carries a file. */
  hasFile?: boolean;
  /** A page of its own has the form's button as its main one. */
  isMain?: boolean;
  /** The level of the heading above a list of errors. */
  headingLevel?: 2 | 3;
  children: ReactNode;
}

/** A form that is sent to the shop's settings. It is a plain form: whatever is wrong, the server says. */
export function VisitorForm<Field extends string>({
  hidden,
  labels,
  problems,
  submit,
  hasFile = false,
  isMain = false,
  headingLevel = 2,
  children,
  ...name
}: VisitorFormProps<Field>) {
  const errors: ReadonlyArray<FormError> = (Object.keys(labels) as Field[]).flatMap((field) => {
    const message = problems?.[field];
    return message === undefined ? [] : [{ name: field, label: labels[field], message }];
  });
  return (
    <Form
      {...name}
      method="post"
      action={addressOf('settings')}
      errors={errors}
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
