import http from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A proxy as `docs/machines/haproxy.cfg` sets one up. */
export interface Proxy {
  readonly url: string;
  /** How many requests it sent to each process. */
  readonly sent: ReadonlyMap<string, number>;
  /** How many requests went on to another process, and how many were answered 502, because a process ended with them. */
  readonly counts: { retried: number; lost: number };
  stop(): Promise<void>;
}

/** How often each process is asked whether it is ready, in milliseconds. */
const checkEvery = 200;
const isRead = (method = '') => method === 'GET' || method === 'HEAD';

/**
 * Balances over processes that are ready. Each request has its own connection, and goes on to the next process if none was made;
 * a page that is read also if its connection broke without an answer.
 */
export async function startProxy(processes: ReadonlyArray<string>): Promise<Proxy> {
  const ready = new Set(processes);
  const sent = new Map<string, number>();
  const counts = { retried: 0, lost: 0 };
  let turn = 0;

  const check = async () => {
    await Promise.all(
      processes.map(async (url) => {
        const isReady = await fetch(`${url}/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) ready.add(url);
        else ready.delete(url);
      }),
    );
  };
  const checking = setInterval(() => void check(), checkEvery);

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      turn += 1;
      // Those that are not ready come last: the check may be older than the process.
      const order = processes
        .map((_, index) => processes[(turn + index) % processes.length]!)
        .toSorted((a, b) => Number(ready.has(b)) - Number(ready.has(a)));
      send(order);
    });

    function send([first, ...others]: ReadonlyArray<string>): void {
      if (first === undefined) {
        counts.lost += 1;
        response.writeHead(502).end();
        return;
      }
      const { hostname, port } = new URL(first);
      const { method, url, headers } = request;
      const toShop = http.request({ hostname, port, method, path: url, headers, agent: false });
      let isConnected = false;
      toShop.on('socket', (socket) => socket.on('connect', () => (isConnected = true)));
      toShop.on('response', (answer) => {
        sent.set(first, (sent.get(first) ?? 0) + 1);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      });
      toShop.on('error', () => {
        if (response.headersSent) return void response.destroy();
        ready.delete(first);
        if (isConnected && !isRead(method)) return send([]);
        counts.retried += 1;
        send(others);
      });
      toShop.end(Buffer.concat(chunks));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    counts,
    async stop() {
      clearInterval(checking);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
