import type { FilePlace } from '../uploads/files-at.ts';
import { trustedProxies, type TrustedProxies } from '../protection/client-address.ts';

/** How the operator sets the server up; every value has a default that starts a shop on this machine alone. */
export interface ServerEnvironment {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Where uploads are kept; a folder in `dataDir` if not set. */
  readonly uploads: FilePlace | undefined;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  /** The shop's own proxies, whose `X-Forwarded-For` is trusted; null trusts none. */
  readonly trustedProxies: TrustedProxies | null;
  /** The shop's clock: the system's, or one that starts at `SHOP_NOW` and runs on. */
  readonly clock: () => number;
  readonly isProduction: boolean;
  /** Whether an empty shop is filled with the demo catalogue: `DEMO`, and without it everywhere but in production. */
  readonly hasDemo: boolean;
}

/** An invalid setting; its message is a sentence for the operator. */
export class EnvironmentError extends Error {}

export function readEnvironment(env: Readonly<Record<string, string | undefined>>): ServerEnvironment {
  const isProduction = env['NODE_ENV'] === 'production';
  return {
    host: env['HOST'] || '127.0.0.1',
    port: portOf(env['PORT'] || '3000'),
    dataDir: env['DATA_DIR'] || './data',
    uploads: uploadsOf(env),
    databaseUrl: env['DATABASE_URL'] || undefined,
    publicUrl: publicUrlOf(env['PUBLIC_URL'] || undefined),
    trustedProxies: proxiesOf(env['TRUSTED_PROXIES'] || undefined),
    clock: clockOf(env['SHOP_NOW'] || undefined, isProduction),
    isProduction,
    hasDemo: demoOf(env['DEMO'] || undefined, isProduction),
  };
}

function demoOf(text: string | undefined, isProduction: boolean): boolean {
  if (text === undefined) return !isProduction;
  if (text === '0' || text === '1') return text === '1';
  throw new EnvironmentError(`DEMO is "${text}"; it must be 1 to fill an empty shop with the demo catalogue, or 0.`);
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new EnvironmentError(`PORT is "${text}"; it must be a whole number from 0 to 65535.`);
  }
  return port;
}

function publicUrlOf(text: string | undefined): string | undefined {
  if (text !== undefined && !/^https?:\/\//.test(URL.canParse(text) ? text : '')) {
    throw new EnvironmentError(`PUBLIC_URL is "${text}"; it must be an address like https://sien.example.`);
  }
  return text;
}

function uploadsOf(env: Readonly<Record<string, string | undefined>>): FilePlace | undefined {
  const url = env['UPLOADS_BUCKET'] || undefined;
  const folder = env['UPLOADS_DIR'] || undefined;
  if (url === undefined) return folder;
  if (folder !== undefined)
    throw new EnvironmentError('UPLOADS_DIR and UPLOADS_BUCKET are both set; files lie in one.');
  const { protocol = '', search = '', username = '' } = URL.canParse(url) ? new URL(url) : {};
  if (!/^https?:$/.test(protocol) || search !== '' || username !== '') {
    throw new EnvironmentError(
      `UPLOADS_BUCKET is "${url}"; it must be the address of a bucket, like https://s3.eu-central-1.amazonaws.com/sien.`,
    );
  }
  const keyId = env['AWS_ACCESS_KEY_ID'] || undefined;
  const secret = env['AWS_SECRET_ACCESS_KEY'] || undefined;
  if (keyId === undefined || secret === undefined) {
    throw new EnvironmentError('UPLOADS_BUCKET needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, which open it.');
  }
  return { url, keyId, secret, region: env['AWS_REGION'] || 'us-east-1' };
}

function proxiesOf(text: string | undefined): TrustedProxies | null {
  try {
    return text === undefined ? null : trustedProxies(text);
  } catch (error) {
    throw new EnvironmentError(
      `TRUSTED_PROXIES is "${text}": ${(error as Error).message}. Write addresses and networks with commas between, e.g. 127.0.0.1, 10.0.0.0/8.`,
    );
  }
}

function clockOf(text: string | undefined, isProduction: boolean): () => number {
  if (text === undefined) return Date.now;
  if (isProduction)
    throw new EnvironmentError('SHOP_NOW moves the clock of the shop; it is not allowed in production.');
  const start = Date.parse(text);
  if (Number.isNaN(start)) {
    throw new EnvironmentError(`SHOP_NOW is "${text}"; it must be a time like 2026-11-21T10:00:00+01:00.`);
  }
  const began = performance.now();
  return () => Math.round(start + performance.now() - began);
}
