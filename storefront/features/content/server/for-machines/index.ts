export { llmsTextCall } from './llms-text.ts';
export { securityTextCall } from './security-text.ts';
export { serviceWorkerCall } from './service-worker.ts';
export { webManifestCall } from './web-manifest.ts';
