// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '../settings/index.ts';
import { pageFrom } from './fetch-page.ts';
import { REGION_LOAD_TIMEOUT, startRegionLoads } from './region-loads.ts';

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  server?.close();
});

const signal = () => new AbortController().signal;

it('keeps other state of a history entry when it saves the scroll position', () => {
  vi.stubGlobal('scrollTo', () => {});
  startRegionLoads();
  history.pushState({ openDialogs: 1 }, '');
  dispatchEvent(new Event('scrollend'));
  expect(history.state).toEqual({ openDialogs: 1, isRegionLoad: true, scroll: 0 });
});

describe('the timeout of a region load', () => {
  it('is 16 s, by default and in the settings of the shop [L-03 part] [S-40 part] [C-10 part]', async () => {
    expect(REGION_LOAD_TIMEOUT).toBe(16_000);
    expect(defaultSettings.pageLoadTimeout).toBe(16_000);
    vi.useFakeTimers();
    const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(() => new Promise(() => {}));
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal('scrollTo', () => {});
    document.body.innerHTML = '<main data-region="main"></main>';
    void startRegionLoads().visit('http://localhost:3000/list.php', null);
    const { signal: ended } = asked.mock.calls[0]![1];
    await vi.advanceTimersByTimeAsync(15_999);
    expect(ended!.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended!.aborted).toBe(true);
    expect(asked.mock.calls[0]![0]).toBe('http://localhost:3000/list.php');
    expect(asked.mock.calls[0]![1].method ?? 'GET').toBe('GET');
  });

  it('lasts to the last byte: a response that never ends fails too', async () => {
    server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' });
      response.write('<main data-region="main">');
    });
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    vi.stubGlobal('location', { origin: `http://127.0.0.1:${port}` });
    const started = performance.now();
    await expect(pageFrom(`http://127.0.0.1:${port}/`, 300, signal())).rejects.toThrow(/timeout|aborted/i);
    expect(performance.now() - started).toBeGreaterThanOrEqual(280);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
