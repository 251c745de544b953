// The walls inside storefront/: which room may import which, see docs/architecture.md.

/**
 * @typedef {{ from: string, to: string, isType: boolean }} Import two files of the project; `isType` if only types are imported
 * @typedef {{ rule: string, from: string, to: string }} Breach
 */

/** The rooms in their order: each imports itself and earlier ones. After `compatibility` come commands and the assembly of the shop. */
export const rooms = [
  'platform',
  'shared',
  'features/catalogue',
  'features/reviews',
  'features/basket',
  'features/payment',
  'features/checkout',
  'features/product',
  'features/account',
  'features/returns',
  'features/complaints',
  'features/withdrawal',
  'features/content',
  'demo',
  'frame',
  'compatibility',
  'store',
  'importer',
  'operator',
  'shop.ts',
  'jobs',
  'mails',
];

const inShop = /^storefront\//;
/** Tests and their helpers, the reference, its examples and page states import everything; the build names files. */
const looksAtAll =
  /\.test\.tsx?$|\/testing\/|^storefront\/(tests|reference|build)\/|\/examples\/[^/]+\.ts$|\/(reference|states)\.ts$/;

/** @param {string} file the room of a file; a file directly in storefront/ is its own room */
const roomOf = (file) => /^storefront\/(features\/[^/]+|[^/]+)/.exec(file)?.[1] ?? '';

/** @param {string} file files directly in a feature's folder, except its manifest, are doors */
const isDoor = (file) => /^storefront\/features\/[^/]+\/[^/]+$/.test(file) && !file.endsWith('/feature.ts');

/** @param {string} file a table of addresses, without imports: pages lead to features that come later */
const isAddresses = (file) => /^storefront\/(features\/[^/]+|compatibility)\/addresses\.ts$/.test(file);

/** @param {string} file files for the browser; the lower layers are made for it */
const isOfBrowser = (file) =>
  !inShop.test(file) ||
  /\/browser\//.test(file) ||
  file === 'storefront/client.ts' ||
  file.startsWith('storefront/platform/islands/');

/** @param {string} file the folder whose imports are checked for circles: a side of a feature, a page kind, a part of another room */
export const folderOf = (file) => {
  if (isAddresses(file)) return file;
  const parts = file.split('/').slice(1, -1);
  const depth = parts[0] === 'features' ? (parts[2] === 'pages' ? 4 : 3) : parts[0] === 'platform' ? 2 : 1;
  return parts.length === 0 ? file : parts.slice(0, depth).join('/');
};

/**
 * Every import past a wall, and every cycle of folders.
 *
 * @param {ReadonlyArray<Import>} imports
 * @param {ReadonlyArray<{ from: string, to: string }>} allowed known breaches; one that no longer exists is reported, too
 */
export function judgeWalls(imports, allowed = []) {
  const own = imports.filter(({ from, to }) => inShop.test(from) && inShop.test(to) && !looksAtAll.test(from));
  const values = own.filter(({ isType }) => !isType);
  const doors = browserDoors(values);
  const breaches = [
    ...own.filter(breaksOrder).map((found) => ({ rule: 'order', ...found })),
    ...own.filter(climbsWall).map((found) => ({ rule: 'door', ...found })),
    ...values
      .filter(({ from, to }) => isOfBrowser(from) && !isOfBrowser(to) && !doors.has(to))
      .map((found) => ({ rule: 'browser', ...found })),
  ];
  const isAllowed = (/** @type {{ from: string, to: string }} */ { from, to }) =>
    allowed.some((one) => one.from === from && one.to === to);
  const folders = new Set(own.flatMap(({ from, to }) => [folderOf(from), folderOf(to)]));
  return {
    imports: own.length,
    files: new Set(own.flatMap(({ from, to }) => [from, to])).size,
    folders: folders.size,
    breaches: breaches.filter((breach) => !isAllowed(breach)),
    mended: allowed.filter(({ from, to }) => !breaches.some((one) => one.from === from && one.to === to)),
    circles: circlesOf(values.filter((one) => !isAllowed(one))),
  };
}

/** @param {Import} one */
function breaksOrder({ from, to, isType }) {
  if (isAddresses(from)) return true;
  // Features contribute to the store; every page gets its type.
  if (isType && to === 'storefront/store/index.ts') return false;
  if (from === 'storefront/shared/addresses.ts' && isAddresses(to)) return false;
  const [own, other] = [rooms.indexOf(roomOf(from)), rooms.indexOf(roomOf(to))];
  // Entry files of the shop: no file imports them.
  if (own === -1) return false;
  return other === -1 || other > own;
}

/** @param {Import} one */
function climbsWall({ from, to }) {
  if (!roomOf(to).startsWith('features/') || roomOf(from) === roomOf(to)) return false;
  return !isDoor(to) && !(from === 'storefront/shop.ts' && to.endsWith('/feature.ts'));
}

/** Doors with nothing but browser code behind them. @param {ReadonlyArray<Import>} values */
function browserDoors(values) {
  const behind = Map.groupBy(
    values.filter(({ from }) => isDoor(from)),
    ({ from }) => from,
  );
  return new Set([...behind].filter(([, opened]) => opened.every(({ to }) => isOfBrowser(to))).map(([door]) => door));
}

/** Cyclic folders, each set of them once. @param {ReadonlyArray<Import>} values */
function circlesOf(values) {
  /** @type {Map<string, Set<string>>} */
  const next = new Map();
  for (const { from, to } of values) {
    const [own, other] = [folderOf(from), folderOf(to)];
    if (own !== other) next.set(own, (next.get(own) ?? new Set()).add(other));
  }
  const reached = new Map([...next.keys()].map((folder) => [folder, reachOf(folder, next)]));
  const circles = [...next.keys()].map((folder) =>
    [...(reached.get(folder) ?? [])].filter((other) => reached.get(other)?.has(folder)).toSorted(),
  );
  return [...new Map(circles.filter((circle) => circle.length > 0).map((circle) => [circle.join(), circle])).values()];
}

/** @param {string} start @param {ReadonlyMap<string, ReadonlySet<string>>} next */
function reachOf(start, next) {
  /** @type {Set<string>} */
  const seen = new Set();
  const waiting = [...(next.get(start) ?? [])];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    waiting.push(...(next.get(folder) ?? []));
  }
  return seen;
}
