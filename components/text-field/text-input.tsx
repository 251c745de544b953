import type { ComponentProps, ReactNode } from 'react';
import { Field, FieldBox, type FieldOptions } from '../field/index.ts';
import { affix, control } from '../field/field.css.ts';
import { useTextField } from './use-text-field.ts';

/** What a field whose text stands for a number or a date decides itself. */
export type TypedFieldProps =
  | 'type'
  | 'inputMode'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'spellCheck'
  | 'minLength'
  | 'maxLength'
  | 'value'
  | 'defaultValue'
  | 'onChange';

/** What the browser's own text field takes and we hand on. Nothing here can block pasting. */
type NativeInput = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'defaultValue'
  | 'value'
  | 'placeholder'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'inputMode'
  | 'enterKeyHint'
  | 'spellCheck'
  | 'lang'
  | 'dir'
  | 'minLength'
  | 'maxLength'
  | 'readOnly'
  | 'form'
  | 'ref'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
>;

export type TextFieldProps = FieldOptions &
  NativeInput & {
    /** The text. Numbers, dates and files have their own fields. */
    type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | undefined;
    /** Stands before the text, inside the box, and describes the field ("+48"). */
    prefix?: ReactNode;
    /** Stands after the text, inside the box, and describes the field ("zł"). */
    suffix?: ReactNode;
  };

export type TextInputProps = TextFieldProps & {
  /** A button at the end of the box. */
  action?: ReactNode;
  /** Stands under the message. */
  footer?: ReactNode;
  /** Ids of further texts that describe the control. */
  describedBy?: string | undefined;
  /** What else the control needs: a role, listeners. */
  controlProps?: Omit<ComponentProps<'input'>, 'className' | 'style'> | undefined;
};

/** The one line of text that the text fields of the kit are made of; `TextField` is its public face. */
export function TextInput({ action, footer, describedBy, controlProps, ...props }: TextInputProps) {
  const { fieldOptions, inputProps, prefixProps, suffixProps } = useTextField(props, describedBy);
  return (
    <Field {...fieldOptions} footer={footer}>
      {(wired, state) => (
        <FieldBox
          state={state}
          start={prefixProps && <span className={affix} {...prefixProps} />}
          end={
            <>
              {suffixProps && <span className={affix} {...suffixProps} />}
              {action}
            </>
          }
        >
          <input className={control} {...inputProps} {...controlProps} {...wired} />
        </FieldBox>
      )}
    </Field>
  );
}
