import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { byRole, mount } from '../field/testing.tsx';
import { Carousel, type CarouselProps } from './index.ts';

/** Helpers for carousel tests: jsdom has no layout, so slides get positions here. */

/** The window's state; tests change it. `width` is the track's, in CSS pixels. */
export const room = { atATime: 2, width: 600, isMirrored: false, prefersReducedMotion: false, isHidden: false };

const isSlide = (element: Element) => element.getAttribute('aria-roledescription') === 'slajd';

function boundsOf(element: Element): DOMRect {
  const { atATime, width, isMirrored } = room;
  if (!isSlide(element)) return new DOMRect(0, 0, width, 100);
  const track = element.parentElement!;
  const slide = width / atATime;
  const distance = [...track.children].indexOf(element) * slide;
  const left = (isMirrored ? width - slide - distance : distance) - track.scrollLeft;
  return new DOMRect(left, 0, slide, 100);
}

const motionListeners = new Set<() => void>();

/** Lays out carousels in every test of a file, with fake timers. */
export function layOutEachTest(): void {
  beforeEach(() => {
    Object.assign(room, { atATime: 2, width: 600, isMirrored: false, prefersReducedMotion: false, isHidden: false });
    clearAnnouncements();
    vi.useFakeTimers();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return boundsOf(this);
    });
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => room.isHidden);
    vi.stubGlobal('matchMedia', (condition: string) => ({
      matches: condition === '(prefers-reduced-motion: reduce)' && room.prefersReducedMotion,
      addEventListener: (_type: string, listener: () => void) => motionListeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => motionListeners.delete(listener),
    }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

export const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

/** The number of reduced-motion listeners. */
export const motionWatchers = (): number => motionListeners.size;

export const preferReducedMotion = (): void =>
  act(() => {
    room.prefersReducedMotion = true;
    for (const listener of motionListeners) listener();
  });

export const hidePage = (isHidden: boolean): void =>
  act(() => {
    room.isHidden = isHidden;
    document.dispatchEvent(new Event('visibilitychange'));
  });

export const trackOf = (container: ParentNode): HTMLElement =>
  container.querySelector<HTMLElement>('[role="group"][aria-label="Slajdy"]')!;

/** Scrolls like a user, until a slide is first. */
export const scrollTo = (container: ParentNode, slide: number): void =>
  act(() => {
    const track = trackOf(container);
    track.scrollLeft = ((room.isMirrored ? -1 : 1) * slide * room.width) / room.atATime;
    track.dispatchEvent(new Event('scroll', { bubbles: true }));
  });

/** Numbers of slides open to keyboard and screen readers. */
export const readable = (container: ParentNode): ReadonlyArray<number> =>
  [...trackOf(container).children].flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1]));

export const links = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <a key={index} href={`#${index + 1}`}>
      Produkt {index + 1}
    </a>
  ));

export const carousel = (props: Partial<CarouselProps> = {}, count = 8) => (
  <Carousel label="Polecane" {...(props as object)}>
    {links(count)}
  </Carousel>
);

export const render = (props?: Partial<CarouselProps>, count?: number): HTMLElement =>
  mount(carousel(props, count)).container;

export const button = (container: HTMLElement, name: string): HTMLElement => byRole(container, 'button', name);
export const next = (container: HTMLElement): HTMLElement => button(container, 'Następny slajd');
export const previous = (container: HTMLElement): HTMLElement => button(container, 'Poprzedni slajd');

/** All announcements. */
export const said = (): ReadonlyArray<string> => announcements.map(({ text }) => text);

/** The number of the first slide in view. */
export const firstVisible = (container: HTMLElement): number =>
  Math.abs(trackOf(container).scrollLeft) / (room.width / room.atATime) + 1;
