// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { descriptionOf, hydrate, mount, nameOf, press } from '../field/testing.tsx';
import { openDialogs, pressWithMouse, stubPopovers } from '../modal/testing.ts';
import { TextsProvider } from '../texts/index.ts';
import { LoadingOverlay } from './index.ts';

const overlay = () => openDialogs()[0]!;
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const said = () => announcements.map(({ text, isAssertive }) => [text, isAssertive]);
const drawn = () => overlay().querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray');

beforeEach(() => {
  vi.useFakeTimers();
  stubPopovers();
  clearAnnouncements();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('LoadingOverlay', () => {
  it('takes focus, named by its message, without announcing it again [S-44 part]', () => {
    mount(<LoadingOverlay isOpen>Ta strona sama przejdzie dalej.</LoadingOverlay>);
    expect([nameOf(overlay()), descriptionOf(overlay()), overlay().getAttribute('aria-busy')]).toEqual([
      'Wczytujemy stronę',
      'Ta strona sama przejdzie dalej.',
      'true',
    ]);
    expect([document.activeElement, said()]).toEqual([overlay(), []]);
  });

  it('has no description without details, and is empty while it is closed', () => {
    const { rerender, container } = mount(<LoadingOverlay isOpen />);
    expect(overlay().hasAttribute('aria-describedby')).toBe(false);
    rerender(<LoadingOverlay isOpen={false}>Więcej</LoadingOverlay>);
    expect(container.innerHTML).not.toMatch(/aria-(busy|labelledby|describedby)|Więcej/);
  });

  it('is closed in server HTML and hydrates without a mismatch', () => {
    expect(renderToString(<LoadingOverlay isOpen={false} />)).not.toMatch(/style=|open=/);
    expect(hydrate(<LoadingOverlay isOpen={false} />).errors).toEqual([]);
  });

  it('cannot be closed', async () => {
    const { length } = history;
    mount(<LoadingOverlay isOpen />);
    press(overlay(), 'Escape');
    await pressWithMouse(document.body);
    expect(overlay()).toBeTruthy();
    expect(history.length).toBe(length);
  });

  it('announces later messages politely, each once', () => {
    const { rerender } = mount(<LoadingOverlay isOpen message="Wysyłamy" />);
    rerender(<LoadingOverlay isOpen message="To trwa dłużej" />);
    rerender(<LoadingOverlay isOpen message="To trwa dłużej" />);
    expect([nameOf(overlay()), said()]).toEqual(['To trwa dłużej', [['To trwa dłużej', false]]]);
    rerender(<LoadingOverlay isOpen={false} message="Wysyłamy" />);
    rerender(<LoadingOverlay isOpen message="Wysyłamy" />);
    expect(said()).toHaveLength(1);
  });

  it('hands over after 16 s, once [L-03 part]', () => {
    const onHandOver = vi.fn();
    mount(<LoadingOverlay isOpen onHandOver={onHandOver} />);
    pass(15_999);
    expect(onHandOver).not.toHaveBeenCalled();
    pass(1);
    pass(60_000);
    expect(onHandOver).toHaveBeenCalledOnce();
  });

  it('sends the browser to the address then', () => {
    mount(<LoadingOverlay isOpen handOverAfter={500} href="#dalej" />);
    pass(500);
    expect(location.hash).toBe('#dalej');
  });

  it('does not hand over after closing', () => {
    const onHandOver = vi.fn();
    const { rerender } = mount(<LoadingOverlay isOpen onHandOver={onHandOver} />);
    pass(10_000);
    rerender(<LoadingOverlay isOpen={false} onHandOver={onHandOver} />);
    pass(10_000);
    expect(onHandOver).not.toHaveBeenCalled();
  });

  it('draws the elapsed time, and no more than all of it', () => {
    mount(<LoadingOverlay isOpen handOverAfter={8000} />);
    expect([drawn(), overlay().querySelector('svg')?.getAttribute('aria-hidden')]).toEqual([undefined, 'true']);
    pass(2000);
    expect(drawn()).toBe('0.25 1');
    pass(20_000);
    expect(drawn()).toBe('1 1');
  });

  it('is in English on English pages', () => {
    mount(
      <TextsProvider value={{ locale: 'en' }}>
        <LoadingOverlay isOpen />
      </TextsProvider>,
    );
    expect(nameOf(overlay())).toBe('Loading the page');
  });
});
