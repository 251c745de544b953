/**
 * A failure that a person can act on: printed as its sentence alone, without a stack.
 * Everything else that is thrown is a defect of ours and keeps its stack.
 */
export class Complaint extends Error {}

/**
 * Runs a command's main function; a complaint becomes one sentence on stderr and exit code 1.
 * @param {() => Promise<number | void>} main answers with the exit code (0 when it answers nothing)
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Complaint ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
