import type { Step } from './script.ts';

/** The same step with expected and spoken words normalised, where Orca is not deterministic: say what, and why. */
export const judgedBy = (read: (words: ReadonlyArray<string>) => ReadonlyArray<string>, step: Step): Step => ({
  ...step,
  says: step.says && read(step.says),
  act: async (...world) => read(await step.act(...world)),
});

/** The order of two simultaneous announcements is not judged. */
export const inAnyOrder = (step: Step): Step => judgedBy((words) => words.toSorted(), step);

const landmarks = ['główna treść', 'wyszukiwanie', 'baner'];

/**
 * If the focused element is gone before Orca 43 reads it, Orca also names the landmarks of the next one; this is not
 * judged.
 */
export const inAnyLandmark = (step: Step): Step =>
  judgedBy((words) => words.filter((each) => !landmarks.includes(each)), step);

/**
 * Orca 43 calls a heading that has just become focusable an "element klikalny" if it sees that in time; this is not
 * judged.
 */
export const clickableOrNot = (step: Step): Step =>
  judgedBy((words) => words.map((each) => each.replace(/ element klikalny\.$/, '.')), step);

/** Orca 43 names the list and form that focus leaves only if they are still there when it reads; this is not judged. */
export const leavingOrNot = (step: Step): Step =>
  judgedBy((words) => words.filter((each) => !each.startsWith('wyjście z ')), step);

/** A step whose words are a known gap: the next one shows its result. */
export const unjudged = (step: Step): Step => ({ ...step, says: undefined });
