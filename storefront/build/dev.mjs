import { globSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { islandNameOf } from '../platform/islands/define-island.ts';

/** The shop from its sources, with reload: `node storefront/build/dev.mjs`. */
const root = resolve(import.meta.dirname, '../..');
const http = createHttpServer();
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin(), reloadPages()],
  // Found late, they would make the first island reload the page.
  optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'] },
  server: {
    middlewareMode: { server: http },
    ws: { server: http },
    watch: { ignored: ['**/dist/**', '**/data/**', '**/reports/**'] },
  },
});

const load = (path) => vite.ssrLoadModule(path);
const { readEnvironment } = await load('/storefront/platform/http/environment.ts');
const environment = readEnvironment(process.env);
const { openStore } = await load('/storefront/store/index.ts');
const { startOutbox } = await load('/storefront/mails/index.ts');
const store = await openStore(environment);
const outbox = startOutbox(store, { ...environment, smtpUrl: process.env.SMTP_URL || undefined });

const application = async () => {
  const { createDevApp } = await load('/storefront/build/dev-app.ts');
  return createDevApp({ store, clock: environment.clock, root, assets });
};

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    void getRequestListener(async (web) => {
      try {
        return await (await application()).fetch(web);
      } catch (error) {
        vite.ssrFixStacktrace(error);
        console.error(error);
        return new Response(error.stack, { status: 500, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
      }
    })(request, response);
  });
});
http.listen(environment.port, environment.host, () => {
  console.log(`The shop, development: http://${environment.host}:${http.address().port}/`);
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    http.closeAllConnections();
    void Promise.all([vite.close(), outbox.stop().then(store.close)]).finally(() => process.exit(0));
  });
}

/** The styles that the page has pulled in on the server, and the script from its source. */
async function assets(kind) {
  const { routes } = (await load('/storefront/shop.ts')).site;
  const modules = ['storefront/shop.ts', 'storefront/platform/document/document.tsx'];
  if (kind !== null && routes.kinds.includes(kind)) {
    const [page] = globSync(`storefront/{features/*,compatibility}/pages/${kind}/index.ts`, { cwd: root });
    await load(`/${page}`);
    modules.push(page);
  }
  const styles = new Set();
  for (const path of modules)
    collect(vite.environments.ssr.moduleGraph.getModuleById(join(root, path)), styles, new Set());
  return {
    styles: [...styles],
    fonts: [],
    scripts: ['/@vite/client', '/@id/@vitejs/plugin-react/preamble', '/storefront/client.ts'],
    islands: Object.fromEntries(
      globSync('storefront/{frame,features/*}/browser/*/islands/*.tsx', { cwd: root }).map((file) => [
        islandNameOf(file),
        relative('storefront/platform/browser', file),
      ]),
    ),
  };
}

function collect(module, styles, seen) {
  if (!module || seen.has(module)) return;
  seen.add(module);
  for (const imported of module.importedModules) {
    // Pages are joined to the routes by a lazy import; only the one that is asked for counts.
    if (/\/storefront\/.+\/pages\/[^/]+\/index\.ts$/.test(imported.id ?? '')) continue;
    collect(imported, styles, seen);
  }
  if (/\.css(\?|$)/.test(module.url)) styles.add(module.url.replace(/(\?.*)?$/, '?direct'));
}

/** Most sources run on the server only: the browser learns of their change by a reload. */
function reloadPages() {
  return {
    name: 'reload-pages',
    hotUpdate({ file }) {
      if (this.environment.name === 'ssr' && /\.(tsx?|json)$/.test(file)) vite.ws.send({ type: 'full-reload' });
    },
  };
}
