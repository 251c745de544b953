import { describe, expect, it } from 'vitest';
import type { ScreenReader } from './screen-reader.ts';
import { chooses, opens, operates, perform, presses, types, typesValue, waits, type Step } from './script.ts';

/** A screen reader that says exactly what the table says. */
function readerThat(words: Record<string, ReadonlyArray<string>>) {
  const answer = (action: string) => Promise.resolve([...(words[action] ?? [])]);
  return {
    goTo: ({ address }: { address: string }) => answer(address),
    press: answer,
    type: answer,
    listen: (atLeast = 0) => answer(`listen ${atLeast}`),
  } as unknown as ScreenReader;
}

const placeOf = (story: string) => {
  if (story === 'Missing') throw new Error('button has no story Missing');
  return { address: `address of ${story}` };
};
const run = (steps: ReadonlyArray<Step>, words: Record<string, ReadonlyArray<string>>) =>
  perform(steps, readerThat(words), placeOf);

describe('a script for the screen reader', () => {
  it('keeps every word, and reports nothing for the expected words', async () => {
    const steps = [
      opens('Rest'),
      presses('Tab', 'Miejscowość wejście.', 'Tryb zaznaczania'),
      types('abc'),
      waits(2, 'Gotowe.'),
    ];
    const words = {
      'address of Rest': ['TextField: Rest nagłówek 1. poziomu.'],
      Tab: ['Miejscowość wejście.', 'Tryb zaznaczania'],
      'listen 2000': ['Gotowe.'],
    };
    expect(await run(steps, words)).toEqual({
      steps: [
        { does: 'opens the story Rest, then Tab', spoken: ['Miejscowość wejście.', 'Tryb zaznaczania'] },
        { does: 'types “abc”', spoken: [] },
        { does: 'waits for 2 s', spoken: ['Gotowe.'] },
      ],
      findings: [],
    });
  });

  it.each([
    ['another word', ['Zapisz przyciski.']],
    ['the same twice', ['Zapisz przycisk.', 'Zapisz przycisk.']],
    ['silence', []],
    ['an extra word before', ['alarm.', 'Zapisz przycisk.']],
  ])('finds %s', async (_, spoken) => {
    const { findings } = await run([presses('Tab', 'Zapisz przycisk.')], { Tab: spoken });
    expect(findings).toEqual([{ does: 'Tab', spoken, expected: ['Zapisz przycisk.'] }]);
  });

  it('reports words instead of silence', async () => {
    const { findings } = await run([presses('space')], { space: ['zaznaczony'] });
    expect(findings).toEqual([{ does: 'Space', spoken: ['zaznaczony'], expected: [] }]);
  });

  it('reports a missing story, and continues', async () => {
    const { steps, findings } = await run([opens('Missing'), presses('Tab', 'a')], { Tab: ['a'] });
    expect(findings).toEqual([
      { does: 'opens the story Missing', spoken: ['not done: button has no story Missing'], expected: [] },
    ]);
    expect(steps.at(-1)).toEqual({ does: 'Tab', spoken: ['a'] });
  });

  it('judges the words of a page without those of its loading', async () => {
    const words = {
      'address of Rest': [
        'Wczytywanie. Proszę czekać.',
        'Ukończono wczytywanie P.',
        'Tryb przeglądania',
        'Nie udało się.',
      ],
    };
    expect(await run([opens('Rest', 'Nie udało się.')], words)).toMatchObject({
      steps: [{ does: 'opens the story Rest', spoken: ['Nie udało się.'] }],
      findings: [],
    });
  });

  it('reports a broken general rule, though the script expects it', async () => {
    const judge = () =>
      Promise.resolve((spoken: ReadonlyArray<string>) => Promise.resolve(spoken.includes('Close') ? ['English'] : []));
    const reader = readerThat({ Tab: ['Close'], space: ['Zamknij'] });
    const { findings } = await perform([presses('Tab', 'Close'), presses('space', 'Zamknij')], reader, placeOf, judge);
    expect(findings).toEqual([{ does: 'Tab', spoken: ['Close'], expected: ['Close'], faults: ['English'] }]);
  });

  it('allows repetitions of a typed value, and no other word', async () => {
    const judge = async (...spoken: string[]) =>
      (await run([typesValue('13', 'sztuk', 'Najwyżej 8')], { 13: spoken })).findings.map(({ spoken }) => spoken);
    expect(await judge('1', '13', 'sztuk', 'Najwyżej 8')).toEqual([]);
    expect(await judge('Najwyżej 8', 'sztuk')).toEqual([]);
    expect(await judge('3', 'Najwyżej 8', 'sztuk')).toEqual([['3', 'Najwyżej 8', 'sztuk']]);
    expect(await judge('13', 'sztuk')).toEqual([['sztuk']]);
  });

  it('names keys as users do', () => {
    const named = [presses('shift+Tab'), presses('Next'), presses('ctrl+Home'), operates()].map(({ does }) => does);
    expect(named).toEqual(['Shift+Tab', 'PageDown', 'Ctrl+Home', 'Orca+a']);
    expect(chooses('space', [{ name: 'a.png', mimeType: 'image/png', size: 1 }]).does).toBe('Space, and chooses a.png');
  });
});
