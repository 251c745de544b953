// @vitest-environment jsdom
import { act, createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { byRole, click, descriptionOf, hydrate, mount, type } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { TextArea } from './index.ts';

const counter = (container: HTMLElement) => container.querySelector('span[aria-hidden="true"]')?.textContent;

describe('TextArea', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    clearAnnouncements();
  });
  afterEach(() => void vi.useRealTimers());

  it('has its limit as a description and shows the used length', () => {
    const { container } = mount(
      <TextArea label="Uwagi" maxLength={255} defaultValue="Proszę o paczkę bez plastiku." />,
    );
    const area = byRole<HTMLTextAreaElement>(container, 'textbox', 'Uwagi');
    expect(descriptionOf(area)).toBe('Do 255 znaków');
    expect(counter(container)).toBe('29 z\u00a0255 znaków');
    expect(area.getAttribute('aria-describedby')).toBe(`${area.id}-limit`);
    type(area, 'Bez plastiku.');
    expect(counter(container)).toBe('13 z\u00a0255 znaków');
    expect(descriptionOf(area)).toBe('Do 255 znaków');
  });

  it('counts text typed before hydration', () => {
    const { container, errors } = hydrate(<TextArea label="Uwagi" maxLength={100} />, (page) => {
      page.querySelector('textarea')!.value = 'Dzwonek nie działa';
    });
    expect(byRole<HTMLTextAreaElement>(container, 'textbox', 'Uwagi').value).toBe('Dzwonek nie działa');
    expect(counter(container)).toBe('18 z\u00a0100 znaków');
    expect(errors).toEqual([]);
  });

  it('announces nothing while there is room, and the rest after a pause near the end', () => {
    const { container } = mount(<TextArea label="Uwagi" maxLength={20} />);
    const area = byRole<HTMLTextAreaElement>(container, 'textbox', 'Uwagi');
    type(area, 'x'.repeat(10));
    act(() => void vi.advanceTimersByTime(5000));
    expect(announcements).toEqual([]);
    type(area, 'x'.repeat(18));
    act(() => void vi.advanceTimersByTime(500));
    type(area, 'x'.repeat(19));
    act(() => void vi.advanceTimersByTime(999));
    expect(announcements).toEqual([]);
    act(() => void vi.advanceTimersByTime(1));
    expect(announcements).toEqual([{ text: 'Został 1 znak', isAssertive: false }]);
    type(area, 'x'.repeat(20));
    act(() => void vi.advanceTimersByTime(1000));
    expect(announcements.at(-1)?.text).toBe('20 z\u00a020 znaków. Więcej się nie zmieści.');
    expect(counter(container)).toBe('20 z\u00a020 znaków. Więcej się nie zmieści.');
  });

  it('describes a limit of 255 characters by default, and none if unlimited', () => {
    const { container, rerender } = mount(<TextArea label="Uwagi" />);
    expect(descriptionOf(byRole(container, 'textbox', 'Uwagi'))).toBe('Do 255 znaków');
    rerender(<TextArea label="Uwagi" maxLength={null} />);
    type(byRole<HTMLTextAreaElement>(container, 'textbox', 'Uwagi'), 'x'.repeat(5000));
    act(() => void vi.advanceTimersByTime(5000));
    expect(byRole<HTMLTextAreaElement>(container, 'textbox', 'Uwagi').value).toHaveLength(5000);
    expect(descriptionOf(byRole(container, 'textbox', 'Uwagi'))).toBe('');
    expect([counter(container), announcements.length]).toEqual([undefined, 0]);
  });

  it('cuts a comment at 255 characters, typed or pasted, announces and shows it once [V-36]', () => {
    const onChange = vi.fn();
    const { container } = mount(<TextArea label="Uwagi" onChange={(event) => onChange(event.target.value.length)} />);
    const area = byRole<HTMLTextAreaElement>(container, 'textbox', 'Uwagi');
    expect(area.hasAttribute('maxlength')).toBe(false);
    type(area, 'x'.repeat(255));
    expect(container.textContent).not.toContain('Ucięliśmy');
    type(area, 'x'.repeat(255) + 'y'.repeat(12));
    expect(area.value).toBe('x'.repeat(255));
    expect(onChange.mock.calls).toEqual([[255], [255]]);
    expect(container.textContent).toContain('Ucięliśmy 12 znaków. Więcej niż 255 tu się nie zmieści.');
    // Announced only.
    expect(descriptionOf(area)).toBe('Do 255 znaków');
    expect(announcements).toEqual([]);
    act(() => void vi.advanceTimersByTime(1000));
    expect(announcements).toEqual([
      { text: 'Ucięliśmy 12 znaków. Więcej niż 255 tu się nie zmieści.', isAssertive: false },
    ]);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(announcements).toHaveLength(1);
  });

  it('adds up cuts during typing, and announces them in the pause [V-36 part]', () => {
    const { container } = mount(<TextArea label="Uwagi" maxLength={5} />);
    const area = byRole<HTMLTextAreaElement>(container, 'textbox', 'Uwagi');
    for (let index = 0; index < 2; index += 1) {
      type(area, 'abcdef');
      act(() => void vi.advanceTimersByTime(900));
    }
    expect(announcements).toEqual([]);
    act(() => void vi.advanceTimersByTime(100));
    expect(announcements.map(({ text }) => text)).toEqual(['Ucięliśmy 2 znaki. Więcej niż 5 tu się nie zmieści.']);
    type(area, 'abcd');
    expect(container.textContent).not.toContain('Ucięliśmy');
    act(() => void vi.advanceTimersByTime(5000));
    expect(announcements).toHaveLength(1);
  });

  it.each([
    [1, 'Ucięliśmy 1 znak.'],
    [2, 'Ucięliśmy 2 znaki.'],
    [5, 'Ucięliśmy 5 znaków.'],
    [22, 'Ucięliśmy 22 znaki.'],
  ])('counts %d lost characters in the right form: %s', (count, text) => {
    const { container } = mount(<TextArea label="Uwagi" maxLength={3} />);
    type(byRole<HTMLTextAreaElement>(container, 'textbox', 'Uwagi'), 'x'.repeat(3 + count));
    expect(container.textContent).toContain(text);
  });

  it.each([
    [19, 'Został 1 znak'],
    [18, 'Zostały 2 znaki'],
    [95, 'Zostało 5 znaków'],
  ])('announces after %d characters the right form: %s', (length, text) => {
    const { container } = mount(<TextArea label="Uwagi" maxLength={length > 20 ? 100 : 20} />);
    type(byRole<HTMLTextAreaElement>(container, 'textbox', 'Uwagi'), 'x'.repeat(length));
    act(() => void vi.advanceTimersByTime(1000));
    expect(announcements.map((said) => said.text)).toEqual([text]);
  });

  it('keeps the text after the caret, and the caret', () => {
    const { container } = mount(<TextArea label="Uwagi" maxLength={6} defaultValue="abc" />);
    const area = byRole<HTMLTextAreaElement>(container, 'textbox', 'Uwagi');
    act(() => {
      area.focus();
      area.setRangeText('12345', 1, 1, 'end');
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect([area.value, area.selectionStart, area.selectionEnd]).toEqual(['a123bc', 4, 4]);
  });

  it('waits for the end of a composed character before it cuts', () => {
    const { container } = mount(<TextArea label="Uwagi" maxLength={3} />);
    const area = byRole<HTMLTextAreaElement>(container, 'textbox', 'Uwagi');
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, 'abcd');
      area.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    });
    expect(area.value).toBe('abcd');
    act(() => void area.dispatchEvent(new Event('compositionend', { bubbles: true })));
    expect(area.value).toBe('abc');
  });

  it('counts text set by its owner', () => {
    function Owner() {
      const [text, setText] = useState('abc');
      return (
        <>
          <button onClick={() => setText('')}>Wyczyść</button>
          <TextArea label="Uwagi" value={text} onChange={(event) => setText(event.target.value)} maxLength={5} />
        </>
      );
    }
    const { container } = mount(<Owner />);
    const area = byRole<HTMLTextAreaElement>(container, 'textbox', 'Uwagi');
    expect(counter(container)).toBe('3 z\u00a05 znaków');
    type(area, 'abcdefg');
    expect([area.value, counter(container)]).toEqual(['abcde', '5 z\u00a05 znaków']);
    click(byRole(container, 'button', 'Wyczyść'));
    expect([area.value, counter(container)]).toEqual(['', '0 z\u00a05 znaków']);
  });

  it('counts again after a form reset', () => {
    const { container } = mount(
      <form>
        <TextArea label="Uwagi" maxLength={5} defaultValue="ab" />
      </form>,
    );
    type(byRole<HTMLTextAreaElement>(container, 'textbox', 'Uwagi'), 'abcdefg');
    act(() => container.querySelector('form')!.reset());
    expect(counter(container)).toBe('2 z\u00a05 znaków');
    expect(container.textContent).not.toContain('Ucięliśmy');
  });

  it('forwards its ref', () => {
    const ref = createRef<HTMLTextAreaElement>();
    mount(<TextArea label="Uwagi" ref={ref} />);
    expect(ref.current?.tagName).toBe('TEXTAREA');
  });

  it('is in English on English pages', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <TextArea label="Remarks" maxLength={3} />
      </TextsProvider>,
    );
    type(byRole<HTMLTextAreaElement>(container, 'textbox', 'Remarks'), 'abcd');
    expect(container.textContent).toContain('We cut 1 character. No more than 3 will fit.');
  });

  it('is submitted without JavaScript', () => {
    const page = new DOMParser().parseFromString(
      `<form>${renderToString(<TextArea label="Uwagi" name="comment" defaultValue="Bez plastiku." />)}</form>`,
      'text/html',
    );
    expect(new FormData(page.querySelector('form')!).get('comment')).toBe('Bez plastiku.');
  });
});
