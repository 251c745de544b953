import { describe, expect, it } from 'vitest';
import { Inflection } from './inflection.ts';
import { polishForms } from './polish-forms.ts';

/** A dictionary of these lines and rules. */
const inflection = (words: ReadonlyArray<string>, affixes: string) =>
  new Inflection({
    dic: new TextEncoder().encode(`${words.length}\n${words.join('\n')}\n`),
    aff: new TextEncoder().encode(affixes),
  });

describe('the forms of a word', () => {
  const small = inflection(
    ['kubek/Z', 'rok', 'ściana/M', 'Kubek/Z', 'sciana/M'],
    'SFX Z Y 3\nSFX Z ek ków [^i]ek\nSFX Z ek ki [^i]ek\nSFX Z 0 0 ek\nSFX M Y 1\nSFX M a y na\n',
  );

  it('are those of every entry that has it, without diacritics', () => {
    expect([...small.formsOf('kubkow')].toSorted()).toEqual(['kubek', 'kubki']);
    expect([...small.formsOf('kubek')].toSorted()).toEqual(['kubki', 'kubkow']);
    expect([...small.formsOf('sciany')]).toEqual(['sciana']);
  });

  it('are none of words without rules, of unknown and of short ones', () => {
    for (const word of ['rok', 'nieznane', 'ku', '']) expect([...small.formsOf(word)], word).toEqual([]);
  });

  it('know the nouns and adjectives of a shop', () => {
    expect(polishForms('stole')).toContain('stol');
    expect(polishForms('lnianych')).toContain('lniany');
    expect(polishForms('sciereczek')).toContain('sciereczka');
    expect(polishForms('recznikow')).toContain('recznik');
    expect(polishForms('kubkow')).not.toContain('kubeczek');
  });
});
