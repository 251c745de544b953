import type { Step } from './script.ts';

/** The same step with what it wants and what was spoken read the same way, where Orca leaves something to chance: say what, and why. */
export const judgedBy = (read: (words: ReadonlyArray<string>) => ReadonlyArray<string>, step: Step): Step => ({
  ...step,
  says: step.says && read(step.says),
  act: async (...world) => read(await step.act(...world)),
});
