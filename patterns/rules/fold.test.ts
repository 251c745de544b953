import { describe, expect, it } from 'vitest';
import { fold, sortKey } from './fold.ts';
import { keepTogether } from './polish.ts';

describe('fold', () => {
  it.each([
    ['żółty', 'zolty'],
    ['Łyżka Klon', 'lyzka klon'],
    ['140×200 cm', '140 200 cm'],
    ['  Ściereczka — Pasek ', 'sciereczka pasek'],
    ['CRÈME', 'creme'],
    ['', ''],
  ])('%s becomes %s', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });

  it('sorts by the Polish alphabet when bytes are compared', () => {
    const words = [
      'mydło',
      'łyżka',
      'ława',
      'lampa',
      'ścierka',
      'szczotka',
      'sól',
      'żar',
      'zestaw',
      'źródło',
      'ćma',
      'czajnik',
      '23 cm',
    ];
    const sorted = [...words].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
    expect(sorted).toEqual([...words].sort(new Intl.Collator('pl').compare));
  });
});

describe('keepTogether', () => {
  it('ties one-letter words and units with U+00A0', () => {
    expect(keepTogether('len i wełna w domu')).toBe('len i\u00a0wełna w\u00a0domu');
    expect(keepTogether('a z nim 5 zł')).toBe('a\u00a0z\u00a0nim 5\u00a0zł');
  });
});
