// @vitest-environment jsdom
import { parseDate } from '@internationalized/date';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mount } from '../field/testing.tsx';
import { field, inForm, insert, keys, paste } from './testing.tsx';

const compose = (input: HTMLInputElement, type: string, data: string) =>
  act(() => void input.dispatchEvent(new CompositionEvent(type, { data, bubbles: true })));

describe('typing a date', () => {
  it.each([
    ['yy-mm-dd', '2026/11a-21 ', '202611-21'],
    ['yy-mm-dd', '2026-11-21', '2026-11-21'],
    ['dd.mm.yy', '21-11.2026', '2111.2026'],
    ['d MM yy', '21 Listopada 2026!', '21 Listopada 2026'],
  ])('[V-46] after %s lets of "%s" only "%s" arrive', (pattern, typed, expected) => {
    const { container } = mount(inForm({ pattern }));
    keys(field(container), typed);
    expect(field(container).value).toBe(expected);
  });

  it('keeps the caret and the text around it', () => {
    const { container } = mount(inForm());
    const input = field(container);
    keys(input, '2026-1-21');
    act(() => input.setSelectionRange(6, 6));
    keys(input, 'x1');
    expect([input.value, input.selectionStart]).toEqual(['2026-11-21', 7]);
  });

  it('reformats nothing while typing, deleting or undoing', () => {
    const { container } = mount(inForm());
    const input = field(container);
    keys(input, '2026-1-5');
    expect(input.value).toBe('2026-1-5');
    insert(input, 'a', 'historyUndo');
    expect(input.value).toBe('2026-1-5a');
  });

  it('cleans up at the end of a composition, and keeps the caret', () => {
    const { container } = mount(inForm());
    const input = field(container);
    keys(input, '2026-');
    compose(input, 'compositionstart', '');
    insert(input, '1年1', 'insertCompositionText', true);
    expect(input.value).toBe('2026-1年1');
    compose(input, 'compositionend', '1年1');
    expect([input.value, input.selectionStart]).toEqual(['2026-11', 7]);
  });

  it.each([
    ['21.11.2026', 'yy-mm-dd', '2026-11-21'],
    ['sobota, 21 listopada 2026 r.', 'yy-mm-dd', '2026-11-21'],
    ['2026-11-21T14:00:00Z', 'yy-mm-dd', '2026-11-21'],
    ['2026-11-21', 'dd.mm.yy', '21.11.2026'],
    [' 21 XI 2026 ', 'd MM yy', '21 listopada 2026'],
  ])('turns pasted "%s" into %s: %s', (text, pattern, expected) => {
    const onChange = vi.fn();
    const { container } = mount(inForm({ pattern, onChange }));
    expect(paste(field(container), text)).toBe(true);
    expect([field(container).value, onChange.mock.calls]).toEqual([expected, [[parseDate('2026-11-21')]]]);
  });

  it('reads a dictated date, inserted at once like a key', () => {
    const { container } = mount(inForm());
    insert(field(container), '21 listopada 2026');
    expect(field(container).value).toBe('2026-11-21');
  });

  it('replaces the present date with a pasted one', () => {
    const { container } = mount(inForm({ defaultValue: parseDate('2026-01-01') }));
    const input = field(container);
    act(() => input.setSelectionRange(4, 4));
    paste(input, '21.11.2026');
    expect(input.value).toBe('2026-11-21');
  });

  it('inserts pasted digits at the caret without invalid characters', () => {
    const { container } = mount(inForm());
    keys(field(container), '2026-');
    paste(field(container), 'nr 11');
    expect(field(container).value).toBe('2026-11');
  });

  it('keeps a pasted nonexistent date as it is, without joining its numbers', () => {
    const { container } = mount(inForm());
    paste(field(container), '31.11.2026');
    expect([field(container).value, field(container).validationMessage]).toEqual([
      '31.11.2026',
      'Na początku brakuje cyfr. Wpisz datę tak: 2026-11-21.',
    ]);
  });

  it('reads autofill, which is one event without keys', () => {
    const { container } = mount(inForm({ pattern: 'dd.mm.yy', autoComplete: 'bday' }));
    const input = field(container);
    act(() => {
      input.value = '1984-05-01';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect([input.value, input.autocomplete]).toEqual(['01.05.1984', 'bday']);
  });

  it.each([
    ['yy-mm-dd', 'numeric'],
    ['d MM yy', 'text'],
  ])('with %s sets the input mode %s', (pattern, inputMode) => {
    const { container } = mount(inForm({ pattern }));
    expect(field(container).inputMode).toBe(inputMode);
  });
});
