import { execFile } from 'node:child_process';
import { delimiter } from 'node:path';
import { inProject, root } from '../bootstrap/project.mjs';

/** What one check may print before it is stopped, in bytes: more than anybody reads. */
const ampleOutput = 64 * 2 ** 20;

/** Programs of packages ask for `node`, and mean the project's own. */
const path = inProject('node_modules', '.bin') + delimiter + process.env.PATH;

/**
 * Runs a program that only reads, and keeps what it prints until it has ended: beside others its lines would stand among theirs.
 *
 * @param {readonly [program: string, ...parameters: string[]]} command
 * @param {number} timeout in milliseconds, after which it is stopped
 * @returns {Promise<{ code: number, output: string, isTimedOut: boolean }>} `code` is 127 where the program cannot be started
 */
export function runKept([program, ...parameters], timeout) {
  return new Promise((resolve) => {
    const child = execFile(
      program,
      parameters,
      { cwd: root, env: { ...process.env, PATH: path }, timeout, maxBuffer: ampleOutput },
      (error, stdout, stderr) => {
        process.off('exit', stop);
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 127;
        resolve({ code, output: stdout + stderr, isTimedOut: error?.killed === true });
      },
    );
    const stop = () => child.kill();
    process.once('exit', stop);
  });
}

/**
 * Does all of the tasks, at most so many at a time, beginning in their order.
 *
 * @template Task, Result
 * @param {ReadonlyArray<Task>} tasks
 * @param {number} atOnce
 * @param {(task: Task) => Promise<Result>} run
 * @returns {Promise<Result[]>} what came of each, in the order of the tasks
 */
export async function sideBySide(tasks, atOnce, run) {
  /** @type {Result[]} */
  const results = [];
  const left = tasks.entries();
  const lane = async () => {
    for (const [index, task] of left) results[index] = await run(task);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}
