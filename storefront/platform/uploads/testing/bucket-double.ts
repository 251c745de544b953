import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signRequest, type BucketKeys, type UnsignedRequest } from '../sign-request.ts';

/** A bucket on this machine. It checks the signature of the request as received. */
export async function openBucketDouble(keys: BucketKeys) {
  const objects = new Map<string, Buffer>();
  const refused: string[] = [];
  let failure: number | null = null;
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const answer = (status: number, bytes?: Buffer) => response.writeHead(status).end(bytes);
      const method = request.method as UnsignedRequest['method'];
      const url = new URL(request.url!, `http://${request.headers.host}`);
      const written = String(request.headers['x-amz-date']);
      const time = Date.parse(written.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
      const expected = signRequest({ method, url, body }, keys, time);
      if (request.headers.authorization !== expected['authorization'] || Math.abs(time - Date.now()) > 900_000) {
        refused.push(url.pathname);
        return answer(403);
      }
      if (failure !== null) return answer(failure);
      if (!url.pathname.startsWith('/sien/')) return answer(404);
      if (method === 'PUT') {
        objects.set(url.pathname, body);
        return answer(200);
      }
      if (method === 'DELETE') {
        objects.delete(url.pathname);
        return answer(204);
      }
      const found = objects.get(url.pathname);
      return found ? answer(200, found) : answer(404);
    })();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    refused,
    /** Answers everything with this status from now on; null restores it. */
    fail: (status: number | null) => void (failure = status),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
