// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../checkbox/index.ts';
import { blur, byRole, click, descriptionOf, mount, type } from '../field/testing.tsx';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { TextsProvider } from '../texts/index.ts';
import { Form, SubmitButton } from './index.ts';
import { field, links, required, submit, withFakeBrowser } from './testing.tsx';

withFakeBrowser();

describe('native attributes have the messages of spec 5', () => {
  const page = (
    <Form>
      <TextField label="Tekst" name="text" isRequired minLength={3} maxLength={5} />
      <TextField label="E-mail" name="email" type="email" />
      <Select
        label="Województwo"
        name="region"
        isRequired
        placeholder="Wybierz"
        options={[{ value: 'm', label: 'M' }]}
      />
      <Checkbox label="Zgoda" name="terms" isRequired />
      <RadioGroup label="Dostawa" name="delivery" isRequired options={[{ value: 'a', label: 'Kurier' }]} />
      <SubmitButton>Dalej</SubmitButton>
    </Form>
  );

  it.each([
    ['', required],
    ['  ', required],
    ['ab', 'Minimalna liczba znaków dla tego pola to 3'],
    ['abcdef', 'Maksymalna liczba znaków dla tego pola to 5'],
    ['🏺🏺🏺🏺🏺', ''],
    [' abc ', ''],
  ])('a text %j: %s [V-01, V-02]', async (value, message) => {
    const { container } = mount(page);
    const input = field(container, 'Tekst');
    input.removeAttribute('maxlength');
    input.maxLength = 5;
    type(input, value);
    blur(input);
    expect(descriptionOf(input)).toBe(message);
  });

  it.each([
    ['hanna@', 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.'],
    ['hanna@poczta.pl', ''],
    ['', ''],
  ])('an e-mail %j: %s [V-07 part, V-20 part]', async (value, message) => {
    const { container } = mount(page);
    type(field(container, 'E-mail'), 'x');
    type(field(container, 'E-mail'), value);
    blur(field(container, 'E-mail'));
    expect(descriptionOf(field(container, 'E-mail'))).toBe(message);
  });

  it('a select with a placeholder, a marked checkbox, a group of radio buttons [V-03, V-04]', () => {
    const { container } = mount(page);
    submit(container);
    expect(links(container)).toEqual([
      `Tekst: ${required}`,
      'Województwo: Proszę wybrać opcję.',
      `Zgoda: ${required}`,
      `Dostawa: ${required}`,
    ]);
    expect(descriptionOf(byRole(container, 'combobox'))).toBe('Proszę wybrać opcję.');
    expect(descriptionOf(byRole(container, 'checkbox'))).toBe(required);
    expect(descriptionOf(byRole(container, 'radio'))).toBe(required);
    click(byRole(container, 'checkbox'));
    click(byRole(container, 'radio'));
    act(() => {
      const select = byRole<HTMLSelectElement>(container, 'combobox');
      select.value = 'm';
      select.dispatchEvent(new Event('input', { bubbles: true }));
    });
    type(field(container, 'Tekst'), 'abc');
    expect(submit(container)).toBe(true);
    expect(links(container)).toEqual([]);
  });

  it("can use the shop's messages: the min wording for too long a text [V-02]", async () => {
    const overrides = { 'validation.maxlength': 'Minimalna liczba znaków dla tego pola to {n}' };
    const { container } = mount(<TextsProvider value={{ locale: 'pl', overrides }}>{page}</TextsProvider>);
    type(field(container, 'Tekst'), 'abcdef');
    blur(field(container, 'Tekst'));
    expect(descriptionOf(field(container, 'Tekst'))).toBe('Minimalna liczba znaków dla tego pola to 5');
  });

  it('have English texts too', () => {
    const { container } = mount(<TextsProvider value={{ locale: 'en' }}>{page}</TextsProvider>);
    submit(container);
    expect(links(container)).toEqual([
      'Tekst: Please fill in this field.',
      'Województwo: Please choose an option.',
      'Zgoda: Please fill in this field.',
      'Dostawa: Please fill in this field.',
    ]);
  });
});
