/**
 * A failure that users can act on: printed as one sentence, without a stack. Every other thrown error is a defect of
 * ours and keeps its stack.
 */
export class Complaint extends Error {}

/**
 * Runs a command's main function; a complaint becomes one sentence on stderr and exit code 1.
 * @param {() => Promise<number | void>} main returns the exit code (0 if undefined)
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Complaint ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
