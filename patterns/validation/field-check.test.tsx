// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Checkbox } from '../../components/checkbox/index.ts';
import { blur, descriptionOf, mount, type } from '../../components/field/testing.tsx';
import { Form } from '../../components/form/index.ts';
import { Select } from '../../components/select/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { translator, type TextsContext } from '../../components/texts/index.ts';
import { fieldCheck, validationTexts, type FieldType } from './index.ts';

/** The defaults of the shop (spec 9). */
const limits = { phoneMinimum: 9, passwordMinimum: 6, passwordMaximum: 30, loginMinimum: 3, loginMaximum: 40 };

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.useRealTimers());

const wait = () => act(() => vi.advanceTimersByTimeAsync(500));
const stateOf = (element: Element) => element.closest('[data-state]')!.getAttribute('data-state');

/** A form with one text field, filled in and checked as in the shop. */
async function filled(value: string, props: object = {}, texts: TextsContext = { locale: 'pl' }) {
  const { container } = mount(
    <Form checks={fieldCheck(limits, translator(validationTexts, texts))}>
      <TextField label="Pole" name="field" {...props} />
    </Form>,
  );
  const input = container.querySelector('input')!;
  type(input, 'x');
  type(input, value);
  await wait();
  blur(input);
  return { input, state: stateOf(input), said: descriptionOf(input) };
}
const asked = (value: string, name: FieldType) => filled(value, { validation: { type: name } });

describe('field checks by the type in the markup, with the limits of the shop', () => {
  const wrongEmail = 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.';
  it.each([
    ['phone', '12345678', 'Numer telefonu powinien zawierać minimum 9 znaków [V-05]'],
    ['phone', '600 100 200', ' [V-05]'],
    ['phone-or-email', '600 100', 'Numer telefonu powinien zawierać minimum 9 znaków [V-06]'],
    ['phone-or-email', 'hanna@', `${wrongEmail} [V-06]`],
    ['phone-or-email', 'hanna@poczta.pl', ' [V-06]'],
    ['email', 'hanna@', `${wrongEmail} [V-07]`],
    ['opinion-email', 'hanna@', 'Podano niepoprawny adres email. [V-07]'],
    ['text', '<b>', 'W tym polu jest znak, którego nie przyjmujemy. [V-16 part]'],
    ['zipcode', '3114', 'Wpisz kod w formacie 00-000, np. 31-145. [V-12 part]'],
    ['login', 'ab', 'Login ma od 3 do 40 znaków: litery, cyfry oraz @ . - _ [L-01 part]'],
    ['login', 'x'.repeat(40), ' [L-01 part]'],
    ['password', '12345', 'Hasło jest za krótkie. Wpisz co najmniej 6 znaków. [L-01 part]'],
    ['password', 'x'.repeat(31), 'Hasło jest za długie. Wpisz najwyżej 30 znaków. [L-01 part]'],
  ] as const)('%s: %j gets "%s"', async (name, value, text) => {
    const { state, said } = await asked(value, name);
    const sentence = text.replace(/ \[.*\]$/, '');
    expect([state, said]).toEqual([sentence ? 'error' : 'success', sentence]);
  });

  it('logs a warning and clears the state for an unknown type [X-03]', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const { state, said } = await filled('cokolwiek', { validation: { type: 'horoscope' }, isRequired: true });
    expect([state, said]).toEqual(['none', '']);
    expect(log.mock.calls).toEqual([['The field "field" asks for the validation "horoscope", which there is not.']]);
  });

  it('clears the error if the type gets unknown [X-03]', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const { input } = await asked('hanna@', 'email');
    input.dataset['validation'] = 'horoscope';
    type(input, 'hanna');
    await wait();
    expect([stateOf(input), descriptionOf(input), input.hasAttribute('aria-invalid')]).toEqual(['none', '', false]);
  });
});

describe('field checks by native attributes, in the words of the shop', () => {
  it.each([
    [{ isRequired: true }, ' ', 'Proszę wypełnić to pole.'],
    [{ minLength: 3 }, 'ab', 'Minimalna liczba znaków dla tego pola to 3'],
    [{ minLength: 3 }, '', ''],
    [{ maxLength: 3 }, 'abcd', 'Maksymalna liczba znaków dla tego pola to 3'],
    [
      { isRequired: true, minLength: 3, validation: { type: 'email' } },
      'ab',
      'Minimalna liczba znaków dla tego pola to 3',
    ],
  ])('%o with %j: %s [V-01, V-02]', async (props, value, text) => {
    expect((await filled(value, props)).said).toBe(text);
  });

  it('have own texts [V-01, V-02]', async () => {
    const overrides = {
      'validation.required': 'Te pole jest obowiązkowe.',
      'validation.maxlength': 'Minimalna liczba znaków dla tego pola to {n}',
    };
    const texts = { locale: 'pl', overrides } as const;
    expect((await filled('', { isRequired: true }, texts)).said).toBe('Te pole jest obowiązkowe.');
    expect((await filled('abcd', { maxLength: 3 }, texts)).said).toBe('Minimalna liczba znaków dla tego pola to 3');
  });

  it('a select with a placeholder and a marked checkbox [V-03, V-04]', () => {
    const { container } = mount(
      <Form checks={fieldCheck(limits, translator(validationTexts, { locale: 'pl' }))}>
        <Select label="Województwo" name="region" isRequired placeholder="Wybierz" options={[]} />
        <Checkbox label="Regulamin" name="terms" isRequired />
        <Checkbox label="Newsletter" name="news" />
      </Form>,
    );
    act(() => container.querySelector('form')!.requestSubmit());
    expect([...container.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Województwo: Proszę wybrać opcję.',
      'Regulamin: Proszę wypełnić to pole.',
    ]);
  });
});
