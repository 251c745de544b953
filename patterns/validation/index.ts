export { fieldCheck } from './field-check.ts';
export { fieldTypes, type FieldType } from './field-types.ts';
export { problemText, validationTexts } from './texts.ts';
