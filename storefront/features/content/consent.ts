/** A separate entry: importing it includes its styles. */
export { ConsentPart, type ConsentPartProps } from './server/consent/consent-part.tsx';
