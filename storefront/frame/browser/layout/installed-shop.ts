/**
 * Names the manifest by which the shop is installed, once the page has loaded: browsers request what a link in the page names before they
 * paint. A shop without drawn icons has none.
 */
export function followInstallation(): void {
  if (!document.querySelector('[rel="apple-touch-icon"]')) return;
  const name = () => void import('./name-manifest.ts').then(({ nameManifest }) => nameManifest(), console.warn);
  addEventListener('load', () => setTimeout(name, 1000));
}
