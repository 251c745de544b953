// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Opinions, Stars, type OpinionView } from './index.ts';

const opinion = (rating: number, isConfirmed: boolean): OpinionView => ({
  id: rating,
  author: 'Zofia',
  rating,
  content: 'Tkany gęsto.',
  date: '14 listopada 2026',
  isConfirmed,
});
const show = (...opinions: OpinionView[]) => {
  document.body.innerHTML = renderToStaticMarkup(<Opinions mean={4.5} opinions={opinions} />);
  return document.body.textContent ?? '';
};

describe('Opinions', () => {
  it('show the mean and the distribution in words', () => {
    const text = show(opinion(5, true), opinion(4, false));
    expect(text).toContain('4,5 na 5, 2 opinie');
    expect(text).toContain('5 na 5: 1 opinia');
    expect(text).toContain('3 na 5: 0 opinii');
    expect(text).toContain('Publikujemy wszystkie opinie, dobre i złe.');
  });

  it('mark only confirmed purchases as such', () => {
    show(opinion(5, true), opinion(4, false));
    const confirmed = [...document.querySelectorAll('li > p:last-child')].map((line) =>
      line.textContent.includes('potwierdzony zakup'),
    );
    expect(confirmed).toEqual([true, false]);
  });

  it("show the shop's answer apart from the opinion and signed", () => {
    const answer = { text: 'Wymienimy.', by: 'Marta', date: '15 listopada 2026' };
    show({ ...opinion(1, false), answer }, { ...opinion(5, true), answer: null });
    const [answered, plain] = [...document.querySelectorAll('[role="list"] > li')].filter((item) =>
      item.textContent.includes('Tkany gęsto.'),
    );
    expect(answered?.lastElementChild?.textContent).toBe('Marta odpowiada, 15 listopada 2026Wymienimy.');
    expect(plain?.textContent).not.toContain('odpowiada');
  });

  it('give each rating once in words, hide the stars', () => {
    document.body.innerHTML = renderToStaticMarkup(<Stars rating={4.8} />);
    expect(document.body.textContent).toBe('Ocena 4,8 na 5');
    expect(
      [...document.querySelectorAll(':not(svg) > svg')].every((star) => star.getAttribute('aria-hidden') === 'true'),
    ).toBe(true);
  });
});
