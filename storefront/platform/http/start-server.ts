import type { ShopTypes } from '../page/request-context.ts';
import type { Site, StaticFolder } from '../page/site.ts';
import { keepFilesPrivate } from './private-files.ts';
import { createApp } from './app.ts';
import { builtAssets } from './built-assets.ts';
import { readEnvironment, type ServerEnvironment } from './environment.ts';
import { defaultLanguage } from '../languages/languages.ts';
import { listen } from './listen.ts';
import { jsonLog } from './log.ts';
import { judgeStart, StartRefused } from './start-checks.ts';
import { readWords } from './request-words.ts';
import { startFacts } from './start-facts.ts';

/** The most that a stop may take, in milliseconds: requests under way have ten seconds of it. */
const stopsWithin = 15_000;

/** Background work of the shop. */
export interface BackgroundWork {
  /** Ends within some seconds, whatever it waits for; the next start does the rest. */
  stop(): Promise<void>;
}

/** An open shop, with its background work. */
export interface OpenShop<Types extends ShopTypes> {
  readonly store: Types['store'];
  readonly work?: ReadonlyArray<BackgroundWork>;
  /** Warnings for the operator, a sentence each. */
  readonly notices?: ReadonlyArray<string>;
  /** Closes the store. The work has stopped by then. */
  close(): Promise<void>;
}

export interface ServerOptions<Types extends ShopTypes> {
  readonly site: Site<Types>;
  /** Opens the shop; rejects with a sentence for the operator. */
  open(environment: ServerEnvironment): Promise<OpenShop<Types>>;
  /** The folder of the build: `manifest.json`, `client/`, `server/`. */
  readonly outDir: string;
  readonly root: string;
  readonly statics: ReadonlyArray<StaticFolder>;
}

/**
 * Checks the start, opens the shop, serves, prints the address, and on SIGINT or SIGTERM finishes pending work and closes the
 * shop, in 15 seconds at most. A failure to start is reported in one sentence, with exit code 1.
 */
export async function startServer<Types extends ShopTypes>(options: ServerOptions<Types>): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    const isExpected = error instanceof Error && !(error instanceof TypeError) && !(error instanceof ReferenceError);
    console.error(isExpected ? error.message : error);
    process.exit(1);
  }
}

async function start<Types extends ShopTypes>(options: ServerOptions<Types>): Promise<void> {
  const environment = readEnvironment(process.env);
  keepFilesPrivate(environment.dataDir);
  const { refusals, warnings } = judgeStart(await startFacts(environment));
  if (refusals.length > 0) throw new StartRefused(refusals.join('\n'));
  const assets = builtAssets(options.outDir);
  const log = jsonLog();
  let isReady = false;
  const { site } = options;
  const { store, work = [], notices = [], close } = await options.open(environment);
  const endAndThrow = async (error: unknown): Promise<never> => {
    await Promise.all(work.map((one) => one.stop()));
    await close();
    throw error;
  };
  const words = await readWords({ site, store }).catch(endAndThrow);
  const settings = words.get(defaultLanguage)!.settings;
  const warn = (sentence: string) => console.warn(sentence);
  const app = createApp<Types>({
    site,
    store,
    words,
    clock: environment.clock,
    log,
    assets,
    hasPolicy: true,
    publicUrl: environment.publicUrl,
    trustedProxies: environment.trustedProxies,
    root: options.root,
    statics: options.statics,
    isReady: () => isReady,
    warnOfProxy: environment.isProduction && environment.trustedProxies === null ? warn : undefined,
  });
  const listening = await listen(app, environment.host, environment.port, {
    trustedProxies: environment.trustedProxies,
  }).catch(endAndThrow);
  isReady = true;
  log.info('started', { pid: process.pid });
  for (const sentence of [...warnings, ...notices, ...(site.shortcomings?.(settings, environment.publicUrl) ?? [])])
    warn(sentence);
  console.log(`${site.name(settings)}: ${listening.url}/`);

  const stop = async (signal: string) => {
    if (!isReady) return;
    isReady = false;
    log.info('stopping', { signal });
    // An unresponsive database would keep the process for ever.
    setTimeout(() => {
      log.info('stop cut short', { after: stopsWithin });
      process.exit(1);
    }, stopsWithin).unref();
    // In parallel: a silent mail server must not add its time to that of the requests.
    await Promise.all([listening.stop(), ...work.map((one) => one.stop())]);
    await close();
    log.info('stopped');
    process.exit(0);
  };
  process.on('SIGINT', (signal) => void stop(signal));
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', error));
}
