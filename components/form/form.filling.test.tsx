// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { blur, descriptionOf, mount, type } from '../field/testing.tsx';
import { TextField } from '../text-field/index.ts';
import { Form, type FormProps } from './index.ts';
import {
  field,
  formOf,
  frames,
  remarks,
  render,
  required,
  said,
  shown,
  stateOf,
  submit,
  wait,
  withFakeBrowser,
} from './testing.tsx';

withFakeBrowser();

const short = 'Minimalna liczba znaków dla tego pola to 3';
const press = (element: HTMLElement, kind: string) =>
  act(() => void element.dispatchEvent(new MouseEvent(kind, { bubbles: true })));

describe('a field during input', () => {
  it('is validated 500 ms after the last key, not before [V-13, L-02 part]', async () => {
    const { container } = render();
    const name = field(container, 'Imię');
    type(name, 'Ha');
    await wait(499);
    type(name, 'Han');
    await wait(499);
    expect(shown(name)).toEqual(['none', '']);
    await wait(1);
    expect(shown(name)).toEqual(['success', '']);
    expect(stateOf(field(container, 'Miejscowość'))).toBe('none');
  });

  it('shows a new error on blur, never while typing', async () => {
    const { container } = render();
    const name = field(container, 'Imię');
    type(name, 'Ha');
    await wait(5000);
    expect([...shown(name), name.getAttribute('aria-invalid')]).toEqual(['none', '', null]);
    blur(name);
    expect([...shown(name), name.getAttribute('aria-invalid')]).toEqual(['error', short, 'true']);
    // It stays until fixed by typing, and the next one waits again.
    type(name, 'Han');
    await wait(500);
    expect(shown(name)).toEqual(['success', '']);
    type(name, 'Ha');
    await wait(5000);
    expect(shown(name)).toEqual(['none', '']);
    blur(name);
    expect(shown(name)).toEqual(['error', short]);
  });

  it('shows a new error when submitted from within', async () => {
    const { container } = render({ focusAfterFailure: 'first-error' });
    const name = field(container, 'Imię');
    type(name, 'Ha');
    await wait(500);
    submit(container);
    await wait(frames);
    expect([document.activeElement, ...shown(name)]).toEqual([name, 'error', short]);
  });

  it("uses the page's validation delay", async () => {
    const { container } = render({ validationDelay: 20 });
    type(field(container, 'Imię'), 'Hanna');
    await wait(20);
    expect(stateOf(field(container, 'Imię'))).toBe('success');
  });

  it('is validated on blur if changed', () => {
    const { container } = render();
    const name = field(container, 'Imię');
    type(name, 'Ha');
    blur(name);
    expect(shown(name)).toEqual(['error', short]);
  });

  it('is ignored when only visited', async () => {
    const { container } = render();
    act(() => field(container, 'Imię').focus());
    blur(field(container, 'Imię'));
    await wait(1000);
    expect(stateOf(field(container, 'Imię'))).toBe('none');
  });

  it('waits for the end of a press that takes its focus, so that the press hits its button', async () => {
    const { container } = render();
    const name = field(container, 'Imię');
    type(name, 'Ha');
    press(container, 'pointerdown');
    blur(name);
    expect(stateOf(name)).toBe('none');
    press(container, 'pointerup');
    await wait(0);
    expect(stateOf(name)).toBe('error');
  });

  it('is validated after a press in progress when its 500 ms are over, since messages move the button', async () => {
    const { container } = render();
    const name = field(container, 'Imię');
    type(name, 'Ha');
    blur(name);
    type(name, 'Hanna');
    press(container, 'pointerdown');
    await wait(500);
    expect(stateOf(name)).toBe('error');
    press(container, 'pointerup');
    await wait(0);
    expect(stateOf(name)).toBe('success');
  });

  it('also waits for the end of a press that becomes a scroll', async () => {
    const { container } = render();
    type(field(container, 'Imię'), 'Ha');
    press(container, 'pointerdown');
    blur(field(container, 'Imię'));
    press(container, 'pointercancel');
    await wait(0);
    expect(stateOf(field(container, 'Imię'))).toBe('error');
  });

  it('goes from error to success to none on reset, silently [T-01]', async () => {
    const { container } = render();
    const name = field(container, 'Imię');
    type(name, 'Ha');
    blur(name);
    expect(stateOf(name)).toBe('error');
    type(name, 'Hanna');
    await wait(500);
    expect(shown(name)).toEqual(['success', '']);
    expect(name.hasAttribute('aria-invalid')).toBe(false);
    act(() => formOf(container).reset());
    expect([name.value, ...shown(name)]).toEqual(['', 'none', '']);
    expect(said()).toEqual([]);
    expect(container.querySelector('[aria-live], [role="alert"], [role="status"]')).toBeNull();
  });

  it('reads its error once: while it is corrected the rest only shows, and is read on blur', async () => {
    const count: FormProps['checks'] = {
      name: ({ value }) => (value.length === 9 ? null : `Ma mieć 9 znaków, ma ${value.length}.`),
    };
    const { container } = render({ checks: count });
    const name = field(container, 'Imię');
    const message = () => document.getElementById(`${name.id}-message`)?.textContent;
    type(name, '60');
    blur(name);
    expect(descriptionOf(name)).toBe('Ma mieć 9 znaków, ma 2.');
    // An equal message changes nothing.
    type(name, '61');
    await wait(500);
    expect(descriptionOf(name)).toBe('Ma mieć 9 znaków, ma 2.');
    for (const value of ['600', '6001']) {
      type(name, value);
      await wait(500);
      const [shownText, description] = [`Ma mieć 9 znaków, ma ${value.length}.`, ''];
      expect([message(), descriptionOf(name), name.getAttribute('aria-invalid')]).toEqual([
        shownText,
        description,
        'true',
      ]);
    }
    blur(name);
    expect(descriptionOf(name)).toBe('Ma mieć 9 znaków, ma 4.');
    // Read again, it is open again.
    type(name, '60010');
    await wait(500);
    expect([descriptionOf(name), said()]).toEqual(['', []]);
  });

  it('reads a remaining error when submitted from within, or when another field is wrong', async () => {
    const count: FormProps['checks'] = ({ value }) => `Ma ${value.length}.`;
    const { container } = render({ checks: count, focusAfterFailure: 'first-error' });
    const [name, city] = [field(container, 'Imię'), field(container, 'Miejscowość')];
    type(name, '60');
    blur(name);
    type(name, '600');
    await wait(500);
    expect(descriptionOf(name)).toBe('');
    submit(container);
    await wait(frames);
    expect([document.activeElement, descriptionOf(name), descriptionOf(city)]).toEqual([name, 'Ma 3.', 'Ma 0.']);
  });

  it('has no state if optional and empty', async () => {
    const { container } = render();
    const optional = field(container, remarks);
    type(optional, 'a');
    await wait(500);
    expect(stateOf(optional)).toBe('success');
    type(optional, '');
    await wait(500);
    expect(stateOf(optional)).toBe('none');
  });

  it('validates the whole form if several change at once: the browser filled it in [V-13]', async () => {
    const { container } = render();
    type(field(container, 'Miejscowość'), '');
    blur(field(container, 'Miejscowość'));
    type(field(container, 'Imię'), 'Hanna');
    act(() => {
      for (const name of ['Imię', remarks]) field(container, name).dispatchEvent(new Event('input', { bubbles: true }));
    });
    await wait(500);
    expect(['Imię', 'Miejscowość', remarks].map((name) => shown(field(container, name)))).toEqual([
      ['success', ''],
      ['error', required],
      ['none', ''],
    ]);
  });

  it("keeps the server's error until changed, then has the form's state", async () => {
    const { container } = mount(
      <Form>
        <TextField label="Login" name="login" error="Ten login jest zajęty." defaultValue="hanna" />
      </Form>,
    );
    expect(shown(field(container, 'Login'))).toEqual(['error', 'Ten login jest zajęty.']);
    type(field(container, 'Login'), 'hanna2');
    await wait(500);
    expect(shown(field(container, 'Login'))).toEqual(['success', '']);
    act(() => formOf(container).reset());
    expect(shown(field(container, 'Login'))).toEqual(['none', '']);
  });

  it('shows errors in fields filled in by the browser, and none in an untouched one', async () => {
    const { container } = render();
    const name = field(container, 'Imię');
    act(() => {
      name.value = 'Ha';
      name.dispatchEvent(new Event('input', { bubbles: true }));
      field(container, remarks).dispatchEvent(new Event('input', { bubbles: true }));
    });
    await wait(500);
    expect(shown(name)).toEqual(['error', short]);
    expect(shown(field(container, 'Miejscowość'))).toEqual(['none', '']);
  });

  it('validates linked fields: the house number of a street, after blur [V-08 part]', async () => {
    const { container } = mount(
      <Form linkedFields={[['street', 'number']]}>
        <TextField label="Ulica" name="street" isRequired />
        <TextField label="Numer domu" name="number" isRequired />
        <TextField label="Miejscowość" name="city" isRequired />
      </Form>,
    );
    const states = () => ['Ulica', 'Numer domu', 'Miejscowość'].map((name) => stateOf(field(container, name)));
    type(field(container, 'Ulica'), 'Łobzowska');
    await wait(500);
    expect(states()).toEqual(['success', 'none', 'none']);
    blur(field(container, 'Ulica'));
    expect(states()).toEqual(['success', 'none', 'none']);
    act(() => field(container, 'Numer domu').focus());
    blur(field(container, 'Numer domu'));
    expect(states()).toEqual(['success', 'error', 'none']);
  });

  it('validates a linked field at once if left before', async () => {
    const { container } = mount(
      <Form
        linkedFields={[['street', 'number']]}
        checks={{ number: (_, form) => (form.get('street') ? 'Brak.' : null) }}
      >
        <TextField label="Ulica" name="street" />
        <TextField label="Numer domu" name="number" />
      </Form>,
    );
    act(() => field(container, 'Numer domu').focus());
    blur(field(container, 'Numer domu'));
    type(field(container, 'Ulica'), 'Łobzowska');
    await wait(500);
    expect(shown(field(container, 'Numer domu'))).toEqual(['error', 'Brak.']);
  });

  it('does not show an error in the linked field that is next, until it is left', async () => {
    const { container } = mount(
      <Form linkedFields={[['street', 'number']]}>
        <TextField label="Ulica" name="street" isRequired />
        <TextField label="Numer domu" name="number" isRequired />
      </Form>,
    );
    type(field(container, 'Ulica'), 'Łobzowska');
    act(() => field(container, 'Numer domu').focus());
    await wait(1000);
    expect(['Ulica', 'Numer domu'].map((name) => stateOf(field(container, name)))).toEqual(['success', 'none']);
    blur(field(container, 'Numer domu'));
    expect(shown(field(container, 'Numer domu'))).toEqual(['error', required]);
  });
});
