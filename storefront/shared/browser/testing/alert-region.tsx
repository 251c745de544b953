import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, vi } from 'vitest';
import { AlertRegion, startAlerts } from '../../../../components/alert/index.ts';

/** Gives each test of the file a page with only the working alert region; removes stubs after it. */
export function withAlertRegion(): void {
  let stop = () => {};
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    document.body.innerHTML = renderToString(<AlertRegion />);
    // The way to the messages is announced once per visit: here it already was.
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
