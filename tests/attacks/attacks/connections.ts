import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Tally, type Attack } from '../support/attack.ts';
import { head, open } from '../support/raw-request.ts';

/** How long connections are held and the shop is watched, in milliseconds. */
const heldFor = 10_000;
/** Every 30 seconds Node closes requests that are incomplete after 60. */
const cutWithin = 100_000;

const firstStatus = (text: string): number | null => {
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1];
  return status === undefined ? null : Number(status);
};

/** Connections that send nothing. */
const idleConnections: Attack = {
  name: 'connections: 400 from one address that ask nothing',
  async run({ port, process }, from) {
    const tally = new Tally();
    const before = process.openFiles();
    const sockets = await Promise.all(Array.from({ length: 400 }, () => open(port, from)));
    for (const socket of sockets) socket.resume();
    await pause(heldFor);
    const held = process.openFiles() - before;
    tally.note({ closed: sockets.filter((socket) => socket.closed).length });
    for (const socket of sockets) {
      tally.add(null);
      socket.destroy();
    }
    // The other shopper's may come and go.
    if (held > 210) tally.find(`${held} connections of one address were held`);
    return tally.outcome();
  },
};

/** Uploads that stop after their first bytes. */
const stalledUploads: Attack = {
  name: 'uploads: 100 of 14 MB that stop half-way',
  async run({ port, shop, process }, from) {
    const tally = new Tally();
    const before = process.memory().now;
    const line = [
      `Host: ${new URL(shop.url).host}`,
      `Origin: ${shop.url}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 14000000',
    ];
    const texts = new Map<Socket, string>();
    const sockets = await Promise.all(Array.from({ length: 100 }, () => open(port, from)));
    for (const socket of sockets) {
      socket.on('data', (chunk) => texts.set(socket, (texts.get(socket) ?? '') + chunk.toString('latin1')));
      socket.write(head('POST /basketchange.php?type=multiproduct HTTP/1.1', line));
      socket.write(Buffer.alloc(7_000_000, 'a'));
    }
    await pause(heldFor);
    const more = process.memory().now - before;
    for (const socket of sockets) {
      tally.add(firstStatus(texts.get(socket) ?? ''));
      socket.destroy();
    }
    if (more > 200) tally.find(`${Math.round(more)} MB of memory were held`);
    return tally.outcome();
  },
};

/** Requests that never complete: a byte now and then. */
const slowRequests: Attack = {
  name: 'slow: 60 requests that send a byte a second',
  async run({ port, shop }, from) {
    const tally = new Tally();
    const host = new URL(shop.url).host;
    const beginnings = [
      `GET / HTTP/1.1\r\nHost: ${host}\r\nX: `,
      `${head('POST /signin.php HTTP/1.1', [`Host: ${host}`, `Origin: ${shop.url}`, 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 90000'])}login=`,
      `${head('POST /graphql/v1/ HTTP/1.1', [`Host: ${host}`, 'Content-Type: text/plain', 'Transfer-Encoding: chunked'])}ffff\r\n`,
    ];
    const began = performance.now();
    const sockets = await Promise.all(Array.from({ length: 60 }, () => open(port, from)));
    const texts = new Map<Socket, string>();
    for (const [n, socket] of sockets.entries()) {
      socket.on('data', (chunk) => texts.set(socket, (texts.get(socket) ?? '') + chunk.toString('latin1')));
      socket.write(beginnings[n % beginnings.length]!);
    }
    const isOpen = () => sockets.filter((socket) => !socket.closed);
    while (isOpen().length > 0 && performance.now() - began < cutWithin) {
      for (const socket of isOpen()) if (socket.writable) socket.write('a');
      await pause(1000);
    }
    const left = isOpen().length;
    for (const socket of sockets) {
      tally.add(firstStatus(texts.get(socket) ?? ''));
      socket.destroy();
    }
    if (left > 0) tally.find(`${left} were not cut within ${cutWithin / 1000} s`);
    return tally.outcome();
  },
};

export const connectionAttacks: ReadonlyArray<Attack> = [idleConnections, stalledUploads, slowRequests];
