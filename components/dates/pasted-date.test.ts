import { describe, expect, it } from 'vitest';
import { fromIsoDate, readPastedDate, toIsoDate, type ParseDateOptions } from './index.ts';

const today = fromIsoDate('2026-11-21');
const pasted = (text: string, pattern = 'yy-mm-dd', options: ParseDateOptions = { today }): string | null => {
  const day = readPastedDate(pattern, text, options);
  return day === null ? null : toIsoDate(day);
};

describe('a pasted date', () => {
  it.each([
    '2026-11-03',
    ' 2026-11-03\n',
    '2026-11-3',
    '20261103',
    '2026.11.03',
    '2026/11/03',
    '2026-11-03T14:05:00.000Z',
    '20261103T140500Z',
    '2026-11-03 14:05',
    '03.11.2026',
    '3.11.2026',
    '3.11.26',
    '3.11.2026 r.',
    '3.11.2026r.',
    '3/11/2026',
    '3/11/26',
    '3-11-2026',
    '3 11 2026',
    '3 listopada 2026',
    '3 listopad 2026',
    '3\u00a0Listopada\u00a02026\u00a0r.',
    '3 listopada 2026 roku',
    'wtorek, 3 listopada 2026',
    'wtorek 3 listopada 2026',
    '3 lis 2026',
    '3 lis. 2026',
    '3 XI 2026',
    '3.xi.2026',
  ])('"%s" is read', (text) => {
    expect(pasted(text)).toBe('2026-11-03');
  });

  it.each(['3 November 2026', 'November 3, 2026', 'Nov 3, 2026', 'Tuesday, November 3, 2026'])(
    '"%s" is understood in English',
    (text) => {
      expect(pasted(text, 'mm/dd/yy', { today, locale: 'en' })).toBe('2026-11-03');
    },
  );

  it.each(
    'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'
      .split(' ')
      .map((name, index) => [name, index + 1] as const),
  )('knows the genitive %s as month %d', (name, month) => {
    expect(pasted(`5 ${name} 2027`)).toBe(`2027-${String(month).padStart(2, '0')}-05`);
  });

  it.each(
    'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień'
      .split(' ')
      .map((name, index) => [name, index + 1] as const),
  )('knows the nominative %s as month %d', (name, month) => {
    expect(pasted(`5 ${name} 2027`)).toBe(`2027-${String(month).padStart(2, '0')}-05`);
  });

  it.each('I II III IV V VI VII VIII IX X XI XII'.split(' ').map((name, index) => [name, index + 1] as const))(
    'knows %s as month %d',
    (name, month) => {
      expect(pasted(`5 ${name} 2027`)).toBe(`2027-${String(month).padStart(2, '0')}-05`);
    },
  );

  it("prefers the field's pattern", () => {
    expect(pasted('11/03/2026', 'mm/dd/yy')).toBe('2026-11-03');
    expect(pasted('11/03/2026', 'dd/mm/yy')).toBe('2026-03-11');
    expect(pasted('13/11/2026', 'mm/dd/yy')).toBe('2026-11-13');
  });

  it.each(['', 'wczoraj', '30.02.2026', '2026-02-29', '32/1/2026', 'listopad 2026', '14:05', '3 foo 2026'])(
    '"%s" is none',
    (text) => {
      expect(pasted(text)).toBeNull();
    },
  );

  it('needs a full year without today', () => {
    expect(pasted('3.11.26', 'yy-mm-dd', {})).toBeNull();
    expect(pasted('3.11.2026', 'yy-mm-dd', {})).toBe('2026-11-03');
  });
});
