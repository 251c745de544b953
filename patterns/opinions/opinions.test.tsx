// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Text } from '../../components/text/index.ts';
import { ratingSummary } from '../rules/rating-summary.ts';
import { OpinionCard, OpinionGrid, RatingOverview, Stars, type OpinionView } from './index.ts';

const opinion = (rating: number, isConfirmed: boolean, answer: OpinionView['answer'] = null): OpinionView => ({
  id: rating,
  author: 'Zofia',
  rating,
  content: 'Tkany gęsto.',
  date: '14 listopada 2026',
  isConfirmed,
  answer,
});
const show = (...opinions: OpinionView[]) => {
  const counts = opinions.map(({ rating, isConfirmed }) => ({ rating, isConfirmed, count: 1 }));
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <RatingOverview summary={ratingSummary(counts)} />
      <OpinionGrid aria-label="Opinie o produkcie" columns={3} gutter={30}>
        {opinions.map((one) => (
          <OpinionCard key={one.id} opinion={one} text={<Text>{one.content}</Text>} />
        ))}
      </OpinionGrid>
    </>,
  );
  return document.body.textContent ?? '';
};
const cards = () => [...document.querySelectorAll('[aria-label="Opinie o produkcie"] > li')];

describe('Opinions', () => {
  it('show the mean and the distribution in words', () => {
    const text = show(opinion(5, true), opinion(4, false));
    expect(text).toContain('4,5 na 5, 2 opinie');
    expect(text).toContain('5 na 5: 1 opinia');
    expect(text).toContain('3 na 5: 0 opinii');
  });

  it('mark only confirmed purchases as such', () => {
    show(opinion(5, true), opinion(4, false));
    expect(cards().map((card) => card.textContent.includes('potwierdzony zakup'))).toEqual([true, false]);
  });

  it("show the shop's answer apart from the opinion and signed", () => {
    const answer = { text: 'Wymienimy.', by: 'Marta', date: '15 listopada 2026' };
    show(opinion(1, false, answer), opinion(5, true));
    const [answered, plain] = cards();
    expect(answered?.lastElementChild?.textContent).toBe('Marta odpowiada, 15 listopada 2026Wymienimy.');
    expect(plain?.textContent).not.toContain('odpowiada');
  });

  it('take only known columns and gutters', () => {
    const classOf = (columns: number, gutter: number) => {
      document.body.innerHTML = renderToStaticMarkup(
        <OpinionGrid aria-label="Opinie" columns={columns} gutter={gutter}>
          <li>Dobry.</li>
        </OpinionGrid>,
      );
      return document.querySelector('ul')!.className;
    };
    expect(classOf(7, 31)).toBe(classOf(3, 30));
    expect(classOf(2, 30)).not.toBe(classOf(3, 30));
  });

  it('give each rating once in words, hide the stars', () => {
    document.body.innerHTML = renderToStaticMarkup(<Stars rating={4.8} />);
    expect(document.body.textContent).toBe('Ocena 4,8 na 5');
    expect(
      [...document.querySelectorAll(':not(svg) > svg')].every((star) => star.getAttribute('aria-hidden') === 'true'),
    ).toBe(true);
  });
});
