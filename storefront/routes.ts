import { addresses } from './addresses.ts';
import { defineRoutes } from './runtime/routing/routes.ts';

/** Every page kind of the shop: the folders of `pages/` at the addresses of `addresses.ts`. */
export const routes = defineRoutes(addresses, import.meta.glob('./pages/*/index.ts'));
