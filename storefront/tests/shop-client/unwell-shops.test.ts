import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShopClient } from '../../../patterns/contract/client/index.ts';
import { failingCalls, silentCalls } from '../../../patterns/contract/client/testing/every-call.ts';

/** Timeouts in milliseconds: for missing responses, and for immediate ones on an idle machine. */
const [brief, patient] = [150, 10_000];

let server: Server | null = null;
const sockets = new Set<Socket>();

/** A server that does this with each connection, after its first data. */
async function serve(answer: (socket: Socket) => void): Promise<string> {
  server = createServer((socket) => {
    sockets.add(socket);
    // A client that gives up resets the connection.
    socket.on('error', () => {});
    socket.once('data', () => answer(socket));
  });
  await new Promise<void>((listening) => server!.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let logged: { mockRestore(): void };
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  logged.mockRestore();
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  if (server) await new Promise((closed) => server!.close(closed));
  server = null;
});

const head = (length: number) =>
  `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;
/** Bytes that are no valid text, JSON or XML. */
const noise = Buffer.from(Array.from({ length: 400 }, (_, index) => (index * 89 + 7) % 256));

const unwell: ReadonlyArray<readonly [title: string, reason: string, answer: (socket: Socket) => void]> = [
  ['never answers', 'timeout', () => {}],
  ['stops in the middle of a response', 'timeout', (socket) => socket.write(`${head(1000)}{"basket":`)],
  ['disconnects in the middle of a response', 'connection', (socket) => socket.end(`${head(1000)}{"basket":`)],
  ['disconnects at once', 'connection', (socket) => socket.destroy()],
  ['does not speak HTTP', 'connection', (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n')],
  ['answers noise', 'unreadable', (socket) => socket.end(Buffer.concat([Buffer.from(head(noise.length)), noise]))],
];

describe.each(unwell)('a server that %s', (_title, reason, answer) => {
  it('is reported by every call, and breaks none [C-25 part]', async () => {
    const shop = createShopClient({ baseUrl: await serve(answer) });
    const timeout = reason === 'timeout' ? brief : patient;
    const outcomes = await Promise.all(
      failingCalls.map(async ([name, , ask]) => {
        const failure: unknown = await ask(shop, { timeout }).catch((error: unknown) => error);
        return [name, (failure as { reason?: string }).reason];
      }),
    );
    expect(outcomes).toEqual(failingCalls.map(([name]) => [name, reason]));
    const ignored = await Promise.all(silentCalls.map(([, , ask]) => ask(shop, { timeout })));
    expect(ignored).toEqual(silentCalls.map(([, , , otherwise]) => otherwise));
  });
});

it('an unreachable server is reported by every call, and breaks none', async () => {
  const baseUrl = await serve(() => {});
  await new Promise((closed) => server!.close(closed));
  server = null;
  const shop = createShopClient({ baseUrl });
  for (const [name, , ask] of failingCalls) {
    await expect(ask(shop, { timeout: patient }), name).rejects.toMatchObject({ reason: 'connection' });
  }
  for (const [, , ask, otherwise] of silentCalls) expect(await ask(shop, { timeout: patient })).toBe(otherwise);
});

it('a slow response, a few bytes at a time, is read to the last byte', async () => {
  const answer = '{"errno":"0"}';
  const baseUrl = await serve((socket) => {
    void (async () => {
      for (const part of [head(answer.length), ...(answer.match(/.{1,4}/g) ?? [])]) {
        socket.write(part);
        await sleep(20);
      }
      socket.end();
    })();
  });
  const shop = createShopClient({ baseUrl });
  expect(await shop.verifyBankAccount('PL61109010140000071219812874')).toMatchObject({ errno: 0 });
});
