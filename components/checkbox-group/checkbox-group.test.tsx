// @vitest-environment jsdom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements, clearAnnouncements } from '../announcer/index.ts';
import { FieldStatusContext } from '../field/index.ts';
import { byRole, click, descriptionOf, hydrate, mount, nameOf } from '../field/testing.tsx';
import { TextsProvider } from '../texts/index.ts';
import { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './index.ts';
import { countProblem, wholeState } from './choice-count.ts';

const options: ReadonlyArray<CheckboxOption> = [
  { value: 'mail', label: 'E-mail', description: 'Raz w miesiącu.' },
  { value: 'sms', label: 'SMS' },
  { value: 'post', label: 'List' },
  { value: 'phone', label: 'Telefon, wkrótce', isDisabled: true },
];

beforeEach(clearAnnouncements);

const groupOf = (container: HTMLElement) => container.querySelector('fieldset')!;
/** Read on entering the group, here by its first box without a description. */
const smsDescription = (container: HTMLElement) => descriptionOf(box(container, 'SMS'));
const box = (container: HTMLElement, name: string) => byRole<HTMLInputElement>(container, 'checkbox', name);
const ticked = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLInputElement>('input[name]')].filter(({ checked }) => checked).map(nameOf);
const render = (props: Partial<CheckboxGroupProps> = {}) => {
  const { container, rerender } = mount(
    <form>
      <CheckboxGroup label="Jak mamy pisać?" name="channel" options={options} {...(props as object)} />
      <button type="submit">Dalej</button>
    </form>,
  );
  return { container, rerender, group: groupOf(container), form: container.querySelector('form')! };
};
/** Moves focus out of the group, or between its boxes. */
const leave = (from: HTMLElement, to: HTMLElement) =>
  act(() => {
    from.focus();
    to.focus();
  });

describe('countProblem', () => {
  it.each([
    [0, {}, null],
    [0, { minimum: 1 }, { code: 'tooFew', count: 1 }],
    [1, { minimum: 1, maximum: 2 }, null],
    [2, { minimum: 1, maximum: 2 }, null],
    [3, { minimum: 1, maximum: 2 }, { code: 'tooMany', count: 2 }],
  ])('of %i ticked within %o is %o', (count, bounds, problem) => {
    expect(countProblem(count, bounds)).toEqual(problem);
  });

  it.each([
    [0, 3, 'none'],
    [2, 3, 'some'],
    [3, 3, 'all'],
    [0, 0, 'none'],
  ])('%i of %i is %s', (count, choosable, state) => {
    expect(wholeState(count, choosable)).toBe(state);
  });
});

describe('CheckboxGroup', () => {
  it('is a fieldset named by its legend; labels name its boxes', () => {
    const { container, group } = render({ isOptional: true, id: 'kanal' });
    // The error summary's target.
    expect(group.id).toBe('kanal');
    expect(nameOf(group)).toBe('Jak mamy pisać? (nieobowiązkowe)');
    expect(group.querySelector('legend')!.textContent).toBe(nameOf(group));
    expect(descriptionOf(box(container, 'E-mail'))).toBe('Raz w miesiącu.');
    expect(box(container, 'SMS').getAttribute('aria-describedby')).toBeNull();
    expect([box(container, 'SMS').disabled, box(container, 'Telefon, wkrótce').disabled]).toEqual([false, true]);
  });

  it('is named by aria-label or another element', () => {
    const { container } = mount(
      <>
        <CheckboxGroup aria-label="Rodzaj" name="a" options={[]} />
        <CheckboxGroup aria-labelledby="elsewhere" name="b" options={[]} />
      </>,
    );
    expect([...container.querySelectorAll('fieldset')].map((group) => group.getAttributeNames().join(' '))).toEqual([
      expect.stringContaining('aria-label'),
      expect.stringContaining('aria-labelledby'),
    ]);
    expect(container.querySelector('fieldset')!.getAttribute('aria-label')).toBe('Rodzaj');
    expect(container.querySelectorAll('fieldset')[1]!.getAttribute('aria-labelledby')).toBe('elsewhere');
  });

  it('submits without JavaScript, without the box for all', () => {
    const html = renderToString(
      <CheckboxGroup
        label="A"
        name="channel"
        options={options}
        defaultValue={['mail', 'post']}
        wholeLabel="Wszystkie"
      />,
    );
    expect(html).not.toMatch(/style=|<script/);
    const page = new DOMParser().parseFromString(`<form>${html}</form>`, 'text/html');
    expect([...new FormData(page.querySelector('form')!)]).toEqual([
      ['channel', 'mail'],
      ['channel', 'post'],
    ]);
  });

  it('reports ticked values in option order', () => {
    const onChange = vi.fn();
    const { container } = render({ onChange });
    click(box(container, 'List'));
    click(box(container, 'E-mail'));
    click(box(container, 'List'));
    expect(onChange.mock.calls).toEqual([[['post']], [['mail', 'post']], [['mail']]]);
    expect(announcements).toEqual([]);
  });

  it('can be controlled', () => {
    const onChange = vi.fn();
    const group = (value: ReadonlyArray<string>) => (
      <CheckboxGroup label="A" name="a" options={options} value={value} onChange={onChange} wholeLabel="Wszystkie" />
    );
    const { container, rerender } = mount(group(['mail']));
    click(box(container, 'SMS'));
    expect([ticked(container), onChange.mock.calls]).toEqual([['E-mail'], [[['mail', 'sms']]]]);
    rerender(group(['mail', 'sms', 'post']));
    expect([ticked(container), box(container, 'Wszystkie').checked]).toEqual([['E-mail', 'SMS', 'List'], true]);
  });

  it('has a box that ticks all available options and reflects them', () => {
    const onChange = vi.fn();
    const { container, form } = render({ wholeLabel: 'Wszystkie', onChange });
    const whole = box(container, 'Wszystkie');
    const listener = vi.fn();
    form.addEventListener('input', (event) => listener((event.target as HTMLInputElement).name));
    const state = () => [whole.checked, whole.indeterminate];
    expect(state()).toEqual([false, false]);
    click(box(container, 'SMS'));
    expect(state()).toEqual([false, true]);
    click(whole);
    expect([state(), ticked(container)]).toEqual([
      [true, false],
      ['E-mail', 'SMS', 'List'],
    ]);
    expect(onChange).toHaveBeenLastCalledWith(['mail', 'sms', 'post']);
    expect(listener).toHaveBeenCalledWith('channel');
    click(whole);
    expect([state(), ticked(container)]).toEqual([[false, false], []]);
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('states its bounds before any error', () => {
    const hint = (props: Partial<CheckboxGroupProps>) => smsDescription(render(props).container);
    expect(hint({})).toBe('');
    expect(hint({ isRequired: true })).toBe('Wybierz co najmniej 1\u00a0opcję.');
    expect(hint({ minimum: 2 })).toBe('Wybierz co najmniej 2\u00a0opcje.');
    expect(hint({ maximum: 5 })).toBe('Wybierz co najwyżej 5\u00a0opcji.');
    expect(hint({ minimum: 1, maximum: 2 })).toBe('Wybierz od 1 do 2\u00a0opcji.');
    expect(hint({ minimum: 1, hint: 'Choć jedną.' })).toBe('Choć jedną.');
  });

  it('marks and announces too many at once, and clears it', () => {
    const { container, group } = render({ maximum: 1, hint: 'Najwyżej jedną.' });
    click(box(container, 'E-mail'));
    click(box(container, 'SMS'));
    click(box(container, 'List'));
    const text = 'Wybierz co najwyżej 1\u00a0opcję.';
    expect(smsDescription(container)).toBe(`Najwyżej jedną. ${text}`);
    expect([box(container, 'SMS').getAttribute('aria-invalid'), group.getAttribute('aria-invalid')]).toEqual([
      'true',
      null,
    ]);
    expect(announcements).toEqual([{ text, isAssertive: false }]);
    expect(container.querySelector('[role="alert"]')).toBeNull();
    click(box(container, 'SMS'));
    click(box(container, 'List'));
    expect([smsDescription(container), box(container, 'SMS').getAttribute('aria-invalid')]).toEqual([
      'Najwyżej jedną.',
      null,
    ]);
  });

  it('marks too few on leaving the group, silently', () => {
    const { container } = render({ isRequired: true, hint: 'Choć jedną.' });
    leave(box(container, 'E-mail'), box(container, 'SMS'));
    click(box(container, 'SMS'));
    click(box(container, 'SMS'));
    // Only the entry box is described by it, so that it is not repeated per box.
    expect([descriptionOf(box(container, 'E-mail')), smsDescription(container)]).toEqual([
      'Raz w miesiącu. Choć jedną.',
      '',
    ]);
    leave(box(container, 'SMS'), container.querySelector('button')!);
    expect(smsDescription(container)).toBe('Choć jedną. Wybierz co najmniej 1\u00a0opcję.');
    click(box(container, 'SMS'));
    expect([smsDescription(container), announcements]).toEqual(['Choć jedną.', []]);
  });

  it('reads a message equal to the hint once', () => {
    const text = 'Wybierz co najmniej 1\u00a0opcję.';
    const { container } = render({ isRequired: true, error: text });
    expect(smsDescription(container)).toBe(text);
  });

  it('is described on entry, also by the box for all, never by the group', () => {
    const { container, group } = render({ wholeLabel: 'Wszystkie', hint: 'Choć jedną.' });
    const descriptions = () => ['Wszystkie', 'SMS', 'List'].map((name) => descriptionOf(box(container, name)));
    expect([descriptions(), group.hasAttribute('aria-describedby')]).toEqual([Array(3).fill('Choć jedną.'), false]);
    act(() => box(container, 'Wszystkie').focus());
    expect(descriptions()).toEqual(['Choć jedną.', '', '']);
    leave(box(container, 'List'), container.querySelector('button')!);
    expect(descriptions()).toEqual(Array(3).fill('Choć jedną.'));
  });

  it.each([
    [{ minimum: 1 }, 'false'],
    [{ isRequired: true }, 'false'],
    [{ isRequired: true, error: 'Choć jedną.' }, 'true'],
    [{ maximum: 2 }, null],
  ])('with %o marks its boxes invalid: %s, although natively invalid at once', (props, isInvalid) => {
    const { container } = render(props);
    expect(box(container, 'SMS').getAttribute('aria-invalid')).toBe(isInvalid);
  });

  it('reports its error to form validation', () => {
    const { container } = render({ minimum: 1, options: [options[3]!, ...options.slice(0, 3)] });
    const first = box(container, 'E-mail');
    expect(first.validationMessage).toBe('Wybierz co najmniej 1\u00a0opcję.');
    click(first);
    expect(first.validationMessage).toBe('');
  });

  it("shows the form's error for its name, but its own first", () => {
    const { container } = mount(
      <FieldStatusContext value={{ channel: { state: 'error', message: 'Proszę wypełnić to pole.' } }}>
        <CheckboxGroup label="A" name="channel" options={options} maximum={1} hint="Jedną." />
      </FieldStatusContext>,
    );
    expect([smsDescription(container), box(container, 'SMS').getAttribute('aria-invalid')]).toEqual([
      'Jedną. Proszę wypełnić to pole.',
      'true',
    ]);
    click(box(container, 'SMS'));
    click(box(container, 'List'));
    expect(smsDescription(container)).toBe('Jedną. Wybierz co najwyżej 1\u00a0opcję.');
  });

  it('resets with its form', async () => {
    const { container, form } = render({
      maximum: 1,
      hint: 'x',
      defaultValue: ['mail'],
      wholeLabel: 'Wszystkie',
    });
    click(box(container, 'SMS'));
    click(box(container, 'List'));
    act(() => form.reset());
    await act(() => new Promise((done) => setTimeout(done, 5)));
    expect([ticked(container), smsDescription(container), box(container, 'Wszystkie').indeterminate]).toEqual([
      ['E-mail'],
      'x',
      true,
    ]);
  });

  it('keeps and counts ticks made before hydration', () => {
    const { container, errors } = hydrate(
      <CheckboxGroup label="A" name="a" options={options} wholeLabel="Wszystkie" />,
      (page) => {
        for (const input of page.querySelectorAll<HTMLInputElement>('input[name]:enabled')) input.checked = true;
      },
    );
    expect([errors, ticked(container), box(container, 'Wszystkie').checked]).toEqual([
      [],
      ['E-mail', 'SMS', 'List'],
      true,
    ]);
  });

  it('is disabled with a reason', () => {
    const { container } = render({ isDisabled: true, note: 'Zaloguj się.', wholeLabel: 'Wszystkie' });
    expect([...container.querySelectorAll('input')].every(({ disabled }) => disabled)).toBe(true);
    expect(smsDescription(container)).toBe('Zaloguj się.');
  });

  it('speaks English', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <CheckboxGroup label="Kind" name="kind" options={options} minimum={1} />
      </TextsProvider>,
    );
    expect(smsDescription(container)).toBe('Choose at least 1 option.');
  });

  it('folds the options after the first few, open where one of them is ticked', () => {
    const folded = { after: 1, label: 'Pozostałe (3)' };
    const { container } = render({ folded, id: 'channel' });
    const details = container.querySelector('details')!;
    expect([details.id, details.open, details.querySelector('summary')!.textContent]).toEqual([
      'channel-more',
      false,
      'Pozostałe (3)',
    ]);
    expect(details.querySelectorAll('input')).toHaveLength(3);
    click(box(container, 'SMS'));
    // Ticking does not move what the user works in.
    expect([ticked(container), details.open]).toEqual([['SMS'], false]);
    expect(render({ folded, defaultValue: ['post'] }).container.querySelector('details')!.open).toBe(true);
    expect(render({ folded: { ...folded, after: 9 } }).container.querySelector('details')).toBeNull();
  });

  it('gives a box the id of its option', () => {
    const { container } = render({ options: [{ value: 'sms', label: 'SMS', id: 'by-sms' }] });
    expect(box(container, 'SMS').id).toBe('by-sms');
  });
});
