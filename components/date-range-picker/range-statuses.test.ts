import { describe, expect, it } from 'vitest';
import { joinStatuses } from './range-statuses.ts';

const wrong = (message: string) => ({ state: 'error', message }) as const;
const [busy, success, none] = [
  { state: 'busy', message: 'Sprawdzamy…' },
  { state: 'success' },
  { state: 'none' },
] as const;
const named = (side: string, message: string) => `${side}: ${message}`;

describe('the status of two dates', () => {
  it.each([
    [undefined, undefined, undefined],
    [wrong('A.'), undefined, wrong('start: A.')],
    [success, wrong('B.'), wrong('end: B.')],
    [wrong('A.'), wrong('B.'), wrong('start: A. end: B.')],
    [wrong('A.'), wrong('A.'), wrong('A.')],
    [busy, success, busy],
    [success, busy, busy],
    [busy, wrong('B.'), wrong('end: B.')],
    [success, success, success],
    [success, undefined, none],
    [undefined, success, none],
    [none, none, none],
  ])('of %j and %j is %j', (start, end, joined) => {
    expect(joinStatuses({ start, end }, named)).toEqual(joined);
  });
});
