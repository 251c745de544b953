/**
 * A page restored by Back or Forward may be stale: the shop is asked for changes. React-free, and not in the first
 * script: most pages are never restored.
 */
export function followPageReturns(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted && !isFromHistory()) return;
    // Without an answer the page stays: its links and forms work, and the server validates again.
    import('./returned-page.ts').then(({ refreshReturnedPage }) => refreshReturnedPage()).catch(console.warn);
  });
}

/** On the way back browsers show any kept page, however old, without a request. */
const isFromHistory = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');
