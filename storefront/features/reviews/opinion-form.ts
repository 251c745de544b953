/** A separate entry: importing it includes its styles. */
export { OpinionForm } from './browser/opinions/opinion-form.tsx';
