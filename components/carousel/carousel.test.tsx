// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { byRole, click, descriptionOf, mount, nameOf } from '../field/testing.tsx';
import { Carousel } from './index.ts';
import {
  button,
  carousel,
  layOutEachTest,
  links,
  next,
  pass,
  previous,
  readable,
  render,
  room,
  said,
  firstVisible,
  trackOf,
} from './testing.tsx';

layOutEachTest();

const slidesOf = (container: HTMLElement) => [...trackOf(container).children];

describe('Carousel', () => {
  it('is a named region described as a carousel', () => {
    const region = render({ id: 'polecane' }).querySelector('section')!;
    expect([region.getAttribute('aria-roledescription'), nameOf(region), region.id]).toEqual([
      'karuzela',
      'Polecane',
      'polecane',
    ]);
  });

  it('is named by aria-label or another element', () => {
    const { container } = mount(
      <>
        <h2 id="heading">Nowości</h2>
        <Carousel aria-labelledby="heading">{links(3)}</Carousel>
        <Carousel aria-label="Wyprzedaż">{links(3)}</Carousel>
      </>,
    );
    expect([...container.querySelectorAll('[aria-roledescription="karuzela"]')].map(nameOf)).toEqual([
      'Nowości',
      'Wyprzedaż',
    ]);
  });

  it('labels slides with position and count', () => {
    const slides = slidesOf(render({}, 3));
    expect(slides.map((slide) => [slide.getAttribute('role'), slide.getAttribute('aria-label')])).toEqual([
      ['group', '1 z 3'],
      ['group', '2 z 3'],
      ['group', '3 z 3'],
    ]);
    expect(slides.map((slide) => slide.getAttribute('aria-roledescription'))).toEqual(Array(3).fill('slajd'));
  });

  it('shows the visible range, hidden from screen readers', () => {
    const container = render();
    const counter = container.querySelector('p')!;
    expect(counter.getAttribute('aria-hidden')).toBe('true');
    expect(counter.lastElementChild!.textContent).toBe('1–2 z 8');
    click(next(container));
    expect(counter.lastElementChild!.textContent).toBe('2–3 z 8');
  });

  it('is server-rendered as a keyboard-scrollable strip, with all slides reachable, unstyled', () => {
    const html = renderToString(carousel({ hasAutoplay: true, hasPicker: true }));
    expect(html).not.toMatch(/style=|inert|<script/);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect([trackOf(page).tabIndex, trackOf(page).getAttribute('aria-live')]).toEqual([0, 'off']);
    expect(page.querySelectorAll('a')).toHaveLength(8);
  });

  it('moves by one slide within 500 ms, announces the view once, and keeps focus', () => {
    const container = render();
    next(container).focus();
    click(next(container));
    expect(said()).toEqual(['Slajdy 2-3 z 8']);
    pass(250);
    expect(firstVisible(container)).toBeGreaterThan(1);
    expect(firstVisible(container)).toBeLessThan(2);
    pass(280);
    expect(firstVisible(container)).toBe(2);
    click(previous(container));
    pass(1000);
    expect([firstVisible(container), said()]).toEqual([1, ['Slajdy 2-3 z 8', 'Slajdy 1-2 z 8']]);
    expect(document.activeElement).toBe(next(container));
  });

  it('uses the singular', () => {
    room.atATime = 1;
    const container = render({ slidesAtATime: 1 });
    click(next(container));
    expect(said()).toEqual(['Slajd 2 z 8']);
    expect(container.querySelector('p')!.lastElementChild!.textContent).toBe('2 z 8');
  });

  it('counts presses during a move', () => {
    const container = render();
    for (let times = 0; times < 3; times += 1) {
      click(next(container));
      pass(50);
    }
    pass(1000);
    expect([firstVisible(container), said().at(-1)]).toEqual([4, 'Slajdy 4-5 z 8']);
  });

  it('follows the transition time', () => {
    const container = render({ transition: 2000 });
    click(next(container));
    pass(1500);
    expect(firstVisible(container)).toBeLessThan(2);
    pass(600);
    expect(firstVisible(container)).toBe(2);
  });

  it('moves and announces by view', () => {
    room.atATime = 3;
    const container = render({ step: 'view' });
    click(button(container, 'Następne slajdy'));
    click(button(container, 'Następne slajdy'));
    expect(said()).toEqual(['Slajdy 4-6 z 8', 'Slajdy 6-8 z 8']);
    click(button(container, 'Poprzednie slajdy'));
    expect(said().at(-1)).toBe('Slajdy 3-5 z 8');
  });

  it('explains its disabled button at each end, and keeps it in the tab order', () => {
    const container = render({}, 3);
    const stateOf = (element: HTMLElement) => [element.getAttribute('aria-disabled'), descriptionOf(element)];
    expect([stateOf(previous(container)), stateOf(next(container))]).toEqual([
      ['true', 'To początek karuzeli.'],
      [null, ''],
    ]);
    next(container).focus();
    click(next(container));
    expect([stateOf(previous(container)), stateOf(next(container))]).toEqual([
      [null, ''],
      ['true', 'To koniec karuzeli.'],
    ]);
    click(next(container));
    expect(said()).toEqual(['Slajdy 2-3 z 3', 'To koniec karuzeli.']);
    expect(document.activeElement).toBe(next(container));
  });

  it('wraps when looping', () => {
    const container = render({ isLooping: true }, 3);
    click(previous(container));
    click(next(container));
    expect(said()).toEqual(['Slajdy 2-3 z 3', 'Slajdy 1-2 z 3']);
    expect(container.querySelector('[aria-disabled]')).toBeNull();
  });

  it('moves left in right-to-left text', () => {
    room.isMirrored = true;
    document.body.style.direction = 'rtl';
    onTestFinished(() => void document.body.style.removeProperty('direction'));
    const container = render();
    expect(readable(container)).toEqual([1, 2]);
    click(next(container));
    pass(1000);
    expect([trackOf(container).scrollLeft, readable(container)]).toEqual([-300, [2, 3]]);
  });

  it('is empty without slides', () => {
    expect(render({}, 0).innerHTML).toBe('');
  });

  it('has a picker on request that marks the current slide', () => {
    room.atATime = 1;
    const container = render({ slidesAtATime: 1, hasPicker: true }, 3);
    const picker = byRole(container, 'group', 'Wybierz slajd');
    const current = () => [...picker.querySelectorAll('[aria-current="true"]')].map(nameOf);
    expect([...picker.querySelectorAll('button')].map(nameOf)).toEqual(['Slajd 1 z 3', 'Slajd 2 z 3', 'Slajd 3 z 3']);
    expect(current()).toEqual(['Slajd 1 z 3']);
    click(button(container, 'Slajd 3 z 3'));
    expect([current(), said()]).toEqual([['Slajd 3 z 3'], ['Slajd 3 z 3']]);
    pass(1000);
    expect(firstVisible(container)).toBe(3);
    expect(() => byRole(render(), 'group', 'Wybierz slajd')).toThrow();
  });

  it('has non-submitting buttons', () => {
    const types = [...render({ hasPicker: true, hasAutoplay: true }).querySelectorAll('button')].map(
      ({ type }) => type,
    );
    expect(new Set(types)).toEqual(new Set(['button']));
  });
});
