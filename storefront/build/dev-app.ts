import type { Hono } from 'hono';
import { createApp } from '../platform/http/app.ts';
import { jsonLog } from '../platform/http/log.ts';
import type { PageAssets } from '../platform/document/document.tsx';
import { site } from '../shop.ts';
import type { Store } from '../store/index.ts';

export interface DevOptions {
  store: Store;
  clock: () => number;
  root: string;
  assets: (kind: string | null) => Promise<PageAssets>;
}

/** The shop as the development server serves it: rebuilt whenever a source changes, on the same store. */
export function createDevApp({ store, clock, root, assets }: DevOptions): Pick<Hono, 'fetch'> {
  return createApp({
    site,
    store,
    clock,
    root,
    assets,
    log: jsonLog((line) => line.includes('"level":"error"') && process.stderr.write(line)),
    // Vite writes inline scripts and styles of its own.
    hasPolicy: false,
    statics: site.statics,
    isReady: () => true,
  });
}
