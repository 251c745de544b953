import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketFiles } from './bucket-files.ts';
import { signRequest } from './sign-request.ts';
import { openBucketDouble } from './testing/bucket-double.ts';

describe('the signature', () => {
  // The examples of "Authenticating Requests: Using the Authorization Header" in the documentation of Amazon S3.
  const keys = {
    keyId: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const now = Date.parse('2013-05-24T00:00:00Z');
  const host = 'https://examplebucket.s3.amazonaws.com';

  it('is the published one of a GET', () => {
    const request = { method: 'GET', url: new URL(`${host}/test.txt`), headers: { range: 'bytes=0-9' } } as const;
    expect(signRequest(request, keys, now)['authorization']).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  it('is the published one of a PUT with a body and a name that needs escaping', () => {
    const request = {
      method: 'PUT',
      url: new URL(`${host}/test$file.text`),
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: new TextEncoder().encode('Welcome to Amazon S3.'),
    } as const;
    expect(signRequest(request, keys, now)['authorization']).toMatch(
      /Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd$/,
    );
  });
});

describe('files in a bucket', () => {
  const keys = { keyId: 'sien', secret: 'tajne/klucz+', region: 'eu-central-1' };
  let bucket: Awaited<ReturnType<typeof openBucketDouble>>;
  beforeAll(async () => {
    bucket = await openBucketDouble(keys);
  });
  afterAll(() => bucket.close());
  const files = (url = `${bucket.origin}/sien/zdj\u0119cia`, own = keys) => bucketFiles({ url, ...own });

  it('are stored by name, returned byte by byte, and deleted', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, n) => n % 256);
    expect(await files().get('a-1.jpg')).toBeNull();
    await files().put('a-1.jpg', bytes);
    expect([...bucket.objects.keys()]).toEqual(['/sien/zdj%C4%99cia/a-1.jpg']);
    expect(await files(`${bucket.origin}/sien/zdj\u0119cia/`).get('a-1.jpg')).toEqual(bytes);
    await files().put('a-1.jpg', new Uint8Array([7]));
    expect(await files().get('a-1.jpg')).toEqual(new Uint8Array([7]));
    await files().remove('a-1.jpg');
    await files().remove('a-1.jpg');
    expect(await files().get('a-1.jpg')).toBeNull();
    expect(bucket.refused).toEqual([]);
  });

  it.each(['../x.jpg', 'a/x.jpg', '.jpg', 'x', 'X.jpg', 'x.jpg\u0000', 'x.jpg?acl', ''])(
    'are not stored as "%s"',
    async (name) => {
      await expect(files().put(name, new Uint8Array(1))).rejects.toThrow(RangeError);
      await expect(files().get(name)).rejects.toThrow(RangeError);
    },
  );

  it('reject other keys, and the error contains no secret', async () => {
    const wrong = files(undefined, { ...keys, secret: 'inne' });
    await expect(wrong.put('a.jpg', new Uint8Array(1))).rejects.toThrow(/answered 403 to PUT\.$/);
    await expect(wrong.get('a.jpg')).rejects.toThrow(/answered 403 to GET\.$/);
    expect(bucket.objects.size).toBe(0);
  });

  it.each([500, 503, 301])('are not reported as stored, or missing, when the service answers %d', async (status) => {
    bucket.fail(status);
    await expect(files().put('a.jpg', new Uint8Array(1))).rejects.toThrow(String(status));
    await expect(files().get('a.jpg')).rejects.toThrow(String(status));
    await expect(files().remove('a.jpg')).rejects.toThrow(String(status));
    bucket.fail(null);
  });

  it('are not stored without a bucket, or without a service', async () => {
    await expect(files(`${bucket.origin}/inny`).put('a.jpg', new Uint8Array(1))).rejects.toThrow(/no bucket/);
    await expect(files('http://127.0.0.1:1/sien').put('a.jpg', new Uint8Array(1))).rejects.toThrow();
  });
});
