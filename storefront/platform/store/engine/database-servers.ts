import { callbackify } from 'node:util';
import pg from 'pg';

/** Where a server of a database listens. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
}

export interface DatabaseAddress {
  /** The address with the first server alone. */
  readonly first: string;
  readonly servers: ReadonlyArray<ServerAddress>;
}

const usualPort = 5432;

/**
 * Reads an address that may name several servers, as libpq does: `postgres://user:password@db1:5432,db2:5432/shop`.
 * @throws TypeError for anything else
 */
export function readServers(databaseUrl: string): DatabaseAddress {
  const [, before = '', hosts = '', after = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s.exec(databaseUrl) ?? [];
  const all = hosts.split(',').map((host) => `${before}${host}${after}`);
  const urls = all.map((each) => new URL(each));
  if (before === '') throw new TypeError('not a PostgreSQL address');
  return {
    first: all[0]!,
    servers: urls.map(({ hostname, port }) => ({
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port === '' ? usualPort : Number(port),
    })),
  };
}

/** PostgreSQL's code for a server that takes no writes now: the shop is unavailable. */
const cannotConnectNow = '57P03';

/** Rejects unless the server is the primary. */
async function askForPrimary(config: pg.ClientConfig, server: ServerAddress): Promise<ServerAddress> {
  const client = new pg.Client({ ...config, ...addressOf(config, server) });
  // The answer below reports it.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    if (rows[0]?.standby) {
      throw Object.assign(new Error(`${server.host}:${server.port} is a standby`), { code: cannotConnectNow });
    }
    return server;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The connection string wins over `host` and `port`, so they are replaced in it. */
function addressOf({ connectionString }: pg.ClientConfig, { host, port }: ServerAddress): pg.ClientConfig {
  const url = new URL(connectionString!);
  url.hostname = host.includes(':') ? `[${host}]` : host;
  url.port = String(port);
  return { connectionString: url.href };
}

/**
 * The client of a pool whose database has several servers, one of them the primary. Each new connection goes to the server that was
 * the primary last; all are asked after a connection was lost or refused.
 */
export function clientOfPrimary(config: pg.ClientConfig, servers: ReadonlyArray<ServerAddress>): typeof pg.Client {
  let primary: Promise<ServerAddress> | null = null;
  const forget = () => (primary = null);
  const find = () =>
    (primary ??= Promise.any(servers.map((server) => askForPrimary(config, server))).catch((error: unknown) => {
      forget();
      throw error;
    }));

  return class extends pg.Client {
    // oxlint-disable-next-line no-explicit-any -- node-postgres declares overloads with and without a callback
    override connect(callback?: any): any {
      const connected = this.#connectToPrimary();
      return callback ? callbackify(() => connected)(callback) : connected;
    }

    async #connectToPrimary(): Promise<pg.Client> {
      this.once('error', forget);
      try {
        const { host, port } = await find();
        // As node-postgres reads them when it connects (8.23).
        this.host = host;
        this.port = port;
        return await super.connect();
      } catch (error) {
        forget();
        throw error;
      }
    }
  };
}
