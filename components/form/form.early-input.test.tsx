// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../checkbox/index.ts';
import { blur, byRole, descriptionOf, hydrate } from '../field/testing.tsx';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form } from './index.ts';
import { field, stateOf, wait, withFakeBrowser } from './testing.tsx';

withFakeBrowser();

const form = (
  <Form linkedFields={[['street', 'number']]}>
    <TextField label="Imię" name="name" isRequired minLength={3} />
    <TextField label="Ulica" name="street" isRequired />
    <TextField label="Numer domu" name="number" isRequired />
    <TextField label="Telefon" name="phone" defaultValue="12" minLength={9} />
    <Select
      label="Kraj"
      name="country"
      options={[
        { value: 'pl', label: 'Polska' },
        { value: 'cz', label: 'Czechy' },
      ]}
    />
    <Checkbox label="Zgoda" name="consent" isRequired defaultChecked />
  </Form>
);

const states = (container: HTMLElement) =>
  ['Imię', 'Ulica', 'Numer domu'].map((name) => stateOf(field(container, name)));

describe('fields filled in before hydration', () => {
  it('are validated, and the rest of the form is not [V-08 part, V-13 part]', () => {
    const { container } = hydrate(form, (page) => {
      field(page, 'Imię').value = 'Ha';
      field(page, 'Ulica').value = 'Łobzowska';
    });
    expect(states(container)).toEqual(['error', 'success', 'none']);
    expect(descriptionOf(field(container, 'Imię'))).toBe('Minimalna liczba znaków dla tego pola to 3');
    expect(stateOf(field(container, 'Telefon'))).toBe('none');
    expect(stateOf(byRole(container, 'combobox', 'Kraj'))).toBe('none');
  });

  it('are not validated while focused', async () => {
    const { container } = hydrate(form, (page) => {
      field(page, 'Ulica').value = 'Łobzowska';
      field(page, 'Imię').value = 'Ha';
      field(page, 'Imię').focus();
    });
    await wait(500);
    expect(states(container)).toEqual(['none', 'success', 'none']);
    blur(field(container, 'Imię'));
    expect(states(container)).toEqual(['error', 'success', 'none']);
  });

  it('may be a select or an unticked box', () => {
    const { container } = hydrate(form, (page) => {
      byRole<HTMLSelectElement>(page, 'combobox', 'Kraj').value = 'cz';
      byRole<HTMLInputElement>(page, 'checkbox', 'Zgoda').checked = false;
    });
    expect(stateOf(byRole(container, 'combobox', 'Kraj'))).toBe('success');
    expect(byRole(container, 'checkbox', 'Zgoda').getAttribute('aria-invalid')).toBe('true');
  });

  it('are ignored with their initial values', async () => {
    const { container } = hydrate(form);
    await wait(500);
    expect(container.querySelectorAll('[data-state="error"], [data-state="success"]')).toHaveLength(0);
  });
});
