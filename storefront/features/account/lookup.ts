/** A separate entry: importing it includes its styles. */
export { lookupPage } from './server/lookup/lookup-page.tsx';
export { writtenNumber } from './server/lookup/look-up.ts';
export type { Lookup, LookupContext, LookupWords } from './server/lookup/look-up.ts';
