import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Listening {
  /** Where browsers find the server, e.g. `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Takes no new requests, waits for those under way, at most `patience` milliseconds, then cuts them. */
  stop(patience?: number): Promise<void>;
}

/** Starts to listen. Rejects with a sentence where the port is taken or forbidden. */
// oxlint-disable-next-line no-explicit-any
export function listen(app: Pick<Hono<any>, 'fetch'>, host: string, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
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
      resolve({ url: `http://${name}:${taken}`, stop: (patience = 10_000) => stop(server, patience) });
    });
  });
}

/** The longest that newcomers can keep the door open, in milliseconds. */
const longestWelcome = 1000;

/**
 * Waits until everybody who stands at the door is in and heard: a turn of the loop takes in one connection, and the next one reads its
 * request. To close at once would cut those who asked while the server was busy.
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

async function stop(server: Server, patience: number): Promise<void> {
  await letIn(server);
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    // A connection that has answered its last request would stay open until its keep-alive time is over (Node 24).
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
