// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../checkbox/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { FieldStatusContext, fieldProps, splitFieldOptions, type FieldStatus } from './index.ts';
import { byRole, descriptionOf, mount } from './testing.tsx';

const within = (statuses: Readonly<Record<string, FieldStatus>>, field: React.ReactNode) => (
  <FieldStatusContext value={statuses}>{field}</FieldStatusContext>
);
const wrong = { city: { state: 'error', message: 'Wpisz nazwę.' } } as const;
const stateOf = (element: HTMLElement) => [
  element.getAttribute('aria-invalid'),
  // A group's texts describe its controls.
  descriptionOf(element.querySelector('input') ?? element),
  element.closest('[data-state]')?.getAttribute('data-state'),
];

describe('a field inside a form', () => {
  it.each([
    ['textbox', <TextField key="f" label="Pole" name="city" />],
    ['combobox', <Select key="f" label="Pole" name="city" options={[]} />],
    ['checkbox', <Checkbox key="f" label="Pole" name="city" />],
    ['radiogroup', <RadioGroup key="f" label="Pole" name="city" options={[{ value: 'a', label: 'A' }]} />],
  ])("%s shows the form's result for its name [T-01 part]", (role, field) => {
    const { container, rerender } = mount(within({}, field));
    const element = byRole(container, role, 'Pole');
    expect(stateOf(element).slice(0, 2)).toEqual([null, '']);
    rerender(within(wrong, field));
    expect(stateOf(element).slice(0, 2)).toEqual(['true', 'Wpisz nazwę.']);
    rerender(within({ city: { state: 'success' } }, field));
    expect(stateOf(element).slice(0, 2)).toEqual([null, '']);
  });

  it("ignores other names' states, and all states without a name", () => {
    const { container } = mount(
      within(
        wrong,
        <>
          <TextField label="Ulica" name="street" />
          <TextField label="Bez nazwy" />
        </>,
      ),
    );
    expect(stateOf(byRole(container, 'textbox', 'Ulica'))).toEqual([null, '', 'none']);
    expect(stateOf(byRole(container, 'textbox', 'Bez nazwy'))).toEqual([null, '', 'none']);
  });

  it("keeps the server's error until the form has checked it again", () => {
    const field = (error?: string) => <TextField label="Login" name="login" error={error} note="3 do 40 znaków." />;
    const { container, rerender } = mount(within({}, field('Ten login jest zajęty.')));
    const input = byRole(container, 'textbox', 'Login');
    expect(stateOf(input)).toEqual(['true', 'Ten login jest zajęty.', 'error']);
    const passed = { login: { state: 'success' } } as const;
    rerender(within(passed, field('Ten login jest zajęty.')));
    expect(stateOf(input)).toEqual([null, '3 do 40 znaków.', 'success']);
    rerender(within(passed, field('Tego loginu też nie ma.')));
    expect(stateOf(input)).toEqual(['true', 'Tego loginu też nie ma.', 'error']);
    rerender(within({ login: { state: 'none' } }, field('Tego loginu też nie ma.')));
    expect(stateOf(input)).toEqual([null, '3 do 40 znaków.', 'none']);
  });

  it('lets the form override an error of elements too', () => {
    const field = () => <TextField label="Login" name="login" error={<b>Zajęty.</b>} />;
    const { container, rerender } = mount(within({}, field()));
    rerender(within({ login: { state: 'success' } }, field()));
    rerender(within({ login: { state: 'success' } }, field()));
    expect(stateOf(byRole(container, 'textbox', 'Login'))).toEqual([null, '', 'success']);
  });

  it('does not style its note as success', () => {
    const { container } = mount(
      within({ city: { state: 'success' } }, <TextField label="Miejscowość" name="city" note="Bez kodu pocztowego." />),
    );
    const message = container.querySelector('p')!;
    expect([message.textContent, message.getAttribute('data-state')]).toEqual(['Bez kodu pocztowego.', 'none']);
  });

  it('exposes its validation in its markup', () => {
    const validation = {
      type: 'phone',
      url: '/ajax/phone',
      method: 'POST',
      extra: 'country=48',
      message: 'Nie ten kraj.',
    } as const;
    const { container } = mount(<TextField label="Telefon" name="phone" validation={validation} />);
    expect(Object.fromEntries(Object.entries(byRole(container, 'textbox', 'Telefon').dataset))).toEqual({
      validation: 'phone',
      validationUrl: '/ajax/phone',
      validationMethod: 'POST',
      validationExtra: 'country=48',
      validationMessage: 'Nie ten kraj.',
    });
    const { controlProps } = fieldProps({ id: 'x', validation: { url: '/a', method: 'GET' } });
    expect(controlProps['data-validation-method']).toBeUndefined();
  });

  it('names its frame and its control', () => {
    const { options, rest } = splitFieldOptions({ label: 'A', name: 'a', placeholder: 'p' } as { label: string });
    expect(options).toEqual({ label: 'A', name: 'a' });
    expect(rest).toEqual({ name: 'a', placeholder: 'p' });
    expect('name' in splitFieldOptions({ label: 'A' }).options).toBe(false);
  });
});
