/**
 * A page that comes back by Back or Forward stands as it was left or as it was once sent: the shop is asked what has become of it
 * since. React-free, and not in the first script: most pages never come back.
 */
export function followPageReturns(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted && !isFromHistory()) return;
    // The page goes on as it stands where nobody answers: its links and forms are real, and the server judges them anew.
    import('./returned-page.ts').then(({ refreshReturnedPage }) => refreshReturnedPage()).catch(console.warn);
  });
}

/** Browsers show what they keep of a page on the way back, however old, without asking for it. */
const isFromHistory = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');
