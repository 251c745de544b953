import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { testingSite } from '../testing/site.tsx';
import { createApp } from './app.ts';
import { listen, type Listening, type ListenOptions } from './listen.ts';
import { jsonLog } from './log.ts';

let listening: Listening | undefined;
afterEach(async () => {
  await listening?.stop(100);
  listening = undefined;
});

/** A site that serves, and takes 20 MB for a form with files; `arrival` is when the first request has reached it. */
const serve = async (options?: ListenOptions) => {
  const app = createApp({
    site: { ...testingSite, largeForms: { paths: ['/form.php'], maxSize: 20_000_000 } },
    store: memoryStore(),
    clock: Date.now,
    log: jsonLog(() => {}),
    assets: () => ({ styles: [], fonts: [], scripts: [] }),
    hasPolicy: true,
    root: '.',
    statics: [],
    isReady: () => true,
  });
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  const fetch: typeof app.fetch = (...request) => {
    arrive();
    return app.fetch(...request);
  };
  listening = await listen({ fetch }, '127.0.0.1', 0, options);
  return { ...listening, arrival };
};

interface Answer {
  status: number;
  connection: string | undefined;
  text: string;
}

/** Writes the whole body before it reads, as browsers do, and reads the answer even if the server stops reading first. */
function post(url: string, body: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/form.php`, { method: 'POST', headers }, (response) => {
      const { statusCode, headers: answered } = response;
      text(response).then(
        (answer) => resolve({ status: statusCode!, connection: answered.connection, text: answer }),
        reject,
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('a real connection', () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };

  it.each([
    ['with its length', (body: string) => ({ ...type, 'content-length': String(body.length) })],
    ['in chunks', () => ({ ...type, 'transfer-encoding': 'chunked' })],
  ])('answers 2 MB %s readably, and goes on serving', async (_, headersFor) => {
    const { url } = await serve();
    const body = `name=${'a'.repeat(2 * 1024 * 1024)}`;
    const answer = await post(url, body, headersFor(body));
    expect(answer.status).toBe(413);
    expect(answer.connection).toBe('close');
    expect(answer.text).toContain('Za dużo naraz.');
    expect((await fetch(url)).status).toBe(200);
  });

  it('lets a client finish a body that is too large, and closes the connection after 64 MB', async () => {
    const { url } = await serve();
    const { port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    socket.resume();
    socket.write(
      `POST /form.php HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Type: text/plain\r\nContent-Length: 1000000000\r\n\r\n`,
    );
    const megabyte = Buffer.alloc(1024 * 1024);
    let sent = 0;
    while (!socket.destroyed && sent < 1000) {
      await new Promise<void>((resolve) => {
        socket.once('close', resolve);
        socket.write(megabyte, () => resolve());
      });
      sent += 1;
    }
    expect(socket.destroyed).toBe(true);
    expect(sent).toBeGreaterThan(60);
    expect(sent).toBeLessThan(200);
  });

  it('refuses a third body of 14 MB from one address, and takes it when one has left', async () => {
    const { url } = await serve();
    const begin = () => {
      const sent = request(`${url}/form.php`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '14000000' },
      });
      sent.on('error', () => {});
      sent.write('--x');
      return sent;
    };
    const stalled = [begin(), begin()];
    await pause(200);
    const form = new FormData();
    form.set('name', 'Ewa');
    form.set('photo', new File([new Uint8Array(14_000_000)], 'photo.jpg'));
    const refused = await fetch(`${url}/form.php`, { method: 'POST', body: form });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    // Other pages still answer.
    expect((await fetch(url)).status).toBe(200);
    stalled[0]!.destroy();
    await expect
      .poll(async () => (await fetch(`${url}/form.php`, { method: 'POST', body: form, redirect: 'manual' })).status)
      .toBe(303);
    stalled[1]!.destroy();
  });

  it('closes the connections of an address above its limit, and serves it again when one has closed', async () => {
    const { url } = await serve({ connections: { inAll: 100, perAddress: 3 } });
    const { port } = new URL(url);
    const open = () =>
      new Promise<{ end(): void; isClosed(): boolean }>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () =>
          resolve({ end: () => socket.destroy(), isClosed: () => socket.closed }),
        );
        socket.on('error', () => {});
        socket.resume();
      });
    const [first, second, third, fourth] = [await open(), await open(), await open(), await open()];
    await expect.poll(fourth.isClosed).toBe(true);
    expect([first, second, third].map((one) => one.isClosed())).toEqual([false, false, false]);
    first.end();
    await expect
      .poll(() =>
        fetch(url).then(
          ({ status }) => status,
          () => null,
        ),
      )
      .toBe(200);
    second.end();
    third.end();
  });

  it.each<[string, number, string, Record<string, string>]>([
    ['an address of 1,001 fields', 400, `/?${'&'.repeat(1000)}`, {}],
    ['a long address', 431, `/?${'a'.repeat(17_000)}`, {}],
    ['many cookies', 431, '/', { cookie: 'a=b; '.repeat(3500) }],
    ['a long header', 431, '/', { 'x-text': 'a'.repeat(17_000) }],
    ['many headers', 431, '/', Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`x-${index}`, '']))],
  ])('refuses %s', async (_, status, path, headers) => {
    const { url } = await serve();
    expect((await fetch(url + path, { headers })).status).toBe(status);
    expect((await fetch(url)).status).toBe(200);
  });

  it('streams a page', async () => {
    const { url } = await serve();
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toMatch(/<\/html>$/);
  });

  it('survives a visitor who disconnects early, and a malformed request', async () => {
    const { url } = await serve();
    const { port } = new URL(url);
    for (const words of [
      'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
      'rubbish\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
    ]) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => {});
      socket.write(words);
      await pause(20);
      socket.destroy();
    }
    expect((await fetch(url)).status).toBe(200);
  });
});

describe('stopping', () => {
  it('finishes pending requests and takes no new one', async () => {
    const { url, stop, arrival } = await serve();
    const slow = fetch(`${url}/slow.php?for=300`, { headers: { 'x-region-load': '1' } });
    await arrival;
    const stopped = stop(60_000);
    // Waiting connections are accepted by then.
    await pause(50);
    await expect(fetch(url)).rejects.toThrow();
    const answer = await slow;
    expect(answer.status).toBe(200);
    await answer.text();
    const answered = performance.now();
    await stopped;
    // The browser kept the connection alive; the server does not wait for that.
    expect(performance.now() - answered).toBeLessThan(30_000);
    listening = undefined;
  });

  it('answers all requests sent before, also those it had not read yet', async () => {
    const { url, stop } = await serve();
    const sent = new Int32Array(new SharedArrayBuffer(4));
    const asking = new Worker(
      `const { parentPort, workerData: { port, count, sent } } = require('node:worker_threads');
      const { connect } = require('node:net');
      const ask = () => new Promise((done) => {
        let text = '';
        const socket = connect(port, '127.0.0.1').setEncoding('latin1');
        socket.on('data', (part) => (text += part)).on('error', ({ code }) => done(code)).on('close', () => done(text.slice(9, 12)));
        socket.write('GET / HTTP/1.1\\r\\nHost: x\\r\\nConnection: close\\r\\n\\r\\n', () => {
          Atomics.add(sent, 0, 1);
          Atomics.notify(sent, 0);
        });
      });
      parentPort.once('message', () => Promise.all(Array.from({ length: count }, ask)).then((all) => parentPort.postMessage(all)));`,
      { eval: true, workerData: { port: Number(new URL(url).port), count: 30, sent } },
    );
    await once(asking, 'online');
    asking.postMessage('ask');
    const answers = once(asking, 'message');
    // The server is busy: they have connected and sent, and it has not read yet.
    for (let so = 0; so < 30; so = Atomics.load(sent, 0)) Atomics.wait(sent, 0, so, 1000);
    await stop();
    expect(await answers).toEqual([Array.from({ length: 30 }, () => '200')]);
    await asking.terminate();
    listening = undefined;
  });

  it('waits no longer than its grace', async () => {
    const { url, stop, arrival } = await serve();
    const slow = fetch(`${url}/slow.php?for=60000`, { headers: { 'x-region-load': '1' } }).catch(() => 'cut');
    await arrival;
    const started = performance.now();
    await stop(100);
    expect(performance.now() - started).toBeLessThan(30_000);
    expect(await slow).toBe('cut');
    listening = undefined;
  });
});

describe('starting', () => {
  it('reports in a sentence that the port is taken', async () => {
    const { url } = await serve();
    const port = Number(new URL(url).port);
    const app = { fetch: () => new Response('') };
    await expect(listen(app, '127.0.0.1', port)).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken.`);
  });
});
