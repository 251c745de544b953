// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { byRole, hydrate, mount, nameOf } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { Timeline, type TimelineProps, type TimelineStep } from './index.ts';

const steps: ReadonlyArray<TimelineStep> = [
  { title: 'Przyjęte', state: 'done', date: '21\u00a0listopada, 11:42', dateTime: '2026-11-21T11:42+01:00' },
  { title: 'Przygotowujemy', state: 'current', text: 'Wyślemy dziś do 18:00.' },
  { title: 'Doręczone', state: 'upcoming', date: 'w\u00a0poniedziałek' },
];
const render = (props: Partial<TimelineProps> = {}) => mount(<Timeline steps={steps} {...props} />).container;

describe('Timeline', () => {
  it('is an ordered, named list, also for VoiceOver', () => {
    const list = byRole(render(), 'list', 'Przebieg');
    expect([list.tagName, [...list.children].map(({ tagName }) => tagName)]).toEqual(['OL', ['LI', 'LI', 'LI']]);
    expect(nameOf(byRole(render({ label: 'Przebieg reklamacji' }), 'list'))).toBe('Przebieg reklamacji');
  });

  it('is named by a heading, and then by nothing else', () => {
    const { container } = mount(
      <>
        <h2 id="order">Zamówienie 20261121/014</h2>
        <Timeline steps={steps} aria-labelledby="order" />
      </>,
    );
    const list = byRole(container, 'list', 'Zamówienie 20261121/014');
    expect(list.hasAttribute('aria-label')).toBe(false);
  });

  it('gives the state of each step in words before its title', () => {
    expect([...render().querySelectorAll('li')].map((step) => step.firstElementChild!.textContent)).toEqual([
      'gotowe: Przyjęte',
      'teraz: Przygotowujemy',
      'przed nami: Doręczone',
    ]);
  });

  it('marks the current step, and none when all are done', () => {
    const current = [...render().querySelectorAll('[aria-current="step"]')];
    expect(current.map((step) => step.textContent)).toEqual(['teraz: PrzygotowujemyWyślemy dziś do 18:00.']);
    const done = steps.map((step): TimelineStep => ({ ...step, state: 'done' }));
    expect(render({ steps: done }).querySelector('[aria-current]')).toBeNull();
  });

  it('looks different in each state', () => {
    const looks = [...render().querySelectorAll('li')].map(({ className }) => className);
    expect(new Set(looks).size).toBe(3);
  });

  it('shows the date, machine-readable too if given', () => {
    const container = render();
    const times = [...container.querySelectorAll('time')];
    expect(times.map((time) => [time.textContent, time.dateTime])).toEqual([
      ['21\u00a0listopada, 11:42', '2026-11-21T11:42+01:00'],
    ]);
    expect(container.querySelector('li:last-child')!.textContent).toBe('przed nami: Doręczonew\u00a0poniedziałek');
    // Omitted texts leave no empty line.
    expect([...container.querySelectorAll('li')].map(({ childElementCount }) => childElementCount)).toEqual([2, 2, 2]);
  });

  it('is the same on the server, without its own style', () => {
    expect(renderToString(<Timeline steps={steps} />)).not.toMatch(/style=|<script/);
    expect(hydrate(<Timeline steps={steps} />).errors).toEqual([]);
  });

  it('speaks English', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <Timeline steps={[{ title: 'On its way', state: 'upcoming' }]} />
      </TextsProvider>,
    );
    expect(byRole(container, 'list', 'Course').textContent).toBe('still to come: On its way');
  });
});
