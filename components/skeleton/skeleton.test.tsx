// @vitest-environment jsdom
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { hydrate, mount } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { Skeleton, SkeletonRegion } from './index.ts';

const drawings = (container: ParentNode) => [...container.querySelectorAll('[aria-hidden="true"]')];
/** What a screen reader finds: everything that is not hidden from it. */
const spokenText = (container: HTMLElement) => {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const unheard of drawings(copy)) unheard.remove();
  return copy.textContent;
};

describe('Skeleton', () => {
  it.each([
    ['lines', <Skeleton key="x" lines={3} />],
    ['a picture', <Skeleton key="x" shape="picture" ratio={4 / 5} />],
    ['a button', <Skeleton key="x" shape="button" />],
  ])('of %s is hidden from assistive technology as a whole', (_what, skeleton) => {
    const { container } = mount(skeleton);
    expect(drawings(container)).toEqual([container.firstElementChild]);
    expect(container.textContent).toBe('');
  });

  it('has the given number of lines, one of them by itself', () => {
    const { container } = mount(
      <>
        <Skeleton lines={4} />
        <Skeleton />
      </>,
    );
    expect(drawings(container).map(({ children }) => children.length)).toEqual([4, 1]);
  });

  it('ends lines of text earlier than they could, and fills a line by itself', () => {
    const classes = (element: Element) => [...element.children].map(({ className }) => className);
    const { container } = mount(
      <>
        <Skeleton lines={2} />
        <Skeleton />
        <Skeleton lines={2} width="full" />
      </>,
    );
    const [text, single, full] = drawings(container).map(classes);
    expect(text![0]).not.toBe(text![1]);
    expect(single).toEqual([text![0]]);
    expect(full).toEqual([text![0], text![0]]);
  });

  it("keeps the picture's ratio without a style attribute", () => {
    const html = renderToString(
      <>
        <Skeleton shape="picture" />
        <Skeleton shape="picture" ratio={1.6} />
        <Skeleton shape="button" size="large" isFullWidth />
      </>,
    );
    expect(html).not.toContain('style=');
    expect([...html.matchAll(/viewBox="([^"]+)"/g)].map(([, box]) => box)).toEqual(['0 0 1 1', '0 0 1.6 1']);
  });
});

describe('SkeletonRegion', () => {
  const region = (isLoading: boolean, words?: string) => (
    <SkeletonRegion isLoading={isLoading} skeleton={<Skeleton lines={2} />} {...(words !== undefined && { words })}>
      <p>Trzyma ciepło.</p>
    </SkeletonRegion>
  );
  const busy = (container: HTMLElement) => container.firstElementChild?.getAttribute('aria-busy');

  beforeEach(() => {
    vi.useFakeTimers();
    clearAnnouncements();
  });
  afterEach(() => void vi.useRealTimers());

  it('is busy and announces it once, politely, if loading is slow', () => {
    const { container, rerender } = mount(<StrictMode>{region(true)}</StrictMode>);
    expect([busy(container), spokenText(container)]).toEqual(['true', 'Wczytujemy…']);
    vi.advanceTimersByTime(999);
    expect(announcements).toEqual([]);
    vi.advanceTimersByTime(1);
    rerender(<StrictMode>{region(true, 'Jeszcze chwila…')}</StrictMode>);
    vi.advanceTimersByTime(60_000);
    expect(announcements).toEqual([{ text: 'Wczytujemy…', isAssertive: false }]);
  });

  it('shows the content, and is busy no longer', () => {
    const { container, rerender } = mount(region(true));
    rerender(region(false));
    expect([busy(container), spokenText(container)]).toEqual(['false', 'Trzyma ciepło.']);
    expect(drawings(container)).toEqual([]);
    vi.advanceTimersByTime(60_000);
    // Shorter than a second: no announcement.
    expect(announcements).toEqual([]);
  });

  it('announces no content that is there already, but every loading', () => {
    const { rerender } = mount(region(false));
    vi.advanceTimersByTime(60_000);
    expect(announcements).toEqual([]);
    for (let times = 0; times < 2; times += 1) {
      rerender(region(true, 'Wczytujemy opinie…'));
      vi.advanceTimersByTime(1000);
      rerender(region(false));
    }
    expect(announcements.map(({ text }) => text)).toEqual(['Wczytujemy opinie…', 'Wczytujemy opinie…']);
  });

  it('hydrates the server HTML, and is in English', () => {
    const { container, errors } = hydrate(<TextsProvider value={{ locale: 'en' }}>{region(true)}</TextsProvider>);
    expect([errors, spokenText(container)]).toEqual([[], 'Loading…']);
  });
});
