import { describe, expect, it } from 'vitest';
import { pictureOfChoice, shownOtherwise } from './picture-of-choice.ts';

const lamp = [
  { configuration: { base: 'blue', shade: 'linen' } },
  { configuration: { base: 'oak', shade: 'paper' } },
  { configuration: { base: 'oak', shade: 'linen' } },
  {},
];

describe('the picture of a choice', () => {
  it.each([
    [{ base: 'oak', shade: 'paper' }, 1],
    [{ base: 'oak', shade: 'linen' }, 2],
    // Without an exact picture, the first group decides.
    [{ base: 'blue', shade: 'paper' }, 0],
    [{ base: 'white', shade: 'paper' }, 1],
    [{ base: 'white', shade: 'glass' }, null],
  ])('of the configuration %j is %s', (configuration, expected) => {
    expect(pictureOfChoice(lamp, { size: '', configuration })).toBe(expected);
  });

  it('shows the chosen size and never another one', () => {
    const sizes = [{}, { size: 's' }, { size: 'm' }];
    expect(pictureOfChoice(sizes, { size: 'm', configuration: {} })).toBe(2);
    expect(pictureOfChoice(sizes, { size: 'l', configuration: {} })).toBeNull();
    expect(pictureOfChoice([], { size: 'l', configuration: {} })).toBeNull();
  });

  it('names what the picture shows otherwise, and nothing that it does not show', () => {
    const chosen = { configuration: { base: 'oak', shade: 'glass', cable: 'blue' } };
    expect(shownOtherwise(lamp[2]!, chosen)).toEqual(['shade']);
    expect(shownOtherwise({}, chosen)).toEqual([]);
  });
});
