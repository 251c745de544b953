import { addresses } from './shared/addresses.ts';
import { defineRoutes } from './platform/routing/routes.ts';

/** Every page kind of the shop: the folders of `pages/` at the addresses of `addresses.ts`. */
export const routes = defineRoutes(addresses, import.meta.glob('./{features/*,compatibility}/pages/*/index.ts'));
