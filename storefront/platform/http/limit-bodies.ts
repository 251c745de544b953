import type { Context, MiddlewareHandler } from 'hono';
import type { FailureStatus } from '../page/answers.ts';
import { formBounds } from './form-fields.ts';
import { heldBytes, type HeldBounds } from './held-bytes.ts';
import type { App } from './request-facts.ts';

interface Limiting {
  /** Addresses whose forms carry files, and the largest body that they take, in bytes. */
  readonly largeForms: { readonly paths: ReadonlyArray<string>; readonly maxSize: number } | undefined;
  readonly held: HeldBounds;
  networkAddressOf(c: Context<App>): string;
  refuse(c: Context<App>, status: FailureStatus, retryAfter?: number): Promise<Response>;
}

/** When there is no room for a body: the seconds after which its client may retry. */
const roomAgain = 5;

/** How large a body may be; `most` is the largest that an address takes. */
export function limitBodies({ largeForms, held, networkAddressOf, refuse }: Limiting) {
  const hold = heldBytes(held);
  const most = (c: Context): number =>
    largeForms?.paths.includes(c.req.path) && /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')
      ? largeForms.maxSize
      : formBounds.bytes;
  /** A chunked body may grow to the limit. */
  const sizeOf = (c: Context): number =>
    c.req.header('transfer-encoding') === undefined ? Number(c.req.header('content-length') ?? 0) : most(c);

  /** Reserves room for a body with files until it is answered: many that stop half-way would fill the memory. */
  const holdRoom: MiddlewareHandler<App> = async (c, next) => {
    const size = Math.min(sizeOf(c), most(c));
    if (size <= formBounds.bytes) return next();
    const release = hold(networkAddressOf(c), size);
    if (release === null) return refuse(c, 503, roomAgain);
    try {
      return await next();
    } finally {
      release();
    }
  };

  /** Rejects a declared size above the limit before reading. */
  const refuseLarge: MiddlewareHandler<App> = async (c, next) => (sizeOf(c) > most(c) ? refuse(c, 413) : next());

  return { most, holdRoom, refuseLarge };
}
