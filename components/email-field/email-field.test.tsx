// @vitest-environment jsdom
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { blur, byRole, click, descriptionOf, hydrate, mount, type } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { EmailField } from './index.ts';

const field = (container: ParentNode) => byRole<HTMLInputElement>(container, 'textbox', 'E-mail');
const suggestion = (container: ParentNode) => container.querySelector('button');
const said = () => announcements.map(({ text }) => text.replaceAll('\u00a0', ' '));

beforeEach(clearAnnouncements);

describe('EmailField', () => {
  it('is a native e-mail field in server HTML', () => {
    const html = renderToString(<EmailField label="E-mail" name="email" defaultValue="hanna@poczta.pl" isRequired />);
    const page = new DOMParser().parseFromString(`<form>${html}</form>`, 'text/html');
    const input = page.querySelector('input')!;
    expect([input.type, input.inputMode, input.autocomplete, input.required]).toEqual([
      'email',
      'email',
      'email',
      true,
    ]);
    expect(['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => input.getAttribute(name))).toEqual([
      'none',
      'off',
      'false',
    ]);
    expect(new FormData(page.querySelector('form')!).get('email')).toBe('hanna@poczta.pl');
    expect(html).not.toContain('style=');
  });

  it('suggests the likely address once, on blur', () => {
    const onBlur = vi.fn();
    const { container } = mount(<EmailField label="E-mail" onBlur={onBlur} />);
    type(field(container), 'hanna@gmial.com');
    expect([suggestion(container), said()]).toEqual([null, []]);
    blur(field(container));
    expect(suggestion(container)?.textContent).toBe('Czy chodziło o\u00a0hanna@gmail.com?');
    expect(suggestion(container)?.getAttribute('type')).toBe('button');
    // Announced, so neither a description nor an error.
    expect([descriptionOf(field(container)), field(container).ariaInvalid]).toEqual(['', null]);
    click(field(container));
    blur(field(container));
    expect(said()).toEqual(['Czy chodziło o hanna@gmail.com?']);
    expect(onBlur).toHaveBeenCalled();
  });

  it('fills in the suggestion, notifies the form and focuses the field', () => {
    const onChange = vi.fn();
    const { container } = mount(<EmailField label="E-mail" onChange={(event) => onChange(event.target.value)} />);
    type(field(container), 'hanna@gmial.com');
    blur(field(container));
    click(suggestion(container)!);
    expect(field(container).value).toBe('hanna@gmail.com');
    expect(onChange.mock.calls).toEqual([['hanna@gmial.com'], ['hanna@gmail.com']]);
    expect(document.activeElement).toBe(field(container));
    expect(suggestion(container)).toBeNull();
    blur(field(container));
    expect(said()).toHaveLength(1);
  });

  it('fills in the suggestion when controlled', () => {
    function Owner() {
      const [email, setEmail] = useState('hanna@02.pl');
      return <EmailField label="E-mail" value={email} onChange={(event) => setEmail(event.target.value)} />;
    }
    const { container } = mount(<Owner />);
    field(container).focus();
    blur(field(container));
    click(suggestion(container)!);
    expect(field(container).value).toBe('hanna@o2.pl');
  });

  it('hides the suggestion on further typing, and has none for a right address', () => {
    const { container } = mount(<EmailField label="E-mail" />);
    type(field(container), 'hanna@gmial.com');
    blur(field(container));
    type(field(container), 'hanna@gmial.co');
    expect(suggestion(container)).toBeNull();
    type(field(container), 'hanna@poczta.pl');
    blur(field(container));
    expect([suggestion(container), said().length]).toEqual([null, 1]);
  });

  it('keeps text typed before hydration', () => {
    const { container, errors } = hydrate(<EmailField label="E-mail" />, (page) => {
      page.querySelector('input')!.value = 'hanna@poczta.pl';
    });
    expect([field(container).value, errors]).toEqual(['hanna@poczta.pl', []]);
  });

  it('exposes its input', () => {
    const ref = createRef<HTMLInputElement>();
    mount(<EmailField label="E-mail" ref={ref} />);
    expect(ref.current?.type).toBe('email');
  });

  it('asks in English in English pages', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <EmailField label="E-mail" />
      </TextsProvider>,
    );
    type(field(container), 'hanna@gmial.com');
    blur(field(container));
    expect(said()).toEqual(['Did you mean hanna@gmail.com?']);
  });
});
