import type { FieldCheck, FormControl } from '../../components/form/index.ts';
import type { Translate } from '../../components/texts/index.ts';
import {
  firstProblem,
  hasLength,
  isChecked,
  isChosen,
  isRequired,
  type Check,
  type ValidationLimits,
} from '../rules/validation.ts';
import { fieldTypes } from './field-types.ts';
import { problemText, type validationTexts } from './texts.ts';

/**
 * Validates a field by its markup with the shop's rules and words: `required`, `minlength`, `maxlength`, and the type
 * in `data-validation`. An unknown type is logged and leaves the field unchecked, which clears its state.
 */
export function fieldCheck(limits: ValidationLimits, t: Translate<typeof validationTexts.pl>): FieldCheck {
  const types: Readonly<Partial<Record<string, Check>>> = fieldTypes(limits);
  return ({ name, controls: [control], value }) => {
    const type = control.dataset['validation'];
    const ofType = type === undefined ? undefined : types[type];
    if (type !== undefined && !ofType) {
      console.warn(`The field "${name}" asks for the validation "${type}", which there is not.`);
      return undefined;
    }
    if (!control.required && value.trim() === '') return undefined;
    const problem = firstProblem(value, [...nativeChecks(control), ...(ofType ? [ofType] : [])]);
    return problem && problemText(problem, t);
  };
}

function nativeChecks(control: FormControl): ReadonlyArray<Check> {
  const required = control.required ? [requiredCheck(control)] : [];
  if (control instanceof HTMLSelectElement) return required;
  const { minLength, maxLength } = control;
  // The properties are -1 without an attribute.
  return [...required, hasLength(Math.max(minLength, 0), maxLength < 0 ? Infinity : maxLength)];
}

function requiredCheck(control: FormControl): Check {
  if (control instanceof HTMLSelectElement) return isChosen;
  return control.type === 'checkbox' ? isChecked : isRequired;
}
