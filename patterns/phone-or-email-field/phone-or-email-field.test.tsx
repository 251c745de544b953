// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blur, byRole, descriptionOf, mount, type } from '../../components/field/testing.tsx';
import { Form } from '../../components/form/index.ts';
import { translator } from '../../components/texts/index.ts';
import { fieldCheck, validationTexts } from '../validation/index.ts';
import { PhoneOrEmailField } from './index.ts';

const limits = { phoneMinimum: 9, passwordMinimum: 6, passwordMaximum: 30, loginMinimum: 3, loginMaximum: 40 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('PhoneOrEmailField', () => {
  it.each([
    ['600 100 200', null, ''],
    ['(+48) 600-100', 'true', 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.'],
    ['600 100', 'true', 'Numer telefonu powinien zawierać minimum 9 znaków'],
    ['hanna@poczta.pl', null, ''],
    ['hanna@poczta', 'true', 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.'],
  ])('marks %j: %s %s [V-06]', (value, invalid, text) => {
    const { container } = mount(
      <Form checks={fieldCheck(limits, translator(validationTexts, { locale: 'pl' }))}>
        <PhoneOrEmailField name="contact" isRequired />
      </Form>,
    );
    const input = byRole<HTMLInputElement>(container, 'textbox', 'Telefon lub e-mail');
    type(input, value);
    blur(input);
    expect([input.getAttribute('aria-invalid'), descriptionOf(input)]).toEqual([invalid, text]);
    expect([input.name, input.required, input.inputMode, input.autocomplete]).toEqual([
      'contact',
      true,
      'email',
      'email',
    ]);
  });
});
