import fc from 'fast-check';

/** Words with typing errors: letters inserted, dropped, replaced, swapped, and unfinished words. */
export const withTypos = (alphabet: ReadonlyArray<string>) => {
  const letter = fc.constantFrom(...alphabet);
  const word = fc.string({ unit: letter, minLength: 4, maxLength: 14 });
  const typos = fc.array(fc.record({ kind: fc.nat(3), place: fc.nat(20), letter }), { maxLength: 4 });
  return fc
    .record({ word, typos, rest: fc.string({ unit: letter, maxLength: 6 }) })
    .map(({ word: whole, typos: made, rest }) => ({
      typed: made.reduce((text, typo) => applyTypo(text, typo), whole),
      meant: whole + rest,
    }));
};

function applyTypo(text: string, { kind, place, letter }: { kind: number; place: number; letter: string }): string {
  const at = place % Math.max(1, text.length);
  const [before, here, next, after] = [text.slice(0, at), text[at] ?? '', text[at + 1] ?? '', text.slice(at + 2)];
  return before + [here + letter + next, next, letter + next, next + here][kind]! + after;
}
