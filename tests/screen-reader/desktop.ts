import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { locale } from './install.ts';

/** An invisible desktop on which Orca reads. */
export interface Desktop {
  /** Makes a program appear on it. */
  environment: NodeJS.ProcessEnv;
  /** Orca's words, one JSON line per utterance. */
  speechFile: string;
  /** An empty folder, removed with the desktop. */
  folder: string;
  stop(): Promise<void>;
}

const preferences = [
  new URL('./orca/filespeech.py', import.meta.url),
  new URL('./orca/user-settings.conf', import.meta.url),
];
const windowKeys = new URL('./orca/openbox.xml', import.meta.url);
/** Debian starts the accessibility bus by session autostart, which is missing here. */
const accessibilityBus = '/usr/libexec/at-spi-bus-launcher';

/** The first output of a started program: its display number, the address of its bus. */
const firstLine = (stream: NodeJS.ReadableStream): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    stream.on('data', (chunk) => {
      text += String(chunk);
      if (text.includes('\n')) resolve(text.split('\n')[0]!.trim());
    });
    stream.on('end', () => reject(new Error('A program of the desktop ended before it was ready.')));
  });

async function stopAll(children: ReadonlyArray<ChildProcess>) {
  for (const child of children.toReversed()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    const isEnded = await Promise.race([ended.then(() => true), wait(3000, false)]);
    if (!isEnded) child.kill('SIGKILL');
  }
}

/** Whether Orca has said its first words ("Czytnik ekranu włączony"). */
async function untilItSpeaks(orca: ChildProcess, speechFile: string) {
  for (let tries = 0; tries < 300 && orca.exitCode === null; tries += 1) {
    if (readFileSync(speechFile, 'utf8').includes('"speak"')) return;
    await wait(100);
  }
  throw new Error('Orca did not start to speak.');
}

/**
 * Starts a display, a session bus with accessibility, a window manager and Orca, which speaks Polish into a file.
 * Everything has its own home: the user's desktop or Orca is not touched.
 */
export async function startDesktop(): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-screen-reader-'));
  const within = (...parts: string[]) => join(folder, ...parts);
  for (const name of ['home', 'run', 'orca']) mkdirSync(within(name), { mode: 0o700 });
  for (const file of preferences) copyFileSync(file, within('orca', basename(file.pathname)));
  const speechFile = within('speech.jsonl');
  writeFileSync(speechFile, '');

  const environment: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOME: within('home'),
    XDG_RUNTIME_DIR: within('run'),
    LANG: locale,
    LC_ALL: locale,
    GSETTINGS_BACKEND: 'keyfile',
    GTK_MODULES: 'gail:atk-bridge',
    SPEECH_FILE: speechFile,
  };
  const children: ChildProcess[] = [];
  const start = (program: string, parameters: string[], stdio: 'ignore' | Array<'ignore' | 'pipe'> = 'ignore') => {
    const child = spawn(program, parameters, { env: environment, stdio });
    children.push(child);
    return child;
  };
  const stop = async () => {
    await stopAll(children);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };

  try {
    const screen = ['-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-noreset', '-displayfd', '3'];
    const display = start('Xvfb', screen, ['ignore', 'ignore', 'ignore', 'pipe']);
    environment['DISPLAY'] = `:${await firstLine(display.stdio[3] as unknown as NodeJS.ReadableStream)}`;
    // Letters such as ó are keys of this layout. For others xdotool redefines a key; Chromium loses earlier input.
    execFileSync('setxkbmap', ['pl'], { env: environment });
    const bus = start('dbus-daemon', ['--session', '--nofork', '--nopidfile', '--print-address=1'], ['ignore', 'pipe']);
    environment['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus.stdout!);
    for (const [schema, key] of [
      ['org.gnome.desktop.interface', 'toolkit-accessibility'],
      ['org.gnome.desktop.a11y.applications', 'screen-reader-enabled'],
    ] as const)
      execFileSync('gsettings', ['set', schema, key, 'true'], { env: environment });
    start(accessibilityBus, ['--launch-immediately']);
    start('openbox', ['--config-file', fileURLToPath(windowKeys)]);
    await wait(500);
    const log = process.env['ORCA_LOG'];
    const orca = start('orca', ['--user-prefs', within('orca'), ...(log ? ['--debug-file', log] : [])]);
    await untilItSpeaks(orca, speechFile);
  } catch (error) {
    await stop();
    throw error;
  }
  return { environment, speechFile, folder, stop };
}

/** The versions in the transcripts, such as "Orca 43.1". */
export const orcaVersion = (): string => `Orca ${execFileSync('orca', ['--version'], { encoding: 'utf8' }).trim()}`;
