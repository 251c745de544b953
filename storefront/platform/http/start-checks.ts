import type { ServerEnvironment } from './environment.ts';

/** Facts about the machine and its settings at the start of the shop. */
export interface StartFacts {
  readonly environment: Pick<ServerEnvironment, 'isProduction' | 'host' | 'port' | 'publicUrl'>;
  /** Files and folders of the shop that every user of the machine can read. */
  readonly readableByOthers: ReadonlyArray<string>;
  /** The folders that the shop writes to, with their free bytes. */
  readonly room: ReadonlyArray<{ readonly folder: string; readonly free: number }>;
}

export interface StartVerdict {
  /** Why the shop must not start; empty if it may. */
  readonly refusals: ReadonlyArray<string>;
  /** What the operator should change. */
  readonly warnings: ReadonlyArray<string>;
}

/** A start that was refused; the message is for the operator. */
export class StartRefused extends Error {}

/** The disk counts as nearly full below this: a day of a busy shop with its log, its WAL file and a backup. */
export const leastFreeSpace = 500_000_000;

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** Checks a start in production: one sentence a problem. Elsewhere there are none. */
export function judgeStart({ environment, readableByOthers, room }: StartFacts): StartVerdict {
  const { isProduction, host, port, publicUrl } = environment;
  if (!isProduction) return { refusals: [], warnings: [] };
  const refusals: string[] = [];
  const warnings: string[] = [];
  if (publicUrl === undefined && isLoopback(host))
    warnings.push(
      `PUBLIC_URL is not set, so links in mails lead to http://${host}:${port}; set it to the address that customers type, like https://sien.example.`,
    );
  else if (publicUrl === undefined)
    refusals.push(
      `HOST is ${host}, which opens the shop to the network, and PUBLIC_URL is not set; set it to the address that customers type, like https://sien.example.`,
    );
  else if (!publicUrl.startsWith('https:') && !isLoopback(new URL(publicUrl).hostname))
    refusals.push(
      `PUBLIC_URL is ${publicUrl}, so passwords and addresses of customers would cross the network unencrypted; serve the shop by https and set PUBLIC_URL to that address.`,
    );
  if (readableByOthers.length > 0)
    warnings.push(
      `Every user of this machine can read ${readableByOthers.join(', ')}; make it private: chmod go-rwx ${readableByOthers.join(' ')}`,
    );
  for (const { folder, free } of room)
    if (free < leastFreeSpace)
      warnings.push(
        `Only ${Math.floor(free / 1_000_000)} MB are free where ${folder} lies; a full disk stops orders, so make room there.`,
      );
  return { refusals, warnings };
}
