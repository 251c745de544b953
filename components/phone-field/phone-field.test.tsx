// @vitest-environment jsdom
import { act, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { blur, byRole, descriptionOf, hydrate, mount, type } from '../field/testing.tsx';
import { PhoneField, type PhoneFieldProps } from './index.ts';

const field = (container: ParentNode) => byRole<HTMLInputElement>(container, 'textbox', 'Telefon');
const inForm = (props: Omit<Partial<PhoneFieldProps>, 'label' | `aria-${string}`> = {}) => (
  <form>
    <PhoneField label="Telefon" name="phone" {...props} />
  </form>
);

/** What the browser would send. jsdom 31 lacks the `formdata` event, so it is fired as the standard has it. */
function sent(container: HTMLElement): FormDataEntryValue | null {
  const form = container.querySelector('form')!;
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
  return formData.get('phone');
}

beforeEach(clearAnnouncements);

describe('PhoneField', () => {
  it('is a native field in the HTML of the server', () => {
    const html = renderToString(inForm({ defaultValue: '601234567', prefix: '+48' }));
    const page = new DOMParser().parseFromString(html, 'text/html');
    const input = page.querySelector('input')!;
    expect([input.type, input.inputMode, input.getAttribute('spellcheck')]).toEqual(['tel', 'tel', 'false']);
    expect(new FormData(page.querySelector('form')!).get('phone')).toBe('601234567');
    expect(html).not.toContain('style=');
  });

  it.each([
    [undefined, 'tel', ''],
    ['+48', 'tel-national', '+48'],
  ] as const)('with the prefix %s asks the browser for %s and is described by "%s"', (prefix, token, description) => {
    const { container } = mount(<PhoneField label="Telefon" prefix={prefix} />);
    expect([field(container).autocomplete, descriptionOf(field(container))]).toEqual([token, description]);
  });

  it('takes another token for a second number', () => {
    const { container } = mount(<PhoneField label="Telefon" autoComplete="section-gift tel" />);
    expect(field(container).autocomplete).toBe('section-gift tel');
  });

  it('groups the digits when focus leaves, not before, silently', () => {
    const onBlur = vi.fn();
    const { container } = mount(<PhoneField label="Telefon" onBlur={onBlur} />);
    type(field(container), '601234567');
    expect(field(container).value).toBe('601234567');
    blur(field(container));
    expect(field(container).value).toBe('601 234 567');
    expect([announcements.length, onBlur.mock.calls.length]).toEqual([0, 1]);
  });

  it.each(['+48 601-234-567', '0048601234567', '48 601 234 567'])('takes "%s" behind its prefix', (text) => {
    const { container } = mount(inForm({ prefix: '+48' }));
    type(field(container), text);
    blur(field(container));
    expect([field(container).value, sent(container)]).toEqual(['601 234 567', text]);
  });

  it.each(['+49 30 901820', '601', '601234567 w. 3'])('leaves "%s" as it is', (text) => {
    const { container } = mount(inForm());
    type(field(container), text);
    blur(field(container));
    expect([field(container).value, sent(container)]).toEqual([text, text]);
  });

  it('sends the typed text, also after focus came and went again, and after a change', () => {
    const { container } = mount(inForm());
    type(field(container), '601-234-567');
    blur(field(container));
    act(() => field(container).focus());
    blur(field(container));
    expect(sent(container)).toBe('601-234-567');
    type(field(container), '601 234 568');
    expect(sent(container)).toBe('601 234 568');
  });

  it('sends the international number on request, others as typed', () => {
    const { container } = mount(inForm({ sends: 'international', prefix: '+48' }));
    type(field(container), '601 234 567');
    expect(sent(container)).toBe('+48601234567');
    type(field(container), '601 234');
    expect(sent(container)).toBe('601 234');
  });

  it('sends nothing when it is disabled or has no name', () => {
    const { container, rerender } = mount(inForm({ isDisabled: true, defaultValue: '601234567' }));
    expect(sent(container)).toBeNull();
    rerender(inForm({ name: undefined as never, defaultValue: '601234567' }));
    expect(sent(container)).toBeNull();
  });

  it('keeps what was typed before hydration and groups it when focus leaves', () => {
    const { container, errors } = hydrate(inForm(), (page) => {
      page.querySelector('input')!.value = '601234567';
    });
    expect(field(container).value).toBe('601234567');
    act(() => field(container).focus());
    blur(field(container));
    expect([field(container).value, sent(container), errors]).toEqual(['601 234 567', '601234567', []]);
  });

  it('forwards its ref', () => {
    const ref = createRef<HTMLInputElement>();
    mount(<PhoneField label="Telefon" ref={ref} />);
    expect(ref.current?.type).toBe('tel');
  });
});
