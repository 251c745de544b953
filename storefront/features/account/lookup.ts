/** A separate entry: importing it includes its styles. */
export { lookupPage } from './server/lookup/lookup-page.tsx';
export type { Lookup, LookupContext, LookupWords } from './server/lookup/look-up.ts';
