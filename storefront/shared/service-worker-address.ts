/** The service worker of the installed shop; pages register it. */
export const serviceWorkerAddress = '/service-worker.js';
