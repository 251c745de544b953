import type * as region from '../../../components/alert/alert-region.ts';

type Alerts = typeof region;

let alerts: Promise<Alerts> | undefined;

/** The code that shows and speaks alerts; loaded with the first one, or before one that may be needed offline. */
export function loadAlerts(): Promise<Alerts> {
  alerts ??= import('../../../components/alert/alert-region.ts').then(
    (loaded) => {
      loaded.startAlerts();
      return loaded;
    },
    (error: unknown) => {
      alerts = undefined;
      throw error;
    },
  );
  return alerts;
}

/** Shows a message in the region "Komunikaty". @throws if its code cannot be loaded */
export async function showAlert(content: region.ToastContent): Promise<void> {
  (await loadAlerts()).showAlert(content);
}

/** Makes shown messages leave; those that never showed need no code. */
export function dismissAlerts(): void {
  alerts?.then(
    (loaded) => loaded.dismissAlerts(),
    () => {},
  );
}

const standing = '[data-alert]:not([data-alert-template] *)';

/** Speaks the alerts in a new page, or in a part of it. */
export function speakAlerts(root: ParentNode): void {
  if (!root.querySelector(standing)) return;
  const isStarted = alerts !== undefined;
  // Once started, they speak the whole page by themselves.
  loadAlerts().then(
    ({ speakLoadedAlerts }) => isStarted && speakLoadedAlerts(root),
    () => {},
  );
}
