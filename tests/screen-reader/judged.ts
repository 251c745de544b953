import type { Step } from './script.ts';

/** The same step with what it wants and what was spoken read the same way, where Orca leaves something to chance: say what, and why. */
export const judgedBy = (read: (words: ReadonlyArray<string>) => ReadonlyArray<string>, step: Step): Step => ({
  ...step,
  says: step.says && read(step.says),
  act: async (...world) => read(await step.act(...world)),
});

/** Where two things are told at the same moment, which is spoken first is not judged. */
export const inAnyOrder = (step: Step): Step => judgedBy((words) => words.toSorted(), step);

const landmarks = ['główna treść', 'wyszukiwanie', 'baner'];

/**
 * Where what had focus is gone before Orca 43 has looked, it also tells in which landmarks the next one stands; whether it does
 * is not judged.
 */
export const inAnyLandmark = (step: Step): Step =>
  judgedBy((words) => words.filter((each) => !landmarks.includes(each)), step);

/**
 * Orca 43 calls a heading that has just become focusable an "element klikalny" where it has seen that in time; whether it has
 * is not judged.
 */
export const clickableOrNot = (step: Step): Step =>
  judgedBy((words) => words.map((each) => each.replace(/ element klikalny\.$/, '.')), step);

/** A step whose words are a known gap: the next one shows where it has led. */
export const unjudged = (step: Step): Step => ({ ...step, says: undefined });
