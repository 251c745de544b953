import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFile, fetchRules, type FetchRules } from './fetch-file.ts';

const kilobyte = Buffer.alloc(1024, 7);
let server: Server;
let url: string;
/** The requests to the server. */
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const to = (location: string) => response.writeHead(302, { location }).end();
    if (path === '/a.jpg') response.end(kilobyte);
    else if (path === '/moved') to('/a.jpg');
    else if (path === '/round') to('/round');
    else if (path === '/inside') to(`http://127.0.0.2:${portOf(server)}/a.jpg`);
    else if (path === '/file') to('file:///etc/passwd');
    else if (path === '/long') response.write(kilobyte, () => response.write(kilobyte, () => response.end(kilobyte)));
    else if (path === '/said') response.writeHead(200, { 'content-length': '9999' }).end();
    else if (path === '/cut')
      response.writeHead(200, { 'content-length': '2000' }).write(kilobyte, () => response.destroy());
    else if (path !== '/never') response.writeHead(404).end('nie ma');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${portOf(server)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const portOf = (of: Server): number => (of.address() as AddressInfo).port;
/** The test server has no internet address. */
const rules: FetchRules = {
  hasPlainHttp: true,
  allows: (address) => address === '127.0.0.1',
  mostBytes: 2048,
  timeout: 5000,
};
const faultOf = async (path: string, changed: Partial<FetchRules> = {}) =>
  (await fetchFile(url + path, { ...rules, ...changed })).fault;

describe('a file named by a feed', () => {
  it.each(['/a.jpg', '/moved'])('comes whole from %s', async (path) => {
    expect(await fetchFile(url + path, rules)).toEqual({ bytes: kilobyte, fault: null });
  });

  it.each([
    ['/none', 'status'],
    ['/round', 'redirects'],
    ['/inside', 'address'],
    ['/file', 'scheme'],
    ['/long', 'size'],
    ['/said', 'size'],
    ['/cut', 'unreachable'],
  ])('is refused from %s: %s', async (path, fault) => expect(await faultOf(path)).toBe(fault));

  it('times out after timeout', async () => {
    expect(await faultOf('/never', { timeout: 100 })).toBe('timeout');
  });

  it('needs https, unless the operator allows http', async () => {
    expect(await faultOf('/a.jpg', { hasPlainHttp: false })).toBe('scheme');
    for (const address of ['ftp://a.example/b.jpg', 'file:///etc/passwd', 'data:image/png;base64,AA', 'b.jpg', ''])
      expect((await fetchFile(address, rules)).fault).toBe('scheme');
  });

  it('is never requested from the shop’s own machine or network, in any spelling', async () => {
    const { port } = new URL(url);
    const before = asked.length;
    for (const host of [
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '169.254.169.254',
    ])
      expect([
        host,
        (await fetchFile(`http://${host}:${port}/a.jpg`, { ...fetchRules, hasPlainHttp: true })).fault,
      ]).toEqual([host, 'address']);
    expect(asked.length).toBe(before);
  });

  it('is unreachable without a server', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const port = portOf(closed);
    await new Promise((resolve) => closed.close(resolve));
    expect((await fetchFile(`http://127.0.0.1:${port}/a.jpg`, rules)).fault).toBe('unreachable');
  });
});
