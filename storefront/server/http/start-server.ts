import type { ShopTypes } from '../../runtime/request-context.ts';
import type { Site, StaticFolder } from '../../runtime/site.ts';
import { createApp } from './app.ts';
import { builtAssets } from './built-assets.ts';
import { readEnvironment, type ServerEnvironment } from './environment.ts';
import { listen } from './listen.ts';
import { jsonLog } from './log.ts';

export interface ServerOptions<Types extends ShopTypes> {
  readonly site: Site<Types>;
  /** Opens the store; rejects with a sentence for the operator where it cannot. */
  openStore(environment: ServerEnvironment): Promise<Types['store'] & { close(): Promise<void> }>;
  /** The folder of the build: `manifest.json`, `client/`, `server/`. */
  readonly outDir: string;
  readonly root: string;
  readonly statics: ReadonlyArray<StaticFolder>;
}

/**
 * Opens the store, serves, prints the address, and on SIGINT or SIGTERM finishes what is under way and closes the store.
 * What stops it from starting is told in one sentence, with exit code 1.
 */
export async function startServer<Types extends ShopTypes>(options: ServerOptions<Types>): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    const isOurs = error instanceof Error && !(error instanceof TypeError) && !(error instanceof ReferenceError);
    console.error(isOurs ? error.message : error);
    process.exit(1);
  }
}

async function start<Types extends ShopTypes>(options: ServerOptions<Types>): Promise<void> {
  const environment = readEnvironment(process.env);
  const assets = builtAssets(options.outDir);
  const log = jsonLog();
  let isReady = false;
  const { site } = options;
  const store = await options.openStore(environment);
  const settings = await site.settings(store).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const app = createApp<Types>({
    site,
    store,
    settings,
    clock: environment.clock,
    log,
    assets,
    hasPolicy: true,
    publicUrl: environment.publicUrl,
    trustedProxies: environment.trustedProxies,
    root: options.root,
    statics: options.statics,
    isReady: () => isReady,
  });
  const listening = await listen(app, environment.host, environment.port, {
    trustedProxies: environment.trustedProxies,
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  isReady = true;
  log.info('started', { pid: process.pid });
  for (const shortcoming of site.shortcomings?.(settings) ?? []) console.warn(shortcoming);
  console.log(`${site.name(settings)}: ${listening.url}/`);

  const stop = async (signal: string) => {
    if (!isReady) return;
    isReady = false;
    log.info('stopping', { signal });
    await listening.stop();
    await store.close();
    log.info('stopped');
    process.exit(0);
  };
  process.on('SIGINT', (signal) => void stop(signal));
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', error));
}
