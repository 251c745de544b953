import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { run } from './child.mjs';
import { Complaint } from './complaint.mjs';
import { inProject, projectNode, root } from './project.mjs';

/** The disk space of the packages, with room for npm to unpack them (bytes). */
const neededSpace = 1_200_000_000;

const lockFile = inProject('package-lock.json');
// npm writes this record last, after all packages and their install scripts: an aborted installation has none.
const npmRecord = inProject('node_modules', '.package-lock.json');

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} Lock */

/**
 * Whether npm's record of installed packages matches the lock file. Optional packages (binaries of other platforms) may lack.
 *
 * @param {Lock} lock the project's package-lock.json
 * @param {Lock} installed npm's own record inside node_modules
 */
export function isInstalledAsLocked(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

/**
 * The cause of a failed installation, in one sentence.
 * @param {string} errors npm's stderr
 */
export function explainInstallFailure(errors) {
  if (/ENOSPC/.test(errors))
    return 'The disk is full: the packages need about 1.2 GB. Free some space and start again.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT/.test(errors))
    return 'The npm registry cannot be reached. Check the network (or the proxy in ~/.npmrc) and start again.';
  if (/EACCES|EPERM|EROFS/.test(errors))
    return `npm may not write into ${root}. Check who owns the folder and start again.`;
  if (/code EUSAGE|can only install packages when/.test(errors))
    return 'package.json and package-lock.json do not agree. Take both from the same commit, or run "npm install".';
  return 'npm could not install the packages; its own words stand above.';
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function isInstalled() {
  return (
    existsSync(projectNode) && existsSync(npmRecord) && isInstalledAsLocked(readJson(lockFile), readJson(npmRecord))
  );
}

/** Installs the packages of the lock file if they are missing or differ. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const { bavail, bsize } = statfsSync(root);
  if (!existsSync(projectNode) && bavail * bsize < neededSpace) throw new Complaint(explainInstallFailure('ENOSPC'));
  console.log('Installing the packages (once; about a minute) ...');
  // npm sets npm_execpath to its own location; yarn and pnpm use the same name for theirs.
  const npm = process.env.npm_execpath ?? '';
  const [program, first] = npm.endsWith('npm-cli.js') ? [process.execPath, [npm]] : ['npm', []];
  const { code, errors } = await run(
    program,
    [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      keepsErrors: true,
    },
  );
  if (code === 127) throw new Complaint('npm was not found. It comes with Node: install Node 20 or newer with npm.');
  if (code !== 0) throw new Complaint(explainInstallFailure(errors));
  if (!existsSync(projectNode))
    throw new Complaint(
      'The packages are installed, but Node 24 is not among them: npm was told to skip install scripts, or there is no build for this platform. Try "npm ci --ignore-scripts=false".',
    );
}
