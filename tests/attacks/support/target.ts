import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { freePort } from '../../../storefront/store/testing/free-port.ts';
import { startShop, type Engine, type Shop } from '../../e2e/support/shop.ts';
import type { Waits } from './other-shopper.ts';
import { serverProcess, type ServerProcess } from './server-process.ts';

/** A shop to attack, with another shopper in it. */
export interface Target extends AsyncDisposable {
  readonly shop: Shop;
  readonly port: number;
  readonly process: ServerProcess;
  /** The other shopper's longest waits since the last call. */
  waits(): Promise<Waits>;
}

const productPath = '/product-pol-1001-kubek-poranek-wapno.html';

/** Starts the built shop without a proxy, so that each loopback address counts separately. */
export async function startTarget(engine: Engine): Promise<Target> {
  const port = await freePort();
  const shop = await startShop({
    engine,
    port,
    environment: { TRUSTED_PROXIES: '', PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
  const shopper = new Worker(new URL('other-shopper.ts', import.meta.url), {
    workerData: { port, from: '127.0.0.2', productPath },
  });
  return {
    shop,
    port,
    process: serverProcess(shop),
    async waits() {
      shopper.postMessage('waits');
      const [waits] = (await once(shopper, 'message')) as [Waits];
      return waits;
    },
    async [Symbol.asyncDispose]() {
      await shopper.terminate();
      await shop.stop();
    },
  };
}
