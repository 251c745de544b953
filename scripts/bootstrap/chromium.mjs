import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './child.mjs';
import { Complaint } from './complaint.mjs';
import { programOf, projectNode } from './project.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const usualPlaces = [
  ...names.map((name) => `/usr/bin/${name}`),
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Features that Playwright 1.65 disables in Chromium: the last of two such flags counts, so ours must name these too.
 */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
/** Chromium 156 loads two own pages for the address bar of each window, visible or not: more work than most of ours. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Flags for pictures and sizes independent of the machine; as root Chromium refuses its sandbox. */
export const chromiumFlags = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-background-networking',
  '--disable-component-update',
  // One process draws all pages of a site: starting one for each page took a twentieth of the tests' processor time.
  '--disable-site-isolation-trials',
  '--process-per-site',
  `--disable-features=${[...disabledByPlaywright, ...addressBar].join(',')}`,
];

/**
 * An installed Chromium: the one in CHROMIUM_PATH, else one in the usual places, on the PATH, or of Playwright.
 *
 * @param {{ environment?: NodeJS.ProcessEnv, isThere?: (path: string) => boolean, ofPlaywright?: () => string | undefined }} [machine]
 * @returns {string | undefined} its path
 * @throws {Complaint} when CHROMIUM_PATH names no file: a wrong name is reported, not skipped
 */
export function findChromium({
  environment = process.env,
  isThere = existsSync,
  ofPlaywright = playwrightChromium,
} = {}) {
  const named = environment.CHROMIUM_PATH;
  if (named && !isThere(named)) throw new Complaint(`CHROMIUM_PATH is "${named}", and there is no such file.`);
  if (named) return named;
  const onPath = (environment.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const found = [...usualPlaces, ...onPath].find(isThere);
  if (found) return found;
  const downloaded = ofPlaywright();
  return downloaded && isThere(downloaded) ? downloaded : undefined;
}

const headlessShell = 'chromium-headless-shell';

/**
 * The browser for tests without pictures: the one that CHROMIUM_PATH names, else Debian's headless shell, else any Chromium. The shell
 * needs a third less processor time, has no back/forward cache, and draws text a little differently.
 *
 * @param {Parameters<typeof findChromium>[0]} [machine]
 * @returns {string | undefined} its path
 */
export function findHeadlessChromium({ environment = process.env, isThere = existsSync, ...machine } = {}) {
  const folders = ['/usr/bin', ...(environment.PATH ?? '').split(delimiter)];
  const shells = environment.CHROMIUM_PATH ? [] : folders.map((folder) => join(folder, headlessShell));
  return shells.find(isThere) ?? findChromium({ environment, isThere, ...machine });
}

/** Where Playwright keeps its downloaded Chromium, downloaded or not. */
function playwrightChromium() {
  try {
    const script = "import('playwright').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
    return execFileSync(projectNode, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  } catch {
    return undefined;
  }
}

const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string} name of a package of Debian or Ubuntu */
async function installPackage(name) {
  await run('apt-get', ['update', '-qq'], { timeout: 300_000 });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    timeout: 600_000,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * Finds Chromium, or installs it: Playwright's own download first, else the system's package as root on Debian or Ubuntu.
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium (once) ...');
  // The download may not reach its host; it must not hang the run.
  await run(programOf('playwright'), ['install', 'chromium'], { timeout: 300_000 });
  if (!findChromium() && canInstallPackages()) await installPackage('chromium');
  const installed = findChromium();
  if (installed) return installed;
  throw new Complaint(
    'The tests need Chromium: none is installed and none could be downloaded. Install one ("apt-get install chromium", or Chrome) or name its program: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/**
 * Finds the browser for tests without pictures; beside Debian's Chromium it installs the headless shell.
 * @returns {Promise<string>} its path
 */
export async function ensureHeadlessChromium() {
  const chromium = await ensureChromium();
  if (chromium.startsWith('/usr/bin/chromium') && findHeadlessChromium() === chromium && canInstallPackages()) {
    console.log('Installing the headless shell of Chromium (once) ...');
    await installPackage(headlessShell);
  }
  return findHeadlessChromium() ?? chromium;
}
