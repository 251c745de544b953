/** The fields that a setting asks for and their rules, in one file. */
export { AskedFields } from '../../../../shared/browser/forms/asked-fields.tsx';
export { askedRules } from '../asked-data.ts';
