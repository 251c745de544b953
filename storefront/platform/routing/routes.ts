import type { AnyPage, PageModule } from '../page/page.ts';

/** What the routes need of an address table. */
export interface AddressFinder {
  readonly names: ReadonlyArray<string>;
  find(pathname: string): { name: string; params: Readonly<Record<string, string>> } | null;
}

export interface FoundRoute {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  /** The page's code, loaded at its first request. */
  page(): Promise<AnyPage>;
}

export interface Routes {
  /** The page kinds with a folder, in the order of the address table. */
  readonly kinds: ReadonlyArray<string>;
  find(pathname: string): FoundRoute | null;
}

/**
 * Joins the addresses with the page folders (`import.meta.glob('./pages/<kind>/index.ts')`). A folder without an address
 * would be unreachable, so it is an error; an address without a folder is not open yet and answers 404.
 */
export function defineRoutes(
  addresses: AddressFinder,
  folders: Readonly<Record<string, () => Promise<unknown>>>,
): Routes {
  const loaders = new Map(Object.entries(folders).map(([path, load]) => [kindOf(path), load]));
  for (const kind of loaders.keys()) {
    if (!addresses.names.includes(kind)) {
      throw new Error(`The page folder "${kind}" has no address. Give it a line in the address table.`);
    }
  }

  return {
    kinds: addresses.names.filter((name) => loaders.has(name)),
    find(pathname) {
      const found = addresses.find(pathname);
      const load = found && loaders.get(found.name);
      if (!found || !load) return null;
      return { ...found, page: () => load().then((module) => pageOf(found.name, module as PageModule)) };
    },
  };
}

function kindOf(path: string): string {
  return path.split('/').at(-2)!;
}

function pageOf(kind: string, module: PageModule): AnyPage {
  const { name, page } = module.default;
  if (name !== kind) throw new Error(`pages/${kind}/index.ts defines the page "${name}". Name it as its folder.`);
  return page;
}
