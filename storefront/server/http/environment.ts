import { trustedProxies, type TrustedProxies } from '../protection/client-address.ts';

/** How the operator sets the server up; every value has a default that starts a shop on this machine alone. */
export interface ServerEnvironment {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Where files that people send are kept; a folder in `dataDir` where none is named. */
  readonly uploadsDir: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly publicUrl: string | undefined;
  /** The shop's own proxies, whose `X-Forwarded-For` is believed; null where nobody's is. */
  readonly trustedProxies: TrustedProxies | null;
  /** The shop's clock: the system's, or one that starts at `SHOP_NOW` and runs on. */
  readonly clock: () => number;
  readonly isProduction: boolean;
}

/** A setting that cannot be obeyed; its message is a sentence for the operator. */
export class EnvironmentError extends Error {}

export function readEnvironment(env: Readonly<Record<string, string | undefined>>): ServerEnvironment {
  const isProduction = env['NODE_ENV'] === 'production';
  return {
    host: env['HOST'] || '127.0.0.1',
    port: portOf(env['PORT'] || '3000'),
    dataDir: env['DATA_DIR'] || './data',
    uploadsDir: env['UPLOADS_DIR'] || undefined,
    databaseUrl: env['DATABASE_URL'] || undefined,
    publicUrl: publicUrlOf(env['PUBLIC_URL'] || undefined),
    trustedProxies: proxiesOf(env['TRUSTED_PROXIES'] || undefined),
    clock: clockOf(env['SHOP_NOW'] || undefined, isProduction),
    isProduction,
  };
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
