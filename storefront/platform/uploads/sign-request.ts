import { createHash, createHmac } from 'node:crypto';

/** The keys of a bucket, and its region. */
export interface BucketKeys {
  readonly keyId: string;
  readonly secret: string;
  /** `eu-central-1`; most services that are not Amazon's take any. */
  readonly region: string;
}

export interface UnsignedRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Without a query. */
  readonly url: URL;
  /** By lower-case names; all of them are signed. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

const hash = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');
const keyed = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** S3's encoding: everything but letters, digits and `-._~` is escaped. */
const escaped = (segment: string): string =>
  encodeURIComponent(decodeURIComponent(segment)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * The headers of a request to S3, with its signature (AWS Signature Version 4, one chunk).
 *
 * @param now milliseconds; services refuse a clock that is off by a quarter of an hour
 */
export function signRequest(
  { method, url, headers = {}, body = new Uint8Array() }: UnsignedRequest,
  { keyId, secret, region }: BucketKeys,
  now: number,
): Record<string, string> {
  const time = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const content = hash(body);
  const sent = { ...headers, 'x-amz-content-sha256': content, 'x-amz-date': time };
  // The host is signed too, and set by the caller's request.
  const signed = Object.entries({ ...sent, host: url.host }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const canonical = [
    method,
    url.pathname.split('/').map(escaped).join('/'),
    '',
    ...signed.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    names,
    content,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(keyed, `AWS4${secret}`);
  const signature = keyed(key, ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n')).toString('hex');
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope},SignedHeaders=${names},Signature=${signature}`,
  };
}
