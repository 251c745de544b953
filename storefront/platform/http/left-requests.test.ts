import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startRunningShop, type RunningShop } from '../../testing/running-shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startRunningShop();
});
afterAll(() => shop.stop());

/** Announces a body, sends the beginning of it, and disconnects. */
function leave(path: string, contentType: string): void {
  const { hostname, port, origin } = new URL(shop.url);
  const socket = connect(Number(port), hostname, () => {
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${origin}\r\nContent-Type: ${contentType}\r\nContent-Length: 1000\r\n\r\nlogin=`,
      () => socket.destroy(),
    );
  });
}

const form = 'application/x-www-form-urlencoded';

it.each([
  ['/signin.php', form],
  ['/basketchange.php', 'multipart/form-data; boundary=x'],
  ['/graphql/v1/', 'text/plain'],
  ['/ajax/payments.php', form],
  ['/ajax/opinions.php?action=insert', 'multipart/form-data; boundary=x'],
  ['/policy-reports', 'application/csp-report'],
])('a client that disconnects during a request to %s is no fault of the shop', async (path, contentType) => {
  const before = shop.lines.length;
  leave(path, contentType);
  const logged = () => shop.lines.slice(before).map((line) => JSON.parse(line) as Record<'level' | 'event', string>);
  await vi.waitFor(() => expect(logged().some(({ event }) => event === 'request')).toBe(true), { timeout: 5000 });
  expect(logged()).toContainEqual(expect.objectContaining({ event: 'request', status: 499 }));
  expect(logged().filter(({ level }) => level === 'error')).toEqual([]);
});
