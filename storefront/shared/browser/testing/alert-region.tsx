import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, vi } from 'vitest';
import { AlertRegion, startAlerts } from '../../../../components/alert/index.ts';

/** Each test of the file finds a page with nothing but the region of alerts, which works; what a test stubs is gone after it. */
export function withAlertRegion(): void {
  let stop = () => {};
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    document.body.innerHTML = renderToString(<AlertRegion />);
    // The way to the messages is announced once in a visit: this one has heard it.
    sessionStorage.setItem('witryna-alerts-way-back', '1');
    stop = startAlerts();
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    document.body.innerHTML = '';
  });
}
