import { describe, expect, it } from 'vitest';
import {
  cancelledByShopper,
  complaintStates,
  isUndecided,
  mayFollow,
  newComplaint,
  phaseOf,
  statesAfter,
  takesMessages,
} from './complaint-states.ts';
import { complaintStateTexts } from './complaint-states.texts.ts';

describe('the states of a complaint', () => {
  it('are the thirty of the wire contract, each with its own words', () => {
    expect(complaintStates).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(new Set(Object.values(complaintStateTexts.pl)).size).toBe(30);
    expect(Object.keys(complaintStateTexts.pl)).toEqual(complaintStates.map((state) => `s${state}`));
  });

  it('are all reached from a new complaint', () => {
    const reached = new Set([newComplaint as number]);
    for (const state of reached) for (const next of statesAfter(state as typeof newComplaint)) reached.add(next);
    expect(reached.size).toBe(30);
  });

  it('never take an acceptance back, and never follow themselves', () => {
    for (const from of complaintStates) {
      expect(mayFollow(from, from)).toBe(false);
      if (phaseOf(from) === 'accepted' || phaseOf(from) === 'done')
        for (const to of statesAfter(from)) expect(['accepted', 'done', 'cancelled']).toContain(phaseOf(to));
    }
  });

  it('let the shopper withdraw until the shop is done or has refused', () => {
    for (const state of complaintStates) {
      const isOpen = ['open', 'asking', 'accepted'].includes(phaseOf(state));
      expect(mayFollow(state, cancelledByShopper)).toBe(isOpen);
    }
  });

  it.each([
    [3, 25, true],
    [30, 25, true],
    [28, 25, true],
    [14, 1, true],
    [20, 11, false],
    [6, 14, false],
    [11, 1, false],
    [17, 1, false],
  ] as const)('%d then %d: %s', (from, to, may) => {
    expect(mayFollow(from, to)).toBe(may);
  });

  it('count the deadline until a decision, and take messages until they are cancelled', () => {
    expect(complaintStates.filter(isUndecided)).toEqual([1, 4, 5, 15, 19, 20, 29]);
    expect(complaintStates.filter((state) => !takesMessages(state))).toEqual([14, 16, 17, 18]);
  });
});
