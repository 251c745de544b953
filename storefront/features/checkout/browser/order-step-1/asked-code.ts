/** The fields that a setting asks for and their rules, in one file. */
export { AskedFields as default } from '../../../../shared/browser/forms/asked-fields.tsx';
export { askedRules } from '../asked-data.ts';
