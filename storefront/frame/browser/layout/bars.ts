let started: Promise<unknown> | undefined;

const start = () =>
  (started ??= import('../../../../components/dismissible-bar/start-dismissible-bars.ts').then(
    ({ startDismissibleBars }) => startDismissibleBars(),
    () => (started = undefined),
  ));

/** Bars, which an inline script has settled (`settleBars`), are closed by code that comes with the first press, or once another tab has closed one. */
export function followBars(): void {
  document.addEventListener('click', ({ target }) => {
    const close = target instanceof Element ? target.closest<HTMLElement>('[data-dismissible-bar-close]') : null;
    if (close && !started) void start().then(() => started && close.click());
  });
  addEventListener('storage', ({ key }) => void (key?.startsWith('dismissed-bar') && start()));
  // A page that the browser kept may be older than the closing of its bar.
  addEventListener('pageshow', ({ persisted }) => void (persisted && start()));
}
