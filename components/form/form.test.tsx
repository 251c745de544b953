// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { blur, byRole, click, descriptionOf, hydrate, mount, type } from '../field/testing.tsx';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { TextsProvider } from '../texts/index.ts';
import { Form, FormSummary, SubmitButton, type FormProps } from './index.ts';

const said = () => announcements.map(({ text }) => text);
const scrolledTo: Element[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  clearAnnouncements();
  scrolledTo.length = 0;
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolledTo.push(this);
  });
});
afterEach(() => vi.useRealTimers());

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const formOf = (container: HTMLElement) => container.querySelector('form')!;
const field = (container: HTMLElement, name: string) => byRole<HTMLInputElement>(container, 'textbox', name);
const stateOf = (element: HTMLElement) => element.closest('[data-state]')!.getAttribute('data-state');
const shown = (element: HTMLElement) => [stateOf(element), descriptionOf(element)];
const links = (container: HTMLElement) => [...container.querySelectorAll('a')].map((link) => link.textContent);
const press = (element: HTMLElement, kind: string) =>
  act(() => void element.dispatchEvent(new MouseEvent(kind, { bubbles: true })));

/** Submits as the button does, and tells whether the browser would send the form. */
function submit(container: HTMLElement): boolean {
  let isSent = false;
  const watch = (event: Event) => {
    isSent = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('submit', watch);
  act(() => formOf(container).requestSubmit(container.querySelector<HTMLElement>('button[type="submit"]')));
  removeEventListener('submit', watch);
  return isSent;
}

const short = 'Minimalna liczba znaków dla tego pola to 3';
const required = 'Proszę wypełnić to pole.';
const remarks = 'Uwagi (nieobowiązkowe)';

const render = (props: Partial<FormProps> = {}) =>
  mount(
    <Form {...props}>
      <TextField label="Imię" name="name" isRequired minLength={3} />
      <TextField label="Miejscowość" name="city" isRequired />
      <TextField label="Uwagi" name="remarks" isOptional />
      <SubmitButton>Dalej</SubmitButton>
    </Form>,
  );

describe('Form without JavaScript', () => {
  it("is a plain form that shows our messages and not the browser's", () => {
    const html = renderToString(
      <Form action="/order1.php" method="post" aria-label="Dane odbiorcy">
        <SubmitButton>Dalej</SubmitButton>
      </Form>,
    );
    const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form')!;
    expect([form.getAttribute('action'), form.method, form.noValidate, form.getAttribute('aria-label')]).toEqual([
      '/order1.php',
      'post',
      true,
      'Dane odbiorcy',
    ]);
    expect([form.querySelector('button')?.type, form.dataset['failed'], form.dataset['submitting']]).toEqual([
      'submit',
      undefined,
      undefined,
    ]);
    expect(html).not.toMatch(/style=|<script/);
  });

  it('shows what the server refused: summary, fields, failure marker', () => {
    const page = (
      <Form errors={[{ name: 'email', label: 'E-mail', message: 'Ten adres jest zajęty.', fieldId: 'mail' }]}>
        <TextField id="mail" name="email" label="E-mail" />
      </Form>
    );
    const { container, errors } = hydrate(page);
    expect(errors).toEqual([]);
    expect(byRole(container, 'group', 'Popraw 1 pole, żeby przejść dalej')).toBe(document.activeElement);
    expect(byRole(container, 'link', 'E-mail: Ten adres jest zajęty.').getAttribute('href')).toBe('#mail');
    expect(shown(field(container, 'E-mail'))).toEqual(['error', 'Ten adres jest zajęty.']);
    expect(formOf(container).dataset['failed']).toBe('true');
  });
});

describe('a field that is filled in', () => {
  it('is checked 500 ms after the last key, and not before [V-13, L-02 part]', async () => {
    const { container } = render();
    const name = field(container, 'Imię');
    type(name, 'H');
    await wait(499);
    expect(shown(name)).toEqual(['none', '']);
    type(name, 'Ha');
    await wait(499);
    expect(shown(name)).toEqual(['none', '']);
    await wait(1);
    expect(shown(name)).toEqual(['error', short]);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(stateOf(field(container, 'Miejscowość'))).toBe('none');
  });

  it('waits as long as it is told to', async () => {
    const { container } = render({ validationDelay: 20 });
    type(field(container, 'Imię'), 'Ha');
    await wait(20);
    expect(stateOf(field(container, 'Imię'))).toBe('error');
  });

  it('is checked at once when it is left, if it was changed', () => {
    const { container } = render();
    const name = field(container, 'Imię');
    type(name, 'Ha');
    blur(name);
    expect(shown(name)).toEqual(['error', short]);
  });

  it('is left alone when it is passed by', async () => {
    const { container } = render();
    act(() => field(container, 'Imię').focus());
    blur(field(container, 'Imię'));
    await wait(1000);
    expect(stateOf(field(container, 'Imię'))).toBe('none');
  });

  it('waits for the end of a press that takes its focus, so that the press still meets its button', async () => {
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

  it('waits for the end of a press that becomes a scroll, too', async () => {
    const { container } = render();
    type(field(container, 'Imię'), 'Ha');
    press(container, 'pointerdown');
    blur(field(container, 'Imię'));
    press(container, 'pointercancel');
    await wait(0);
    expect(stateOf(field(container, 'Imię'))).toBe('error');
  });

  it('goes from error to success to none on reset, in silence [T-01]', async () => {
    const { container } = render();
    const name = field(container, 'Imię');
    type(name, 'Ha');
    await wait(500);
    type(name, 'Hanna');
    await wait(500);
    expect(shown(name)).toEqual(['success', '']);
    expect(name.hasAttribute('aria-invalid')).toBe(false);
    act(() => formOf(container).reset());
    expect([name.value, ...shown(name)]).toEqual(['', 'none', '']);
    expect(said()).toEqual([]);
    expect(container.querySelector('[aria-live], [role="alert"], [role="status"]')).toBeNull();
  });

  it('tells its error once: what is still wrong while it is put right is shown, and told when it is left', async () => {
    const count: FormProps['checks'] = {
      name: ({ value }) => (value.length === 9 ? null : `Ma mieć 9 znaków, ma ${value.length}.`),
    };
    const { container } = render({ checks: count });
    const name = field(container, 'Imię');
    const message = () => document.getElementById(`${name.id}-message`)?.textContent;
    type(name, '60');
    await wait(500);
    expect(descriptionOf(name)).toBe('Ma mieć 9 znaków, ma 2.');
    // The same words again change nothing.
    type(name, '61');
    await wait(500);
    expect(descriptionOf(name)).toBe('Ma mieć 9 znaków, ma 2.');
    for (const value of ['600', '6001']) {
      type(name, value);
      await wait(500);
      const [shownText, told] = [`Ma mieć 9 znaków, ma ${value.length}.`, ''];
      expect([message(), descriptionOf(name), name.getAttribute('aria-invalid')]).toEqual([shownText, told, 'true']);
    }
    blur(name);
    expect(descriptionOf(name)).toBe('Ma mieć 9 znaków, ma 4.');
    // Told again, it is in hand again.
    type(name, '60010');
    await wait(500);
    expect([descriptionOf(name), said()]).toEqual(['', []]);
  });

  it('tells what is still wrong when the form is sent out of it, and when another field is wrong', async () => {
    const count: FormProps['checks'] = ({ value }) => `Ma ${value.length}.`;
    const { container } = render({ checks: count, focusAfterFailure: 'first-error' });
    const [name, city] = [field(container, 'Imię'), field(container, 'Miejscowość')];
    type(name, '60');
    await wait(500);
    type(name, '600');
    await wait(500);
    expect(descriptionOf(name)).toBe('');
    submit(container);
    expect([document.activeElement, descriptionOf(name), descriptionOf(city)]).toEqual([name, 'Ma 3.', 'Ma 0.']);
  });

  it('has no state where it is optional and empty', async () => {
    const { container } = render();
    const optional = field(container, remarks);
    type(optional, 'a');
    await wait(500);
    expect(stateOf(optional)).toBe('success');
    type(optional, '');
    await wait(500);
    expect(stateOf(optional)).toBe('none');
  });

  it('together with others at once has the whole form checked: the browser filled it in [V-13]', async () => {
    const { container } = render();
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

  it("keeps the answer of the server until it is changed, and then has the form's state", async () => {
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

  it('checks what was changed with its links: the house number of a street [V-08 part]', async () => {
    const { container } = mount(
      <Form linkedFields={[['street', 'number']]}>
        <TextField label="Ulica" name="street" isRequired />
        <TextField label="Numer domu" name="number" isRequired />
        <TextField label="Miejscowość" name="city" isRequired />
      </Form>,
    );
    type(field(container, 'Ulica'), 'Łobzowska');
    await wait(500);
    expect(['Ulica', 'Numer domu', 'Miejscowość'].map((name) => stateOf(field(container, name)))).toEqual([
      'success',
      'error',
      'none',
    ]);
  });

  it('does not scold the linked field that is about to be filled in, until it is left', async () => {
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

describe('native attributes are checked in the words of spec 5', () => {
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
    await wait(500);
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
    await wait(500);
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

  it('are words of the shop where it has other ones: the min wording for too long a text [V-02]', async () => {
    const overrides = { 'validation.maxlength': 'Minimalna liczba znaków dla tego pola to {n}' };
    const { container } = mount(<TextsProvider value={{ locale: 'pl', overrides }}>{page}</TextsProvider>);
    type(field(container, 'Tekst'), 'abcdef');
    await wait(500);
    expect(descriptionOf(field(container, 'Tekst'))).toBe('Minimalna liczba znaków dla tego pola to 5');
  });

  it('are said in English too', () => {
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

describe("checks of one's own", () => {
  it('judge by the field and by what else would be sent; unnamed fields keep their native check', () => {
    const { container } = render({
      checks: { name: ({ value }, form) => (value === form.get('city') ? 'Imię jest miejscowością.' : null) },
    });
    type(field(container, 'Imię'), 'Łódź');
    type(field(container, 'Miejscowość'), 'Łódź');
    submit(container);
    expect(links(container)).toEqual(['Imię: Imię jest miejscowością.']);
    type(field(container, 'Miejscowość'), '');
    submit(container);
    expect(links(container)).toEqual([`Miejscowość: ${required}`]);
  });

  it('may be one for all fields', () => {
    const { container } = render({ checks: ({ name }) => (name === 'remarks' ? 'Tu nie.' : undefined) });
    submit(container);
    expect(links(container)).toEqual(['Uwagi: Tu nie.']);
  });

  it('give way to what a control says of itself', () => {
    const { container } = render({ checks: () => null });
    field(container, remarks).setCustomValidity('Cena od jest większa niż do.');
    submit(container);
    expect(links(container)).toEqual(['Uwagi: Cena od jest większa niż do.']);
  });

  it('see only what takes part in the form', () => {
    const names: string[] = [];
    const { container } = mount(
      <Form checks={({ name, value, values }) => void names.push(`${name}=${value}/${values.length}`)}>
        <input type="hidden" name="hidden" value="1" />
        <input name="disabled" disabled />
        <input value="without name" readOnly />
        <fieldset disabled>
          <input name="inside" />
        </fieldset>
        <TextField label="A" name="a" defaultValue="1" />
        <input type="checkbox" name="many" value="x" defaultChecked />
        <input type="checkbox" name="many" value="y" defaultChecked />
        <button name="button">B</button>
        <SubmitButton>Dalej</SubmitButton>
      </Form>,
    );
    submit(container);
    expect(names).toEqual(['a=1/1', 'many=x/2']);
  });
});

describe('a form that does not pass', () => {
  it('is marked, lists its errors in order with links, and its summary takes focus [T-02 part]', () => {
    const { container } = render();
    expect(submit(container)).toBe(false);
    const summary = byRole(container, 'group', 'Popraw 2 pola, żeby przejść dalej');
    expect(document.activeElement).toBe(summary);
    expect(formOf(container).firstElementChild?.contains(summary)).toBe(true);
    expect(links(container)).toEqual([`Imię: ${required}`, `Miejscowość: ${required}`]);
    expect(scrolledTo).toEqual([summary, field(container, 'Imię')]);
    expect([formOf(container).dataset['failed'], formOf(container).dataset['submitting']]).toEqual(['true', undefined]);
    expect(said()).toEqual([]);
  });

  it('leads from its list into the field with its label in sight', () => {
    const { container } = render();
    submit(container);
    click(byRole(container, 'link', `Miejscowość: ${required}`));
    expect(document.activeElement).toBe(field(container, 'Miejscowość'));
  });

  it('takes focus anew at each attempt', () => {
    const { container } = render();
    submit(container);
    act(() => field(container, 'Imię').focus());
    submit(container);
    expect(document.activeElement).toBe(byRole(container, 'group'));
  });

  it('keeps its list in step while errors are mended, and says it once when all are [T-02 part]', async () => {
    const { container } = render();
    submit(container);
    type(field(container, 'Imię'), 'Hanna');
    await wait(500);
    expect(links(container)).toEqual(['Imię: poprawione', `Miejscowość: ${required}`]);
    expect(byRole(container, 'group', 'Popraw 1 pole, żeby przejść dalej')).toBeTruthy();
    expect([said(), formOf(container).dataset['failed']]).toEqual([[], 'true']);
    type(field(container, 'Miejscowość'), 'Kraków');
    await wait(500);
    expect(byRole(container, 'group', 'Wszystko poprawione. Możesz przejść dalej.')).toBeTruthy();
    expect([said(), formOf(container).dataset['failed']]).toEqual([
      ['Wszystko poprawione. Możesz przejść dalej.'],
      undefined,
    ]);
    expect(document.activeElement).toBe(field(container, 'Miejscowość'));
    expect(submit(container)).toBe(true);
    expect([links(container), said().length]).toEqual([[], 1]);
  });

  it('shows and focuses its first wrong field where that is asked for, and says its title [V-14]', () => {
    const { container } = render({ focusAfterFailure: 'first-error' });
    type(field(container, 'Imię'), 'Hanna');
    submit(container);
    expect(document.activeElement).toBe(field(container, 'Miejscowość'));
    expect(scrolledTo).toEqual([field(container, 'Miejscowość').labels![0]]);
    expect(said()).toEqual(['Popraw 1 pole, żeby przejść dalej']);
    act(() => field(container, 'Imię').focus());
    submit(container);
    expect(document.activeElement).toBe(field(container, 'Miejscowość'));
    expect(said()).toHaveLength(2);
  });

  it('has its summary where the page puts it', () => {
    const { container } = mount(
      <Form hasSummary={false} headingLevel={2}>
        <TextField label="Imię" name="name" isRequired />
        <aside>
          <FormSummary headingLevel={3} />
        </aside>
        <SubmitButton>Dalej</SubmitButton>
      </Form>,
    );
    submit(container);
    expect(container.querySelectorAll('[role="group"]')).toHaveLength(1);
    expect(container.querySelector('aside h3')?.textContent).toBe('Popraw 1 pole, żeby przejść dalej');
  });

  it('loses its list on reset, in silence', () => {
    const { container } = render();
    submit(container);
    act(() => formOf(container).reset());
    expect([links(container), formOf(container).dataset['failed'], said()]).toEqual([[], undefined, []]);
  });
});

/** A promise that the test settles, and how often it was asked for. */
function sending<Answer>() {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  return { send: vi.fn(() => promise), resolve, reject };
}

describe('a form that passes', () => {
  const fill = (container: HTMLElement) => {
    type(field(container, 'Imię'), 'Hanna');
    type(field(container, 'Miejscowość'), 'Kraków');
  };
  const button = (container: HTMLElement) => byRole<HTMLButtonElement>(container, 'button', 'Dalej');

  it('is sent by the browser once: further submits are swallowed, and the button is busy [T-02]', async () => {
    const { container } = render();
    fill(container);
    expect([submit(container), submit(container), submit(container)]).toEqual([true, false, false]);
    expect(formOf(container).dataset['submitting']).toBe('true');
    expect([button(container).getAttribute('aria-busy'), descriptionOf(button(container))]).toEqual([
      'true',
      'W\u00a0toku',
    ]);
    await wait(15_999);
    expect(submit(container)).toBe(false);
    await wait(1);
    expect([formOf(container).dataset['submitting'], submit(container)]).toEqual([undefined, true]);
  });

  it('may be sent again when the browser shows the page again', () => {
    const { container } = render();
    fill(container);
    submit(container);
    act(() => void dispatchEvent(new Event('pageshow')));
    expect([formOf(container).dataset['submitting'], submit(container)]).toEqual([undefined, true]);
  });

  it('is handed over once with all its data and its button', async () => {
    const { send, resolve } = sending<void>();
    const seen: unknown[] = [];
    const { container } = render({
      onSubmit: ({ data, form, submitter }) => {
        seen.push(Object.fromEntries(data), form.tagName, submitter?.textContent);
        return send();
      },
    });
    fill(container);
    expect([submit(container), submit(container)]).toEqual([false, false]);
    await wait(0);
    expect(seen).toEqual([{ name: 'Hanna', city: 'Kraków', remarks: '' }, 'FORM', 'Dalej']);
    expect(formOf(container).dataset['submitting']).toBe('true');
    resolve();
    await wait(0);
    expect(formOf(container).dataset['submitting']).toBeUndefined();
    submit(container);
    await wait(0);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is sent again once it was changed', async () => {
    const { send, resolve } = sending<void>();
    const { container } = render({ onSubmit: send });
    fill(container);
    submit(container);
    resolve();
    await wait(0);
    type(field(container, 'Imię'), 'Anna');
    submit(container);
    await wait(0);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('keeps everything when it is lost on the way, says so once, and may be sent again [T-02, X-09 part]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const { send, reject } = sending<void>();
    const { container } = render({ onSubmit: send });
    fill(container);
    submit(container);
    reject(new TypeError('Failed to fetch'));
    await wait(0);
    const lost =
      'Nie udało się wysłać. Wszystko, co tu jest wpisane, zostało. Sprawdź połączenie i\u00a0wyślij jeszcze raz.';
    expect(said().map((text) => text.replace('wysłać.W', 'wysłać. W'))).toEqual([lost.replace('\u00a0', ' ')]);
    expect(container.querySelectorAll('[role="alert"]')).toHaveLength(1);
    expect([field(container, 'Imię').value, field(container, 'Miejscowość').value]).toEqual(['Hanna', 'Kraków']);
    expect(log.mock.calls[0]![0]).toBe('The form was not sent.');
    submit(container);
    await wait(0);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('refused by the server shows its errors as its own, in the order of the page, and may be sent again', async () => {
    const refuse = vi.fn(() =>
      Promise.resolve([
        { name: 'city', message: 'Tam nie wyślemy.' },
        { name: 'name', message: 'To imię jest zajęte.' },
        { name: 'basket', label: 'Koszyk', message: 'Koszyk się zmienił.', fieldId: 'basket' },
      ]),
    );
    const { container } = render({ onSubmit: refuse });
    fill(container);
    submit(container);
    await wait(0);
    expect(links(container)).toEqual([
      'Imię: To imię jest zajęte.',
      'Miejscowość: Tam nie wyślemy.',
      'Koszyk: Koszyk się zmienił.',
    ]);
    expect(shown(field(container, 'Miejscowość'))).toEqual(['error', 'Tam nie wyślemy.']);
    expect(document.activeElement).toBe(byRole(container, 'group'));
    submit(container);
    await wait(0);
    expect(refuse).toHaveBeenCalledTimes(2);
  });
});

describe('a field with an address of its own', () => {
  const answers: Array<{ url: string; answer: (body: object) => void; fail: () => void }> = [];
  const request = ((url: string) =>
    new Promise<Response>((resolve, reject) => {
      answers.push({
        url,
        answer: (body) => resolve(new Response(JSON.stringify(body))),
        fail: () => reject(new TypeError('Failed to fetch')),
      });
    })) as typeof fetch;
  beforeEach(() => {
    answers.length = 0;
  });

  const page = (props: Partial<FormProps> = {}) =>
    mount(
      <Form request={request} {...props}>
        <TextField
          label="Login"
          name="login"
          minLength={3}
          validation={{ url: '/ajax/login', message: props.id ? 'Ten login jest zajęty.' : undefined }}
        />
        <SubmitButton>Dalej</SubmitButton>
      </Form>,
    );
  const typed = async (container: HTMLElement, text: string) => {
    type(field(container, 'Login'), text);
    await wait(500);
  };
  const login = (container: HTMLElement) => shown(field(container, 'Login'));

  it('is busy while the address is asked, and has its answer after [V-15]', async () => {
    const { container } = page();
    await typed(container, 'hanna');
    expect([login(container), answers.map(({ url }) => url)]).toEqual([
      ['busy', 'Sprawdzamy…'],
      ['/ajax/login?login=hanna'],
    ]);
    answers[0]!.answer({ errno: 0 });
    await wait(0);
    expect(login(container)).toEqual(['success', '']);
    await typed(container, 'hanna2');
    answers[1]!.answer({ errno: 5, message: 'Zajęty.' });
    await wait(0);
    expect(login(container)).toEqual(['error', 'Zajęty.']);
    await typed(container, '');
    expect([login(container), answers.length]).toEqual([['none', ''], 2]);
  });

  it('says its own words for a refused value [X-06 part]', async () => {
    const { container } = page({ id: 'own-words' });
    await typed(container, 'hanna');
    answers[0]!.answer({ errno: 5, message: 'no' });
    await wait(0);
    expect(login(container)).toEqual(['error', 'Ten login jest zajęty.']);
  });

  it('is asked only about what passes its rules', async () => {
    const { container } = page();
    await typed(container, 'ha');
    expect([login(container)[0], answers.length]).toEqual(['error', 0]);
  });

  it('drops an answer that comes out of order [V-15]', async () => {
    const { container } = page();
    await typed(container, 'hanna');
    await typed(container, 'hanna2');
    answers[1]!.answer({ errno: 0 });
    await wait(0);
    answers[0]!.answer({ errno: 1, message: 'Zajęty.' });
    await wait(0);
    expect(login(container)).toEqual(['success', '']);
  });

  it('is unchecked after a network failure, and asked again next time [X-02 part]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const { container } = page();
    await typed(container, 'hanna');
    answers[0]!.fail();
    await wait(0);
    expect([login(container), log.mock.calls.length]).toEqual([['none', ''], 1]);
    await typed(container, 'hanna');
    expect(answers).toHaveLength(2);
  });

  it('is unchecked when the answer takes too long', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const { container } = page({ answerTimeout: 100 });
    await typed(container, 'hanna');
    await wait(99);
    expect(login(container)[0]).toBe('busy');
    await wait(1);
    expect(login(container)).toEqual(['none', '']);
  });

  it('holds the form until it has answered, and asks nothing twice', async () => {
    const { container } = page();
    const sent: string[] = [];
    const watch = (event: Event) => {
      if (!event.defaultPrevented) sent.push((event as SubmitEvent).submitter?.textContent ?? '');
      event.preventDefault();
    };
    addEventListener('submit', watch);
    onTestFinished(() => removeEventListener('submit', watch));
    type(field(container, 'Login'), 'hanna');
    click(byRole(container, 'button', 'Dalej'));
    expect([sent, formOf(container).dataset['submitting']]).toEqual([[], 'true']);
    answers[0]!.answer({ errno: 0 });
    await wait(0);
    expect([sent, answers.length]).toEqual([['Dalej'], 1]);
    act(() => formOf(container).requestSubmit());
    expect(sent).toEqual(['Dalej']);
  });

  it('stops the form when the address refuses', async () => {
    const send = vi.fn(() => Promise.resolve());
    const { container } = page({ onSubmit: send });
    type(field(container, 'Login'), 'hanna');
    submit(container);
    answers[0]!.answer({ errno: 2, message: 'Zajęty.' });
    await wait(0);
    expect([send.mock.calls.length, links(container)]).toEqual([0, ['Login: Zajęty.']]);
    type(field(container, 'Login'), 'hanna2');
    submit(container);
    answers[1]!.answer({ errno: 0 });
    await wait(0);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('counts as wrong in the list until the address has answered', async () => {
    const { container } = page();
    type(field(container, 'Login'), 'ha');
    submit(container);
    await typed(container, 'hanna');
    expect([links(container), said()]).toEqual([['Login: Sprawdzamy…'], []]);
    answers[0]!.answer({ errno: 0 });
    await wait(0);
    expect(said()).toEqual(['Wszystko poprawione. Możesz przejść dalej.']);
  });

  it('is asked again after a reset', async () => {
    const { container } = page();
    await typed(container, 'hanna');
    act(() => formOf(container).reset());
    answers[0]!.answer({ errno: 1 });
    await wait(0);
    expect(login(container)).toEqual(['none', '']);
    await typed(container, 'hanna');
    expect(answers).toHaveLength(2);
  });

  it('does nothing once the form is gone', async () => {
    const { container, rerender } = page();
    await typed(container, 'hanna');
    rerender(null);
    answers[0]!.answer({ errno: 1 });
    await wait(0);
    expect(container.textContent).toBe('');
  });
});
