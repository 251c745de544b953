import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from '../../scripts/bootstrap/child.mjs';
import { Complaint } from '../../scripts/bootstrap/complaint.mjs';

/** The desktop of the screen reader, by package names of Debian 12 and Ubuntu 22.04. */
const packages = [
  'orca',
  'at-spi2-core',
  'dbus',
  'xvfb',
  'x11-xkb-utils',
  'xdotool',
  'openbox',
  'python3-pyatspi',
  'gir1.2-wnck-3.0',
  'libglib2.0-bin',
  'gsettings-desktop-schemas',
  'libatk-adaptor',
  'locales',
];
/** Without it Debian's Chromium names its own parts in English ("No file chosen"); others include Polish. */
const polishChromium = 'chromium-l10n';
const chromiumWithoutPolish = () =>
  existsSync('/usr/lib/chromium/locales/en-US.pak') && !existsSync('/usr/lib/chromium/locales/pl.pak');

const programs = ['orca', 'Xvfb', 'setxkbmap', 'xdotool', 'openbox', 'dbus-daemon', 'gsettings', 'localedef'];
/** Orca speaks the locale's language. */
export const locale = 'pl_PL.UTF-8';

const isThere = (program: string) => spawnSync('which', [program]).status === 0;
const hasLocale = () => /^pl_PL\.utf-?8$/im.test(execFileSync('locale', ['-a'], { encoding: 'utf8' }));
const isComplete = () => programs.every(isThere) && hasLocale() && !chromiumWithoutPolish();

/**
 * Installs Orca and its desktop if missing: with apt, which needs root.
 * @throws {Complaint} with the commands to type, if this user or system cannot install them
 */
export async function ensureScreenReader(): Promise<void> {
  if (isComplete()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing the Orca screen reader (once) ...');
    const environment = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: 600_000 };
    await run('apt-get', ['update', '-qq'], environment);
    const wanted = chromiumWithoutPolish() ? [...packages, polishChromium] : packages;
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted], environment);
    if (!hasLocale()) await run('localedef', ['-i', 'pl_PL', '-f', 'UTF-8', locale]);
  }
  if (isComplete()) return;
  throw new Complaint(
    `The audit needs Linux with the Orca screen reader and the Polish locale. On Debian or Ubuntu, as root:\n  apt-get install --no-install-recommends ${[...packages, polishChromium].join(' ')}\n  localedef -i pl_PL -f UTF-8 ${locale}`,
  );
}
