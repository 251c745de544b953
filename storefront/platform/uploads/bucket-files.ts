import { checkedName, type FilePort } from './file-port.ts';
import { signRequest, type BucketKeys, type UnsignedRequest } from './sign-request.ts';

/** A bucket of S3, or of a compatible service. */
export interface Bucket extends BucketKeys {
  /** The bucket itself, with an optional prefix: `https://s3.eu-central-1.amazonaws.com/sien/uploads`. */
  readonly url: string;
}

/** Timeout of a service, to the last byte, in milliseconds. */
const timeout = 10_000;

/** Files in a bucket: every process of a shop sees the same, on any machine. Writes are atomic. */
export function bucketFiles({ url, ...keys }: Bucket): FilePort {
  const folder = url.replace(/\/*$/, '/');

  async function send(method: UnsignedRequest['method'], name: string, body?: Uint8Array<ArrayBuffer>) {
    const request = { method, url: new URL(folder + checkedName(name)), ...(body && { body }) };
    const response = await fetch(request.url, {
      method,
      headers: signRequest(request, keys, Date.now()),
      body: body ?? null,
      // A signature is for one host: a redirect means a misconfigured bucket.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    // Without the right to list, services answer 403 for missing files: the keys of a shop need that right.
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`The bucket of UPLOADS_BUCKET answered ${response.status} to ${method}.`);
  }

  return {
    async put(name, bytes) {
      const response = await send('PUT', name, new Uint8Array(bytes));
      await response.body?.cancel();
      if (!response.ok) throw new Error('There is no bucket at UPLOADS_BUCKET.');
    },
    async get(name) {
      const response = await send('GET', name);
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      await response.body?.cancel();
      return null;
    },
    async remove(name) {
      await (await send('DELETE', name)).body?.cancel();
    },
  };
}
