/**
 * @typedef {object} Project data of the project
 * @property {ReadonlyArray<string>} files all of them: paths from the root, with `/`
 * @property {(path: string) => string} read
 * @property {ReadonlyMap<string, ReadonlyArray<string>>} addresses how the addresses of each page kind begin
 * @property {ReadonlyArray<string>} readdressed page kinds whose addresses changed
 * @property {ReadonlySet<string>} asksShops files that import the start of a shop, directly or not
 * @property {ReadonlyMap<string, ReadonlySet<string>>} requestedRoutes what each end-to-end file requested, if it ran before
 *
 * @typedef {object} Affected what a change can break
 * @property {string[]} pages the page kinds it reaches
 * @property {string[]} tests files of Vitest
 * @property {string[]} stories files of stories
 * @property {string[]} endToEnd files of Playwright
 * @property {string[]} unknown sentences about unknown reach, so that more runs
 */

const isTest = /\.test\.tsx?$/;
const isStory = /\.stories\.tsx$/;
const isEndToEnd = /^tests\/e2e\/.*\.spec\.ts$/;
/** Files through which the runtime finds a page (`import.meta.glob`), where no import leads to it. */
const pageFile = /^storefront\/.*\b(?:pages|browser)\/([^/]+)\/(?:index\.ts|islands\/[^/]+\.tsx)$/;
/** The layout of every page, and the start of the shop. */
const everyPage = /^storefront\/(?:.*\/)?(?:layout\/(?:index\.ts|islands\/[^/]+\.tsx)|client\.ts)$/;
const isProduct = /^(tokens|components|patterns|storefront)\/.*\.(tsx?|json)$/;
const isSupport = /\.(test|spec|stories)\.tsx?$|\/testing(\/|\.tsx?$)/;
/** Classifies an already checked file. */
const isPageOrKit = /^(tokens|components|patterns)\/|^storefront\/features\/[^/]+\/(pages|browser)\//;

/**
 * What the changed files can break.
 *
 * @param {ReadonlyArray<string>} changed without the tables of addresses
 * @param {ReadonlySet<string>} dependents the files that reach them by imports, themselves included
 * @param {Project} project
 * @returns {Affected}
 */
export function affectedTests(
  changed,
  dependents,
  { files, read, addresses, readdressed, requestedRoutes, asksShops },
) {
  const unknown = [];
  const reachesEveryPage = [...dependents].some((path) => everyPage.test(path));
  const reached = [...readdressed, ...[...dependents].flatMap((path) => pageFile.exec(path)?.[1] ?? [])];
  const pages = [...new Set(reachesEveryPage ? addresses.keys() : reached)].toSorted();
  if (reachesEveryPage) unknown.push('The change reaches what stands on every page.');

  // Any page may request a call, a setting or a table.
  const beyond = changed.filter((path) => isProduct.test(path) && !isSupport.test(path) && !isPageOrKit.test(path));
  if (beyond.length > 0)
    unknown.push(
      `Which pages use ${beyond.slice(0, 3).join(', ')} at run time is not known: every end-to-end file runs.`,
    );

  const ofPages = pages.flatMap((kind) => addresses.get(kind) ?? []);
  /** @param {string} path */
  const isNaming = (path) => {
    const text = read(path);
    return (
      ofPages.some((address) => text.includes(address)) || pages.some((kind) => text.includes(`addressOf('${kind}'`))
    );
  };
  const tests = files.filter((path) => isTest.test(path));
  const namingTests = reachesEveryPage ? [] : tests.filter((path) => path.startsWith('storefront/') && isNaming(path));

  const endToEnd = files.filter((path) => isEndToEnd.test(path));
  const neverSeen = endToEnd.filter((path) => asksShops.has(path) && !requestedRoutes.has(path));
  const isShopTouched = pages.length > 0 || beyond.length > 0;
  if (isShopTouched && neverSeen.length > 0)
    unknown.push(
      `${neverSeen.length} end-to-end files have not run on this machine since the last clean checkout: they run.`,
    );
  /** @param {string} path */
  const isReached = (path) => {
    const routes = requestedRoutes.get(path);
    if (dependents.has(path)) return true;
    if (!isShopTouched || !asksShops.has(path)) return false;
    return beyond.length > 0 || !routes || pages.some((kind) => routes.has(kind));
  };

  return {
    pages,
    tests: [...new Set([...tests.filter((path) => dependents.has(path)), ...namingTests])],
    stories: files.filter((path) => isStory.test(path) && dependents.has(path)),
    endToEnd: endToEnd.filter(isReached),
    unknown,
  };
}
