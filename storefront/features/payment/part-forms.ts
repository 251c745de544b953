/** A separate entry: importing it includes its styles. */
export { PartForms, type PartFormsProps } from './server/part-forms.tsx';
