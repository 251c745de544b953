import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { clientAddress, isProxy, type TrustedProxies } from '../protection/client-address.ts';

export interface Listening {
  /** Where browsers find the server, e.g. `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Takes no new requests, waits for pending ones, at most `grace` milliseconds, then cuts them. */
  stop(grace?: number): Promise<void>;
}

/** How many connections are open at once. */
export interface ConnectionBounds {
  readonly inAll: number;
  /** From one address; the shop's own proxies carry all clients, so they may have all. */
  readonly perAddress: number;
}

/** A browser opens six, a shared address some dozens. */
const usual: ConnectionBounds = { inAll: 4000, perAddress: 200 };

/** Closes connections above the limits at once: each holds memory until its timeout, even when idle. */
function boundConnections(server: Server, { inAll, perAddress }: ConnectionBounds, trusted: TrustedProxies | null) {
  const open = new Map<string, number>();
  server.maxConnections = inAll;
  server.on('connection', (socket) => {
    const address = clientAddress(socket.remoteAddress, undefined, null);
    if (isProxy(socket.remoteAddress, trusted)) return;
    const own = (open.get(address) ?? 0) + 1;
    open.set(address, own);
    socket.once('close', () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (own > perAddress) socket.destroy();
  });
}

export interface ListenOptions {
  readonly trustedProxies?: TrustedProxies | null;
  readonly connections?: ConnectionBounds;
}

/** Starts to listen. Rejects with a sentence where the port is taken or forbidden. */
export function listen(
  // oxlint-disable-next-line no-explicit-any
  app: Pick<Hono<any>, 'fetch'>,
  host: string,
  port: number,
  { trustedProxies = null, connections = usual }: ListenOptions = {},
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  boundConnections(server, connections, trustedProxies);
  // A slow sender holds a connection, never the shop.
  server.requestTimeout = 60_000;
  server.headersTimeout = 20_000;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(sentenceFor(error, host, port), { cause: error })),
    );
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo;
      const name = host.includes(':') ? `[${host}]` : host;
      resolve({ url: `http://${name}:${taken}`, stop: (grace = 10_000) => stop(server, grace) });
    });
  });
}

/** The longest that new clients can delay the stop, in milliseconds. */
const longestWelcome = 1000;

/**
 * Waits until all waiting connections are accepted and read: a turn of the loop accepts one connection, and the next one reads its
 * request. Closing at once would cut clients that connected while the server was busy.
 */
async function letIn(server: Server): Promise<void> {
  let came = 0;
  const count = () => (came += 1);
  server.on('connection', count);
  const until = performance.now() + longestWelcome;
  let before: number;
  do {
    before = came;
    for (let turn = 0; turn < 3; turn += 1) await setImmediate();
  } while (came > before && performance.now() < until);
  server.off('connection', count);
}

async function stop(server: Server, grace: number): Promise<void> {
  await letIn(server);
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    // A connection that has sent its last response would stay open until its keep-alive timeout (Node 24).
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function sentenceFor(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken. Stop what listens there or set PORT to another number.`;
  if (error.code === 'EACCES') return `Port ${port} may not be opened by this user. Set PORT to a number above 1023.`;
  if (error.code === 'EADDRNOTAVAIL')
    return `This machine has no address ${host}. Set HOST to one of its own, e.g. 127.0.0.1.`;
  return `The server cannot listen on ${host}:${port}: ${error.message}.`;
}
