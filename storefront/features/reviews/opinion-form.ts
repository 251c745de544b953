/** A door of its own: who comes in by it gets styles, too. */
export { OpinionForm } from './browser/opinions/opinion-form.tsx';
