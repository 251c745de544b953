// @vitest-environment jsdom
// Runs the tests of one component once per mutant, in one process: run.ts chooses them, and reads which tests failed.
import { afterAll, beforeEach, describe, inject, onTestFailed, test, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute paths. */
    testFiles: ReadonlyArray<string>;
    /** Their numbers. */
    mutants: ReadonlyArray<number>;
  }
}

const none = -1;

// Without a mutant all must pass: before and after the others, or a test left something behind.
for (const [index, mutant] of [none, ...inject('mutants'), none].entries()) {
  describe(`${index}`, () => {
    let isNoticed = false;
    beforeEach(({ skip }) => {
      skip(isNoticed && mutant !== none, 'noticed already');
      onTestFailed(() => {
        isNoticed = true;
      });
    });
    afterAll(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
      document.body.replaceChildren();
    });

    // A file's own hooks stay within its suite.
    for (const file of inject('testFiles'))
      describe(file, async () => {
        Object.assign(globalThis, { mutant });
        vi.resetModules();
        try {
          await import(file);
        } catch (error) {
          test('loads', () => {
            throw error;
          });
        }
      });
  });
}
