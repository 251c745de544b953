import { act } from 'react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { byRole, mount } from '../field/testing.tsx';
import { samplePicture } from '../image/sample-picture.ts';
import { stubPopovers } from '../modal/testing.ts';
import { loadLightbox } from './load-lightbox.ts';
import { Gallery, type GalleryPicture, type GalleryProps } from './index.ts';

/** Helpers for gallery tests: they replace the layout and popovers that jsdom lacks. */

/** The width of every track, and of the pictures in it, in CSS pixels. Thumbnails are 88 high and 8 apart. */
export const width = 600;
const pitch = 96;

const isPicture = (element: Element) => element.getAttribute('aria-roledescription') === 'zdjęcie';

function boundsOf(element: Element): DOMRect {
  if (element.tagName === 'LI') {
    const list = element.parentElement!;
    return new DOMRect(0, [...list.children].indexOf(element) * pitch - list.scrollTop, 88, 88);
  }
  if (element.tagName === 'UL') return new DOMRect(0, 0, 88, 7 * pitch - 8);
  if (!isPicture(element)) return new DOMRect(0, 0, width, width);
  const track = element.parentElement!;
  return new DOMRect([...track.children].indexOf(element) * width - track.scrollLeft, 0, width, width);
}

/** Lays galleries out in every test of a file. Moves are jumps, as under reduced motion. */
export function layOutEachTest(): void {
  // As after a first press, so that a press opens it at once.
  beforeAll(loadLightbox);
  beforeEach(() => {
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
    clearAnnouncements();
    vi.useFakeTimers();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return boundsOf(this);
    });
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(width);
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
      return this.children.length * pitch - 8;
    });
    Element.prototype.scrollBy = function (this: Element, { left = 0, top = 0 }: ScrollToOptions = {}) {
      this.scrollLeft += left;
      this.scrollTop += top;
    } as Element['scrollBy'];
    stubPopovers();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

export const pictures = (count: number): ReadonlyArray<GalleryPicture> =>
  Array.from({ length: count }, (_, index) => ({
    id: `zdjecie-${index + 1}`,
    source: samplePicture,
    alt: `Kubek, ujęcie ${index + 1}`,
  }));

export const gallery = (count = 5, props: Partial<GalleryProps> = {}) => (
  <Gallery pictures={pictures(count)} {...props} />
);
export const render = (count?: number, props?: Partial<GalleryProps>): HTMLElement =>
  mount(gallery(count, props)).container;

export const link = (container: ParentNode, name: string): HTMLElement => byRole(container, 'link', name);
export const button = (container: ParentNode, name: string): HTMLElement => byRole(container, 'button', name);
export const trackOf = (container: ParentNode): HTMLElement => byRole(container, 'group', 'Zdjęcia');

export const lightbox = (): HTMLElement => {
  const dialog = document.querySelector<HTMLElement>('dialog[open]');
  if (!dialog) throw new Error('No lightbox is open.');
  return dialog;
};

/** Numbers of the pictures in reach of keyboard and screen reader. */
export const readable = (track: ParentNode): ReadonlyArray<number> =>
  [...track.children].flatMap((picture, index) => (picture.hasAttribute('inert') ? [] : [index + 1]));

/** Scrolls a track like a user, until it stands. */
export const scrollTo = (track: HTMLElement, picture: number): void =>
  act(() => {
    track.scrollLeft = (picture - 1) * width;
    track.dispatchEvent(new Event('scroll', { bubbles: true }));
    vi.advanceTimersByTime(200);
  });
/** Lets a track detect its position. */
export const settle = (track: HTMLElement): void => scrollTo(track, track.scrollLeft / width + 1);

/** All announcements. */
export const said = (): ReadonlyArray<string> => announcements.map(({ text }) => text);
