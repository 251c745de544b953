import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { inProject, root } from './project.mjs';

// Each child leads its own process group, so that stopping it stops all its descendants.
const hasProcessGroups = process.platform !== 'win32';
/** How long a child may take to stop after SIGTERM before SIGKILL. */
const stopAfter = 15_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalTree(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (hasProcessGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The group is already gone.
  }
}

/** @param {import('node:child_process').ChildProcess} child */
function stopTree(child) {
  signalTree(child, 'SIGTERM');
  setTimeout(() => signalTree(child, 'SIGKILL'), stopAfter).unref();
}

/**
 * The tests start some hundred programs: Node keeps what it compiled of each module, and the next start takes half of the time
 * (Node 24.21: 0.6 to 0.3 s for the operator's command).
 */
const compileCache = process.env.NODE_COMPILE_CACHE ?? inProject('node_modules', '.cache', 'node');

/** The exit code by which shells report that a signal ended a program. @param {NodeJS.Signals} signal */
export const exitCodeOf = (signal) => 128 + constants.signals[signal];

let isStopping = false;

/** @param {NodeJS.Signals} signal */
function stopAll(signal) {
  if (running.size === 0) process.exit(exitCodeOf(signal));
  for (const child of running) {
    if (isStopping) signalTree(child, 'SIGKILL');
    else stopTree(child);
  }
  isStopping = true;
}

/**
 * Passes SIGINT, SIGTERM and SIGHUP on to everything started here; the command then ends with the exit code of what it
 * ran. A second signal does not wait.
 */
export function stopTreeOnSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => stopAll(signal));
  // npm 11 passes SIGTERM on to the shell between itself and us, and dash dies of it without notifying us.
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stopAll('SIGTERM');
  }, 300);
  watch.unref();
}

/**
 * Runs a program to its end, its output going to this terminal unless it is kept.
 *
 * @param {string} command
 * @param {ReadonlyArray<string>} parameters
 * @param {{ env?: NodeJS.ProcessEnv, timeout?: number, keepsErrors?: boolean, keepsOutput?: boolean }} [options] `timeout` in
 *   milliseconds, after which the whole tree is stopped; `keepsErrors` also keeps stderr; `keepsOutput` keeps
 *   all output, and prints nothing: parallel programs would mix their lines
 * @returns {Promise<{ code: number, errors: string, output: string, isTimedOut: boolean }>} `code` is 127 where the program cannot
 *   be started; `output` is what it printed, then its errors
 */
export function run(command, parameters, { env = {}, timeout, keepsErrors = false, keepsOutput = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: {
        ...process.env,
        PATH: inProject('node_modules', '.bin') + delimiter + process.env.PATH,
        NODE_COMPILE_CACHE: compileCache,
        ...env,
      },
      stdio: ['ignore', keepsOutput ? 'pipe' : 'inherit', keepsErrors || keepsOutput ? 'pipe' : 'inherit'],
      detached: hasProcessGroups,
    });
    running.add(child);
    let printed = '';
    let errors = '';
    let isTimedOut = false;
    child.stdout?.setEncoding('utf8').on('data', (chunk) => (printed += chunk));
    child.stderr?.setEncoding('utf8').on('data', (chunk) => {
      if (!keepsOutput) process.stderr.write(chunk);
      errors = keepsOutput ? errors + chunk : (errors + chunk).slice(-20_000);
    });
    const timer = timeout && setTimeout(() => ((isTimedOut = true), stopTree(child)), timeout);
    /** @param {number} code */
    const end = (code) => {
      clearTimeout(timer || undefined);
      running.delete(child);
      // Its siblings get the time to end, and nothing new starts.
      if (isStopping) return void (running.size === 0 && process.exit(code));
      resolve({ code, errors, output: printed + errors, isTimedOut });
    };
    child.on('error', (error) => {
      errors += error.message;
      end(127);
    });
    child.on('close', (code, signal) => {
      // Ends what the program left running in its group.
      signalTree(child, 'SIGKILL');
      end(signal ? exitCodeOf(signal) : (code ?? 1));
    });
  });
}
