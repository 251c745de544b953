/** This feature's part for others on the server. */
export { consentOf, purposesAsked } from './server/consent/consent.ts';
export { takeScripts, trackingHeaders, waitingEvents } from './server/tracking/tracking.ts';
export { extendedConsent, type ConsentAnswer } from './server/consent/consent-cookie.ts';
