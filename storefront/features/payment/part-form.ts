/** A separate entry, beside the one with the forms' view. */
export { partFormOf, readPart, type PartAttempt, type PartForm, type ReadPart } from './server/part-form.ts';
