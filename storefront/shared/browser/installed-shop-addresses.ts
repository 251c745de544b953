/** The service worker of the installed shop; its pages register it. */
export const serviceWorkerAddress = '/service-worker.js';

/** Where browsers read how the shop looks as an installed application. */
export const webManifestAddress = '/site.webmanifest';
