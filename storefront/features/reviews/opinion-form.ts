/** A separate entry: importing it includes its styles. */
export { default as opinionForm } from './browser/opinions/islands/opinion-form.tsx';
