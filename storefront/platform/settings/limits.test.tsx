// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAnnouncements } from '../../../components/announcer/index.ts';
import { Combobox } from '../../../components/combobox/index.ts';
import { blur, byRole, descriptionOf, mount, type } from '../../../components/field/testing.tsx';
import { Form } from '../../../components/form/index.ts';
import { PasswordField } from '../../../components/password-field/index.ts';
import { PhoneField } from '../../../components/phone-field/index.ts';
import { QuantityStepper } from '../../../components/quantity-stepper/index.ts';
import { TextArea } from '../../../components/text-area/index.ts';
import { TextField } from '../../../components/text-field/index.ts';
import { translator } from '../../../components/texts/index.ts';
import { shippingTimeRefresh } from '../../../patterns/shipping-time/index.ts';
import { fieldCheck, validationTexts } from '../../../patterns/validation/index.ts';
import { defaultSettings, settingsWith, type Settings } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  clearAnnouncements();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const stateOf = (element: Element) => element.closest('[data-state]')!.getAttribute('data-state');

/** A form with every field that spec 9 limits, made from the shop's settings like its pages. */
function form(settings: Settings) {
  const { passwordMinimum: min, passwordMaximum: max } = settings;
  const { container } = mount(
    <Form
      checks={fieldCheck(settings, translator(validationTexts, { locale: 'pl' }))}
      validationDelay={settings.validationDelay}
    >
      <PasswordField
        label="Hasło"
        purpose="new"
        name="password"
        limits={{ min, max }}
        validation={{ type: 'password' }}
      />
      <TextField label="Login" name="login" validation={{ type: 'login' }} />
      <PhoneField label="Telefon" name="phone" validation={{ type: 'phone' }} />
      <TextArea label="Uwagi" name="comment" maxLength={settings.commentMaximum} />
    </Form>,
  );
  const field = (name: string) => byRole<HTMLInputElement>(container, 'textbox', name);
  return {
    container,
    field,
    /** The error after typing a value and leaving the field; empty if it is valid. */
    errorOf: async (name: string, value: string) => {
      type(field(name), value);
      await pass(settings.validationDelay);
      blur(field(name));
      return stateOf(field(name)) === 'success' ? '' : descriptionOf(field(name));
    },
  };
}

const x = (length: number) => 'x'.repeat(length);

describe('the limits of forms', () => {
  const short = 'Hasło jest za krótkie. Wpisz co najmniej 6 znaków.';
  const long = (most: number) => `Hasło jest za długie. Wpisz najwyżej ${most} znaków.`;
  const login = 'Login ma od 3 do 40 znaków: litery, cyfry oraz @ . - _';

  it('are 6 to 30 for a password, in registration 6 to 15, 3 to 40 for a login, 9 for a phone, 255 for a comment [L-01]', async () => {
    const { container, field, errorOf } = form(defaultSettings);
    expect(await errorOf('Hasło', x(5))).toBe(`Od 6 do 30 znaków. ${short}`);
    expect([await errorOf('Hasło', x(6)), await errorOf('Hasło', x(30))]).toEqual(['', '']);
    expect(await errorOf('Hasło', x(31))).toBe(`Od 6 do 30 znaków. ${long(30)}`);

    const registration = form(settingsWith({ passwordMaximum: defaultSettings.registrationPasswordMaximum }));
    expect(await registration.errorOf('Hasło', x(5))).toBe(`Od 6 do 15 znaków. ${short}`);
    expect([await registration.errorOf('Hasło', x(6)), await registration.errorOf('Hasło', x(15))]).toEqual(['', '']);
    expect(await registration.errorOf('Hasło', x(16))).toBe(`Od 6 do 15 znaków. ${long(15)}`);

    expect([await errorOf('Login', x(2)), await errorOf('Login', x(41))]).toEqual([login, login]);
    expect([await errorOf('Login', x(3)), await errorOf('Login', x(40))]).toEqual(['', '']);

    expect(await errorOf('Telefon', '60010020')).toBe('Numer telefonu powinien zawierać minimum 9 znaków');
    expect(await errorOf('Telefon', '600100200')).toBe('');

    type(field('Uwagi'), x(255));
    expect([field('Uwagi').value.length, descriptionOf(field('Uwagi'))]).toEqual([255, 'Do 255 znaków']);
    expect(container.textContent).not.toContain('Ucięliśmy');
    type(field('Uwagi'), x(256));
    expect(field('Uwagi').value).toHaveLength(255);
    expect(container.textContent).toContain('Ucięliśmy 1 znak. Więcej niż 255 tu się nie zmieści.');
  });
});

describe('the pauses after typing', () => {
  it('are 500 ms before a check, 750 for a quantity, 50 before a shipping time is asked and 500 before a search [L-02]', async () => {
    const { validationDelay, quantityDelay, shippingTimeDelay, searchDelay } = defaultSettings;
    const find = vi.fn((_query: string) => Promise.resolve({ groups: [] }));
    const ask = vi.fn((_choice: string) => Promise.resolve({ isToday: true }));
    const { field } = form(defaultSettings);
    const { container } = mount(
      <>
        <QuantityStepper name="quantity" step={1000} min={1000} max={8000} unit="szt." settleDelay={quantityDelay} />
        <Combobox action="/search.php" search={find} delay={searchDelay} minimumLength={2} />
      </>,
    );
    const quantity = byRole<HTMLInputElement>(container, 'spinbutton', 'Ilość');
    const search = byRole<HTMLInputElement>(container, 'combobox');
    const shipping = shippingTimeRefresh({ ask, onAnswer() {}, delay: shippingTimeDelay });
    const pauses: ReadonlyArray<
      [pause: number, expected: number, change: (typed: string) => void, acted: () => boolean]
    > = [
      [
        validationDelay,
        500,
        (typed) => type(field('Login'), `${typed}xx`),
        () => stateOf(field('Login')) === 'success',
      ],
      [quantityDelay, 750, (typed) => type(quantity, `1${typed.length}`), () => quantity.value === '8'],
      [shippingTimeDelay, 50, (typed) => shipping.refresh(typed), () => ask.mock.calls.length === 1],
      [searchDelay, 500, (typed) => type(search, `${typed}en`), () => find.mock.calls.length === 1],
    ];
    for (const [pause, expected, change, acted] of pauses) {
      expect(pause).toBe(expected);
      change('x');
      await pass(expected - 1);
      // The next key restarts the wait.
      change('xx');
      await pass(expected - 1);
      expect(acted()).toBe(false);
      await pass(1);
      expect(acted()).toBe(true);
    }
  });
});
