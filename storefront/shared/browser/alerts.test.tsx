// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Alert, AlertRegion } from '../../../components/alert/index.ts';
import { eventually } from '../../testing/eventually.ts';

const started = vi.fn<() => void>();
const spoken = vi.fn<(root: ParentNode) => void>();
beforeEach(() => {
  vi.resetModules();
  vi.doMock('../../../components/alert/alert-region.ts', async (original) => ({
    ...(await original<object>()),
    startAlerts: started,
    speakLoadedAlerts: spoken,
  }));
  document.body.innerHTML = renderToString(<AlertRegion />);
});
afterEach(() => {
  vi.doUnmock('../../../components/alert/alert-region.ts');
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

const region = (html = '') => {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = html;
  return element;
};
const alert = renderToString(<Alert tone="info" title="Zapisane." />);
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

it('load with the first alert of a page, and not without one', async () => {
  const { speakAlerts } = await import('./alerts.ts');
  speakAlerts(document);
  speakAlerts(region('<p>Nic.</p>'));
  await settled();
  expect(started).not.toHaveBeenCalled();
  speakAlerts(region(alert));
  await eventually(() => expect(started).toHaveBeenCalledTimes(1));
});

it('are spoken once: at start, and later regions by themselves', async () => {
  const { speakAlerts } = await import('./alerts.ts');
  speakAlerts(region(alert));
  await eventually(() => expect(started).toHaveBeenCalledTimes(1));
  expect(spoken).not.toHaveBeenCalled();
  const later = region(alert);
  speakAlerts(later);
  await eventually(() => expect(spoken).toHaveBeenCalledExactlyOnceWith(later));
  expect(started).toHaveBeenCalledTimes(1);
});
