export { llmsTextCall } from './llms-text.ts';
export { securityTextCall } from './security-text.ts';
export { webManifestCall } from './web-manifest.ts';
