// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, announcements, Announcer, clearAnnouncements } from './index.ts';

const spoken = (politeness: string) =>
  [...document.querySelectorAll(`[aria-live="${politeness}"] > *`)].map((said) => said.textContent.trim());

describe('announce', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = renderToString(<Announcer />);
    clearAnnouncements();
  });
  afterEach(() => void vi.useRealTimers());

  it("announces politely into the server's region, and assertively on request", () => {
    announce('Dodano do koszyka.');
    announce('Nie udało się.', { isAssertive: true });
    expect([spoken('polite'), spoken('assertive')]).toEqual([['Dodano do koszyka.'], ['Nie udało się.']]);
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(2);
  });

  it('adds the same text twice', () => {
    announce('2 sztuki');
    announce('2 sztuki');
    expect(spoken('polite')).toEqual(['2 sztuki', '2 sztuki']);
    // Removals must not be announced.
    for (const region of document.querySelectorAll('[aria-live]'))
      expect(region.getAttribute('aria-relevant')).toBe('additions');
  });

  it('removes each text after 7 s, so that no cursor finds it', () => {
    announce('2 sztuki');
    announce('Nie udało się.', { isAssertive: true });
    vi.advanceTimersByTime(4000);
    announce('3 sztuki');
    expect([spoken('polite'), spoken('assertive')]).toEqual([['2 sztuki', '3 sztuki'], ['Nie udało się.']]);
    vi.advanceTimersByTime(3000);
    expect([spoken('polite'), spoken('assertive')]).toEqual([['3 sztuki'], []]);
    vi.advanceTimersByTime(4000);
    expect([...document.querySelectorAll('[aria-live]')].map(({ innerHTML }) => innerHTML)).toEqual(['', '']);
  });

  it('keeps 100 texts at most, and still alternates equal ones', () => {
    for (let number = 1; number <= 102; number += 1) announce(`${number} sztuk`);
    announce('koniec');
    announce('koniec');
    expect(announcements.map(({ text }) => text)).toEqual(['101 sztuk', '102 sztuk', 'koniec', 'koniec']);
    const [one, other] = [...document.querySelectorAll('[aria-live] > *')].slice(-2).map((said) => said.textContent);
    expect(one).not.toBe(other);
  });

  it('creates the same regions as the server if missing', () => {
    const server = document.body.innerHTML;
    document.body.innerHTML = '';
    announce('jeden');
    announce('dwa', { isAssertive: true });
    for (const said of document.querySelectorAll('p')) said.remove();
    expect(document.body.innerHTML).toBe(server);
  });

  it('creates each missing region once', () => {
    document.body.innerHTML = '';
    announce('jeden');
    announce('dwa');
    expect(spoken('polite')).toEqual(['jeden', 'dwa']);
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(1);
  });

  it('never repeats the exact text of the last node or a visible message, which Orca would ignore', () => {
    for (let times = 0; times < 4; times += 1) announce('2 sztuki');
    const letters = [...document.querySelectorAll('[aria-live] > *')].map((said) => said.textContent);
    for (const [index, text] of letters.entries()) {
      expect(text).not.toBe('2 sztuki');
      expect(text).not.toBe(letters[index - 1]);
      expect(text.trim()).toBe('2 sztuki');
    }
    expect(announcements.map(({ text }) => text)).toEqual(Array(4).fill('2 sztuki'));
  });

  it('logs every text and its urgency', () => {
    announce('Pilne', { isAssertive: true });
    announce('Zwykłe');
    expect(announcements).toEqual([
      { text: 'Pilne', isAssertive: true },
      { text: 'Zwykłe', isAssertive: false },
    ]);
  });

  it('is invisible', () => {
    expect([...document.querySelectorAll('[aria-live]')].every((region) => region.className !== '')).toBe(true);
  });
});
