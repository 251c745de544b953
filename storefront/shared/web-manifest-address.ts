/** Where browsers read how the shop looks as an installed application. */
export const webManifestAddress = '/site.webmanifest';
