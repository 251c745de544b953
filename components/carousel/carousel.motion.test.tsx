// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { announcements } from '../announcer/index.ts';
import { byRole, click, mount, nameOf } from '../field/testing.tsx';
import type { CarouselProps } from './index.ts';
import {
  button,
  carousel,
  hidePage,
  layOutEachTest,
  motionWatchers,
  pass,
  room,
  scrollTo,
  firstVisible,
  trackOf,
  preferReducedMotion,
} from './testing.tsx';

layOutEachTest();

const turning = (props: Partial<CarouselProps> = {}, count = 4) => (
  <>
    {carousel({ hasAutoplay: true, ...(props as object) }, count)}
    <button type="button">Dalej</button>
  </>
);
const render = (props?: Partial<CarouselProps>, count?: number) => mount(turning(props, count)).container;
const link = (container: HTMLElement, name: string) => byRole(container, 'link', name);
const live = (container: HTMLElement) => trackOf(container).getAttribute('aria-live');
const focus = (element: HTMLElement) => act(() => element.focus());
const send = (element: HTMLElement, event: Event) => act(() => void element.dispatchEvent(event));
/** React's pointerenter and pointerleave need these. */
const point = (container: HTMLElement, isOver: boolean) =>
  send(
    container.querySelector('section')!,
    new MouseEvent(isOver ? 'pointerover' : 'pointerout', { bubbles: true, relatedTarget: document.body }),
  );

describe('autoplay', () => {
  it('is off by default', () => {
    const container = render({ hasAutoplay: false });
    pass(20_000);
    expect([firstVisible(container), live(container), motionWatchers()]).toEqual([1, null, 0]);
    expect([...container.querySelectorAll('section button')].map(nameOf)).toEqual([
      'Poprzedni slajd',
      'Następny slajd',
    ]);
  });

  it('[L-10 part] turns every 3000 ms within 500 ms, from last to first slide, without announcements', () => {
    const container = render();
    pass(2990);
    expect(firstVisible(container)).toBe(1);
    pass(200);
    expect(firstVisible(container)).toBeGreaterThan(1);
    expect(firstVisible(container)).toBeLessThan(2);
    pass(400);
    expect(firstVisible(container)).toBe(2);
    pass(3000);
    expect(firstVisible(container)).toBe(3);
    pass(3000);
    expect([firstVisible(container), live(container), announcements]).toEqual([1, 'off', []]);
  });

  it('follows the interval', () => {
    const container = render({ interval: 10_000 });
    pass(9900);
    expect(firstVisible(container)).toBe(1);
    pass(700);
    expect(firstVisible(container)).toBe(2);
  });

  it('puts its stop button first, named by its action', () => {
    const container = render({ hasPicker: true });
    const stops = container.querySelectorAll('section :is(a, button, [tabindex="0"])');
    expect(nameOf(stops[0]!)).toBe('Zatrzymaj przewijanie');
    click(button(container, 'Zatrzymaj przewijanie'));
    pass(20_000);
    expect([firstVisible(container), live(container)]).toEqual([1, 'polite']);
    click(button(container, 'Wznów przewijanie'));
    pass(3600);
    expect([firstVisible(container), live(container)]).toEqual([2, 'off']);
    expect(button(container, 'Zatrzymaj przewijanie').getAttribute('type')).toBe('button');
  });

  it('pauses under the pointer and turns polite', () => {
    const container = render();
    point(container, true);
    pass(20_000);
    expect([firstVisible(container), live(container)]).toEqual([1, 'polite']);
    point(container, false);
    expect(live(container)).toBe('off');
    pass(3600);
    expect(firstVisible(container)).toBe(2);
  });

  it('stops when focus enters a slide or button, until resumed', () => {
    const container = render();
    focus(link(container, 'Produkt 1'));
    pass(20_000);
    focus(button(container, 'Dalej'));
    pass(20_000);
    expect([firstVisible(container), live(container)]).toEqual([1, 'polite']);
    expect(button(container, 'Wznów przewijanie')).toBeTruthy();
  });

  it('pauses while its own button has focus', () => {
    const container = render();
    focus(button(container, 'Zatrzymaj przewijanie'));
    pass(20_000);
    expect([firstVisible(container), live(container)]).toEqual([1, 'polite']);
    focus(button(container, 'Dalej'));
    expect(live(container)).toBe('off');
  });

  it('resumes at once on request, also under pointer and focus', () => {
    const container = render();
    point(container, true);
    focus(button(container, 'Zatrzymaj przewijanie'));
    click(button(container, 'Zatrzymaj przewijanie'));
    click(button(container, 'Wznów przewijanie'));
    pass(3600);
    expect([firstVisible(container), live(container)]).toEqual([2, 'off']);
    point(container, false);
    point(container, true);
    pass(500);
    expect(live(container)).toBe('polite');
  });

  it.each(['Następny slajd', 'Slajd 3 z 4'])('stops with a press on "%s"', (name) => {
    room.atATime = 1;
    const container = render({ hasPicker: true });
    // Safari does not focus a pressed button.
    click(button(container, name));
    expect(button(container, 'Wznów przewijanie')).toBeTruthy();
    // The announcer reports the new slides; the strip must not repeat them.
    expect(live(container)).toBe('off');
    pass(1200);
    expect(live(container)).toBe('polite');
  });

  it('announces its button once', () => {
    const container = render();
    click(button(container, 'Zatrzymaj przewijanie'));
    click(button(container, 'Wznów przewijanie'));
    expect(announcements.map(({ text }) => text)).toEqual(['Przewijanie zatrzymane.', 'Przewijanie wznowione.']);
  });

  it('pauses in a hidden tab', () => {
    const container = render();
    hidePage(true);
    expect(live(container)).toBe('polite');
    pass(20_000);
    expect(firstVisible(container)).toBe(1);
    hidePage(false);
    pass(3600);
    expect(firstVisible(container)).toBe(2);
  });

  it('never turns with reduced motion, even if set later', () => {
    const container = render();
    preferReducedMotion();
    pass(20_000);
    expect([firstVisible(container), live(container)]).toEqual([1, 'polite']);
    const other = render();
    click(button(other, 'Zatrzymaj przewijanie'));
    click(button(other, 'Wznów przewijanie'));
    pass(20_000);
    expect([firstVisible(other), live(other)]).toEqual([1, 'polite']);
  });

  it('rests if all slides are in view', () => {
    const container = render({}, 2);
    pass(20_000);
    expect([firstVisible(container), live(container)]).toEqual([1, 'polite']);
  });

  it('leaves no timers or listeners', () => {
    const { container, rerender } = mount(turning());
    pass(3100);
    const track = trackOf(container);
    rerender(null);
    const stood = track.scrollLeft;
    pass(20_000);
    expect([track.scrollLeft, motionWatchers()]).toEqual([stood, 0]);
  });
});

describe('a move', () => {
  it('jumps with reduced motion', () => {
    room.prefersReducedMotion = true;
    const container = render({ hasAutoplay: false });
    click(button(container, 'Następny slajd'));
    expect(firstVisible(container)).toBe(2);
    scrollTo(container, 1);
    pass(200);
    click(button(container, 'Następny slajd'));
    expect(firstVisible(container)).toBe(3);
  });

  it('disables snapping while it lasts', () => {
    const container = render({ hasAutoplay: false });
    const snapping = () => trackOf(container).style.getPropertyValue('scroll-snap-type');
    click(button(container, 'Następny slajd'));
    expect(snapping()).toBe('none');
    pass(600);
    expect(snapping()).toBe('');
  });

  it.each(['wheel', 'pointerdown', 'keydown'])('ends when the user takes over by %s', (type) => {
    const container = render({ hasAutoplay: false });
    click(button(container, 'Następny slajd'));
    pass(200);
    send(trackOf(container), new Event(type));
    const stood = trackOf(container).scrollLeft;
    expect(trackOf(container).style.getPropertyValue('scroll-snap-type')).toBe('');
    scrollTo(container, 0);
    pass(2000);
    expect([stood > 0, firstVisible(container)]).toEqual([true, 1]);
    expect(container.querySelector('p')!.lastElementChild!.textContent).toBe('1–2 z 4');
  });
});
