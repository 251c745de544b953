// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { announcements } from '../announcer/index.ts';
import { TextsProvider } from '../texts/index.ts';
import { Field, fieldProps, messageOf, type FieldOptions, type FieldProps } from './index.ts';
import { byRole, descriptionOf, mount } from './testing.tsx';

const render = (props: Partial<FieldProps> = {}) =>
  mount(
    <Field label="E-mail" {...(props as object)}>
      {(control) => <input type="text" {...control} />}
    </Field>,
  );

describe('fieldProps', () => {
  it.each([
    [{}, 'none', undefined],
    [{ note: 'nota' }, 'none', 'nota'],
    [{ success: 'dobrze', note: 'nota' }, 'success', 'dobrze'],
    [{ busy: 'czekaj', success: 'dobrze' }, 'busy', 'czekaj'],
    [{ error: 'źle', busy: 'czekaj', success: 'dobrze', note: 'nota' }, 'error', 'źle'],
    [{ error: '', success: 'dobrze' }, 'success', 'dobrze'],
  ])('of %o shows the state %s with %s [T-01 part]', (messages, state, message) => {
    expect(messageOf(messages)).toEqual({ state, message });
  });

  it('describes the control by hint, prefix and message, in reading order', () => {
    const { controlProps } = fieldProps({ id: 'tel', hint: '9 cyfr', describedBy: 'tel-prefix', error: 'Za krótki' });
    expect(controlProps['aria-describedby']).toBe('tel-hint tel-prefix tel-message');
  });

  it.each([
    [{ error: 'Za krótki' }, 'tel-hint'],
    [{ status: { state: 'error', message: 'Za krótki' } }, 'tel-hint'],
    [{ note: 'Na pytania kuriera' }, 'tel-hint tel-message'],
    [{ note: 'Na pytania kuriera', status: { state: 'success' } }, 'tel-hint tel-message'],
  ] as const)('%o, read already, leaves the description %s; hint and note stay', (messages, description) => {
    const { controlProps, message } = fieldProps({ id: 'tel', hint: '9 cyfr', isQuiet: true, ...messages });
    expect([controlProps['aria-describedby'], typeof message]).toEqual([description, 'string']);
  });

  it('omits attributes without a value', () => {
    const { controlProps } = fieldProps({ id: 'tel' });
    expect(Object.entries(controlProps).filter(([, value]) => value !== undefined)).toEqual([['id', 'tel']]);
  });
});

describe('Field', () => {
  it('names the control by its label', () => {
    const { container } = render();
    expect(byRole(container, 'textbox', 'E-mail')).toBeTruthy();
  });

  it('goes from none to error to success and back [T-01 part]', () => {
    const field = (props: object) => (
      <Field label="E-mail" {...props}>
        {(control) => <input type="text" {...control} />}
      </Field>
    );
    const { container, rerender } = mount(field({}));
    const input = byRole(container, 'textbox', 'E-mail');
    expect([input.ariaInvalid, descriptionOf(input)]).toEqual([null, '']);
    rerender(field({ error: 'Wpisz pełny adres.' }));
    expect([input.getAttribute('aria-invalid'), descriptionOf(input)]).toEqual(['true', 'Wpisz pełny adres.']);
    rerender(field({ success: 'Ten adres jest wolny.' }));
    expect([input.getAttribute('aria-invalid'), descriptionOf(input)]).toEqual([null, 'Ten adres jest wolny.']);
    rerender(field({}));
    expect([input.getAttribute('aria-invalid'), descriptionOf(input)]).toEqual([null, '']);
  });

  it('only describes its error: no live region, no announcement', () => {
    const before = announcements.length;
    const { container } = render({ error: 'Proszę wypełnić to pole.' });
    expect(container.querySelector('[aria-live], [role="alert"], [role="status"]')).toBeNull();
    expect(announcements.length).toBe(before);
  });

  it("marks an optional field in the page's language", () => {
    const { container, rerender } = render({ isOptional: true });
    expect(byRole(container, 'textbox', 'E-mail (nieobowiązkowe)')).toBeTruthy();
    rerender(
      <TextsProvider value={{ locale: 'en' }}>
        <Field label="E-mail" isOptional>
          {(control) => <input type="text" {...control} />}
        </Field>
      </TextsProvider>,
    );
    expect(byRole(container, 'textbox', 'E-mail (optional)')).toBeTruthy();
  });

  it('has no inline style or script in server HTML', () => {
    const html = renderToString(
      <Field label="E-mail" hint="np. hanna@poczta.pl" busy="Sprawdzamy…">
        {(control) => <input {...control} />}
      </Field>,
    );
    expect(html).not.toMatch(/style=|<script/);
  });

  it('requires exactly one name at compile time', () => {
    expectTypeOf<{ label: string }>().toExtend<FieldOptions>();
    expectTypeOf<{ 'aria-label': string }>().toExtend<FieldOptions>();
    expectTypeOf<{ 'aria-labelledby': string }>().toExtend<FieldOptions>();
    expectTypeOf<{ hint: string }>().not.toExtend<FieldOptions>();
    expectTypeOf<{ label: undefined }>().not.toExtend<FieldOptions>();
    expectTypeOf<{ label: string; 'aria-label': string }>().not.toExtend<FieldOptions>();
  });
});
