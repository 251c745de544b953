/** A door of its own: who comes in by it gets styles, too. */
export { Instalments } from './browser/instalments/instalments.tsx';
