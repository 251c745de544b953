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
/** What is heard where the group is entered, here by its first box that has no words of its own. */
const toldOf = (container: HTMLElement) => descriptionOf(box(container, 'SMS'));
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
/** Focus goes out of the group, or from box to box within it. */
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
  it('is a fieldset named by its legend, its boxes by their labels', () => {
    const { container, group } = render({ isOptional: true, id: 'kanal' });
    // An error summary links there.
    expect(group.id).toBe('kanal');
    expect(nameOf(group)).toBe('Jak mamy pisać? (nieobowiązkowe)');
    expect(group.querySelector('legend')!.textContent).toBe(nameOf(group));
    expect(descriptionOf(box(container, 'E-mail'))).toBe('Raz w miesiącu.');
    expect(box(container, 'SMS').getAttribute('aria-describedby')).toBeNull();
    expect([box(container, 'SMS').disabled, box(container, 'Telefon, wkrótce').disabled]).toEqual([false, true]);
  });

  it('is named by an attribute, or by words elsewhere', () => {
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

  it('is sent without JavaScript, without the box over it', () => {
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

  it('tells what is ticked, in the order of the options', () => {
    const onChange = vi.fn();
    const { container } = render({ onChange });
    click(box(container, 'List'));
    click(box(container, 'E-mail'));
    click(box(container, 'List'));
    expect(onChange.mock.calls).toEqual([[['post']], [['mail', 'post']], [['mail']]]);
    expect(announcements).toEqual([]);
  });

  it('can be kept by somebody else', () => {
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

  it('has a box over it that ticks all that can be ticked, and stands for the rest', () => {
    const onChange = vi.fn();
    const { container, form } = render({ wholeLabel: 'Wszystkie', onChange });
    const whole = box(container, 'Wszystkie');
    const heard = vi.fn();
    form.addEventListener('input', (event) => heard((event.target as HTMLInputElement).name));
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
    expect(heard).toHaveBeenCalledWith('channel');
    click(whole);
    expect([state(), ticked(container)]).toEqual([[false, false], []]);
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('says how many may be chosen before anything is wrong', () => {
    const hint = (props: Partial<CheckboxGroupProps>) => toldOf(render(props).container);
    expect(hint({})).toBe('');
    expect(hint({ isRequired: true })).toBe('Wybierz co najmniej 1\u00a0opcję.');
    expect(hint({ minimum: 2 })).toBe('Wybierz co najmniej 2\u00a0opcje.');
    expect(hint({ maximum: 5 })).toBe('Wybierz co najwyżej 5\u00a0opcji.');
    expect(hint({ minimum: 1, maximum: 2 })).toBe('Wybierz od 1 do 2\u00a0opcji.');
    expect(hint({ minimum: 1, hint: 'Choć jedną.' })).toBe('Choć jedną.');
  });

  it('marks too many at once, says it once, and takes it back', () => {
    const { container, group } = render({ maximum: 1, hint: 'Najwyżej jedną.' });
    click(box(container, 'E-mail'));
    click(box(container, 'SMS'));
    click(box(container, 'List'));
    const text = 'Wybierz co najwyżej 1\u00a0opcję.';
    expect(toldOf(container)).toBe(`Najwyżej jedną. ${text}`);
    expect([box(container, 'SMS').getAttribute('aria-invalid'), group.getAttribute('aria-invalid')]).toEqual([
      'true',
      null,
    ]);
    expect(announcements).toEqual([{ text, isAssertive: false }]);
    expect(container.querySelector('[role="alert"]')).toBeNull();
    click(box(container, 'SMS'));
    click(box(container, 'List'));
    expect([toldOf(container), box(container, 'SMS').getAttribute('aria-invalid')]).toEqual(['Najwyżej jedną.', null]);
  });

  it('marks too few only when the group is left, in silence', () => {
    const { container } = render({ isRequired: true, hint: 'Choć jedną.' });
    leave(box(container, 'E-mail'), box(container, 'SMS'));
    click(box(container, 'SMS'));
    click(box(container, 'SMS'));
    // Only the box by which the group was entered tells it, so that it is not told again from box to box.
    expect([descriptionOf(box(container, 'E-mail')), toldOf(container)]).toEqual(['Raz w miesiącu. Choć jedną.', '']);
    leave(box(container, 'SMS'), container.querySelector('button')!);
    expect(toldOf(container)).toBe('Choć jedną. Wybierz co najmniej 1\u00a0opcję.');
    click(box(container, 'SMS'));
    expect([toldOf(container), announcements]).toEqual(['Choć jedną.', []]);
  });

  it('tells a message that repeats the hint once', () => {
    const text = 'Wybierz co najmniej 1\u00a0opcję.';
    const { container } = render({ isRequired: true, error: text });
    expect(toldOf(container)).toBe(text);
  });

  it('is told where it is entered, also by the box over it, and never by the group itself', () => {
    const { container, group } = render({ wholeLabel: 'Wszystkie', hint: 'Choć jedną.' });
    const told = () => ['Wszystkie', 'SMS', 'List'].map((name) => descriptionOf(box(container, name)));
    expect([told(), group.hasAttribute('aria-describedby')]).toEqual([Array(3).fill('Choć jedną.'), false]);
    act(() => box(container, 'Wszystkie').focus());
    expect(told()).toEqual(['Choć jedną.', '', '']);
    leave(box(container, 'List'), container.querySelector('button')!);
    expect(told()).toEqual(Array(3).fill('Choć jedną.'));
  });

  it.each([
    [{ minimum: 1 }, 'false'],
    [{ isRequired: true }, 'false'],
    [{ isRequired: true, error: 'Choć jedną.' }, 'true'],
    [{ maximum: 2 }, null],
  ])('with %o tells its boxes as invalid: %s, although the browser finds them so at once', (props, isInvalid) => {
    const { container } = render(props);
    expect(box(container, 'SMS').getAttribute('aria-invalid')).toBe(isInvalid);
  });

  it('says what is wrong to whoever checks the form', () => {
    const { container } = render({ minimum: 1, options: [options[3]!, ...options.slice(0, 3)] });
    const first = box(container, 'E-mail');
    expect(first.validationMessage).toBe('Wybierz co najmniej 1\u00a0opcję.');
    click(first);
    expect(first.validationMessage).toBe('');
  });

  it('shows what the form found out under its name, and its own finding before that', () => {
    const { container } = mount(
      <FieldStatusContext value={{ channel: { state: 'error', message: 'Proszę wypełnić to pole.' } }}>
        <CheckboxGroup label="A" name="channel" options={options} maximum={1} hint="Jedną." />
      </FieldStatusContext>,
    );
    expect([toldOf(container), box(container, 'SMS').getAttribute('aria-invalid')]).toEqual([
      'Jedną. Proszę wypełnić to pole.',
      'true',
    ]);
    click(box(container, 'SMS'));
    click(box(container, 'List'));
    expect(toldOf(container)).toBe('Jedną. Wybierz co najwyżej 1\u00a0opcję.');
  });

  it('goes back with its form', async () => {
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
    expect([ticked(container), toldOf(container), box(container, 'Wszystkie').indeterminate]).toEqual([
      ['E-mail'],
      'x',
      true,
    ]);
  });

  it('keeps and counts ticks from before hydration', () => {
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

  it('can do nothing while it is disabled, and says why', () => {
    const { container } = render({ isDisabled: true, note: 'Zaloguj się.', wholeLabel: 'Wszystkie' });
    expect([...container.querySelectorAll('input')].every(({ disabled }) => disabled)).toBe(true);
    expect(toldOf(container)).toBe('Zaloguj się.');
  });

  it('speaks English', () => {
    const { container } = mount(
      <TextsProvider value={{ locale: 'en' }}>
        <CheckboxGroup label="Kind" name="kind" options={options} minimum={1} />
      </TextsProvider>,
    );
    expect(toldOf(container)).toBe('Choose at least 1 option.');
  });
});
