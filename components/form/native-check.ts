import type { Translate } from '../texts/index.ts';
import type { FieldCheck } from './field-checks.ts';
import type { validationTexts } from './validation.texts.ts';

/**
 * Validates the native attributes of a control (`required`, `minlength`, `maxlength`, `type=email`), with our messages:
 * the default check of every field. Lengths count characters as people do, not UTF-16 units.
 */
export function nativeCheck(t: Translate<typeof validationTexts.pl>): FieldCheck {
  return ({ controls: [control], value }) => {
    const text = value.trim();
    if (text === '') return control.required ? t(missing(control)) : undefined;
    if (control instanceof HTMLSelectElement) return null;
    const length = [...text].length;
    // -1 without the attribute.
    if (length < control.minLength) return t('minlength', { n: control.minLength });
    if (control.maxLength >= 0 && length > control.maxLength) return t('maxlength', { n: control.maxLength });
    return control.validity.typeMismatch && control.type === 'email' ? t('email', { email: t('exampleEmail') }) : null;
  };
}

function missing(control: Element): 'no_option' | 'unchecked' | 'required' {
  if (control instanceof HTMLSelectElement) return 'no_option';
  return control instanceof HTMLInputElement && control.type === 'checkbox' ? 'unchecked' : 'required';
}
