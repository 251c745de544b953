import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { StaticFolder } from '../page/site.ts';

const aYear = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';

/** Serves folders, precompressed where the build did so. Unknown names fall through. */
export function mountStatics(app: Hono, root: string, folders: ReadonlyArray<StaticFolder>): void {
  for (const { path, folder, isImmutable } of folders) {
    const serve = serveStatic({
      root: join(root, folder),
      rewriteRequestPath: (requested) => requested.slice(path.length),
      precompressed: true,
    });
    app.use(`${path}/*`, async (c, next) => {
      let isFound = true;
      const response = await serve(c, () => Promise.resolve(void (isFound = false)));
      if (!isFound || !response) return next();
      // Its own hook `onFound` runs after the response is made (node-server 2.1): too late for a header.
      response.headers.set('Cache-Control', isImmutable ? aYear : aDay);
      return response;
    });
  }
}
