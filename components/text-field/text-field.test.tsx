// @vitest-environment jsdom
import { act, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { byRole, descriptionOf, hydrate, mount } from '../field/testing.tsx';
import { TextField, type TextFieldProps } from './index.ts';

describe('TextField', () => {
  it('is a native field in the HTML of the server, with its name, value and tokens', () => {
    const html = renderToString(
      <TextField
        label="Telefon"
        name="phone"
        type="tel"
        autoComplete="tel-national"
        defaultValue="600 100 200"
        isRequired
      />,
    );
    const page = new DOMParser().parseFromString(`<form>${html}</form>`, 'text/html');
    expect(new FormData(page.querySelector('form')!).get('phone')).toBe('600 100 200');
    const input = page.querySelector('input')!;
    expect([input.type, input.autocomplete, input.required]).toEqual(['tel', 'tel-national', true]);
    expect(html).not.toContain('style=');
  });

  it('keeps text typed before hydration', () => {
    const { container, errors } = hydrate(<TextField label="Imię" name="name" defaultValue="Ha" />, (page) => {
      page.querySelector('input')!.value = 'Hanna';
    });
    expect(byRole<HTMLInputElement>(container, 'textbox', 'Imię').value).toBe('Hanna');
    expect(errors).toEqual([]);
  });

  it.each([
    [{ prefix: '+48' }, '+48'],
    [{ suffix: 'zł' }, 'zł'],
    [{ prefix: '+48', hint: '9 cyfr', error: 'Za krótki' }, '9 cyfr +48 Za krótki'],
  ])('is described by the texts in its box: %o', (props, description) => {
    const { container } = mount(<TextField label="Wartość" {...props} />);
    expect(descriptionOf(byRole(container, 'textbox', 'Wartość'))).toBe(description);
  });

  it.each(['text', 'email', 'tel', 'password', 'search', 'url'] as const)('can have the type %s', (kind) => {
    const { container } = mount(<TextField label="Wartość" type={kind} />);
    expect(container.querySelector('input')!.type).toBe(kind);
  });

  it('refers to the texts in its box by id, unique per field', () => {
    const { container } = mount(
      <>
        <TextField label="Od" prefix="od" suffix="zł" />
        <TextField label="Do" prefix="do" suffix="zł" />
      </>,
    );
    expect(descriptionOf(byRole(container, 'textbox', 'Od'))).toBe('od zł');
    expect(descriptionOf(byRole(container, 'textbox', 'Do'))).toBe('do zł');
  });

  it('takes neither a class nor a style', () => {
    expectTypeOf<TextFieldProps>().not.toHaveProperty('className');
    expectTypeOf<TextFieldProps>().not.toHaveProperty('style');
  });

  it('never blocks pasting', () => {
    const { container } = mount(<TextField label="Hasło" type="password" autoComplete="current-password" />);
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    act(() => void byRole(container, 'textbox', 'Hasło').dispatchEvent(paste));
    expect(paste.defaultPrevented).toBe(false);
  });

  it('forwards its ref', () => {
    const ref = createRef<HTMLInputElement>();
    mount(<TextField label="Imię" ref={ref} />);
    expect(ref.current?.tagName).toBe('INPUT');
  });

  it('is not submitted when disabled, and says why', () => {
    const { container } = mount(
      <TextField label="Kraj" defaultValue="Polska" isDisabled note="Na razie wysyłamy tylko w Polsce." />,
    );
    const input = byRole<HTMLInputElement>(container, 'textbox', 'Kraj');
    expect([input.disabled, descriptionOf(input)]).toEqual([true, 'Na razie wysyłamy tylko w Polsce.']);
  });
});
