/** A separate entry: importing it includes its styles. */
export { Instalments } from './browser/instalments/instalments.tsx';
