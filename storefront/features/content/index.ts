/** This feature's part for others on the server. */
export { consentOf, purposesAsked } from './server/consent/consent.ts';
export { takeScripts, trackingHeaders, waitingEvents } from './server/tracking/tracking.ts';
export {
  consentCookieName,
  extendedConsent,
  withoutConsentId,
  type ConsentAnswer,
} from './server/consent/consent-cookie.ts';
export { openingText } from './markdown/parse-markdown.ts';
export { markdownProblem, picturesIn } from './server/markdown/markdown-problem.ts';
export {
  readDocument,
  writeDocument,
  type ContentDocument,
  type DocumentProblem,
} from './server/markdown/read-document.ts';
