export { showFirstError } from './first-error.ts';
