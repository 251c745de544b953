// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choose, open, preparePickers, today } from '../date-picker/testing.tsx';
import { blur, byRole, click, descriptionOf, mount, press, type } from '../field/testing.tsx';
import { Form } from '../form/index.ts';
import { TextField } from '../text-field/index.ts';
import { DateRangePicker } from './index.ts';
import { from, hire, plain, said, show, shown, to, type Props } from './testing.tsx';

preparePickers();
beforeEach(() => {
  // jsdom 31 has no layout.
  Element.prototype.scrollIntoView = vi.fn();
});

const descriptions = (container: ParentNode) => [from, to].map((date) => plain(descriptionOf(date(container))));
const invalid = (container: ParentNode) => [from, to].map((date) => date(container).getAttribute('aria-invalid'));

describe('range errors', () => {
  it('names the wrong date on blur, and marks only it', () => {
    const { container } = show({ hint: '' });
    type(from(container), '2026-11-31');
    expect(descriptions(container)).toEqual(['', '']);
    blur(from(container));
    expect([descriptions(container), invalid(container)]).toEqual([
      ['Od: Listopad ma 30 dni. Popraw dzień.', 'Od: Listopad ma 30 dni. Popraw dzień.'],
      ['true', null],
    ]);
    type(to(container), '2026-13-01');
    blur(to(container));
    const both = 'Od: Listopad ma 30 dni. Popraw dzień. Do: Miesiące mają numery od 1 do 12. Popraw miesiąc.';
    expect([descriptions(container), invalid(container)]).toEqual([
      [both, both],
      ['true', 'true'],
    ]);
    type(from(container), '2026-11-30');
    expect(invalid(container)).toEqual([null, 'true']);
  });

  it('omits the hint while an error is being corrected, and restores it on blur', () => {
    const { container } = show({ hint: 'Najwyżej dwa tygodnie.' });
    type(from(container), '2026-11-31');
    blur(from(container));
    expect(descriptions(container)[0]).toBe('Najwyżej dwa tygodnie. Od: Listopad ma 30 dni. Popraw dzień.');
    act(() => from(container).focus());
    type(from(container), '2026-11-3');
    type(from(container), '2026-11-30');
    expect(descriptions(container)[0]).toBe('');
    blur(from(container));
    expect(descriptions(container)[0]).toBe('Najwyżej dwa tygodnie.');
  });

  it('describes the wrong date also if the group was entered by the other', () => {
    const { container } = show({ hint: '' });
    act(() => from(container).focus());
    type(to(container), '2026-11-31');
    act(() => from(container).focus());
    expect(descriptions(container)[1]).toBe('Do: Listopad ma 30 dni. Popraw dzień.');
  });

  it('describes a common error at the date entered first, not again at the other', () => {
    const { container } = show({ hint: '', error: 'W tym terminie nie ma już form.' });
    act(() => from(container).focus());
    expect([descriptions(container), invalid(container)]).toEqual([
      ['W tym terminie nie ma już form.', ''],
      ['true', 'true'],
    ]);
  });

  it.each<[Props, string, string, string]>([
    [{}, '2026-12-04', '2026-11-25', 'Koniec jest przed początkiem. Popraw jedną z dat.'],
    [{ minLength: 3 }, '2026-11-25', '2026-11-26', 'Zakres musi mieć co najmniej 3 dni. Popraw jedną z dat.'],
    [{ maxLength: 3 }, '2026-11-25', '2026-11-28', 'Zakres może mieć najwyżej 3 dni. Popraw jedną z dat.'],
    [
      { isUnbroken: true, availability: { areWeekendsDisabled: true } },
      '2026-11-25',
      '2026-12-04',
      'W zakresie jest dzień, którego nie można wybrać: 28 listopada 2026. Popraw jedną z dat.',
    ],
  ])('with %o rejects %s to %s when both are left: %s', (props, start, end, message) => {
    const { container } = show({ hint: '', ...props });
    type(from(container), start);
    type(to(container), end);
    expect([descriptions(container), invalid(container)]).toEqual([
      ['', ''],
      [null, null],
    ]);
    // A form knows at once.
    expect([from(container).validationMessage, plain(to(container).validationMessage)]).toEqual(['', message]);
    blur(to(container));
    expect([descriptions(container), invalid(container)]).toEqual([
      [message, message],
      ['true', 'true'],
    ]);
    // Only a description, to be read once.
    expect(said()).toEqual([]);
    type(from(container), end);
    type(to(container), '2026-11');
    expect([descriptions(container)[1], plain(to(container).validationMessage)]).toEqual([
      '',
      'Data nie jest pełna. Wpisz ją tak: 2026-12-04.',
    ]);
    type(to(container), '');
    expect(to(container).validationMessage).toBe('');
  });

  it('waits while focus moves between the dates', () => {
    const { container } = show({ hint: '', defaultValue: hire });
    type(from(container), '2026-12-24');
    act(() => to(container).focus());
    expect(descriptions(container)).toEqual(['', '']);
    type(to(container), '2026-12-28');
    blur(to(container));
    expect(descriptions(container)).toEqual(['', '']);
  });

  it('prefers its error prop, and shows other messages', () => {
    const { container, rerender } = show({ hint: '', error: 'W tym terminie nie ma już form.' });
    type(from(container), '2026-11-31');
    blur(from(container));
    expect([descriptions(container)[0], invalid(container)]).toEqual([
      'W tym terminie nie ma już form.',
      ['true', 'true'],
    ]);
    rerender(<DateRangePicker label="Termin" today={today} hint="" success="Formy czekają." />);
    expect(descriptions(container)[1]).toBe('Formy czekają.');
  });
});

describe('two dates in a form', () => {
  const inForm = (props: Props = {}) =>
    mount(
      <Form aria-label="Wypożyczenie" onSubmit={async () => {}}>
        <DateRangePicker label="Termin" startName="od" endName="do" today={today} hint="" isRequired {...props} />
        <TextField label="Imię" name="name" isRequired hint="" />
      </Form>,
    ).container;
  const send = (container: ParentNode) => act(() => container.querySelector('form')!.requestSubmit());
  const name = (container: ParentNode) => byRole<HTMLInputElement>(container, 'textbox', 'Imię');

  it('share one error if both are missing, else name the missing one', () => {
    const container = inForm();
    expect([from(container).required, to(container).required]).toEqual([true, true]);
    send(container);
    expect([descriptions(container), invalid(container)]).toEqual([
      ['Proszę wypełnić to pole.', 'Proszę wypełnić to pole.'],
      ['true', 'true'],
    ]);
    type(from(container), '2026-11-25');
    send(container);
    expect([descriptions(container)[1], invalid(container)]).toEqual(['Do: Proszę wypełnić to pole.', [null, 'true']]);
  });

  it('link the summary to the wrong date', () => {
    const container = inForm({ defaultValue: { start: hire.end, end: hire.start } });
    send(container);
    expect([descriptions(container)[1], invalid(container)]).toEqual([
      'Koniec jest przed początkiem. Popraw jedną z dat.',
      [null, 'true'],
    ]);
    const link = [...container.querySelectorAll('a')].find(({ textContent }) => textContent.includes('Do'))!;
    click(link);
    expect(document.activeElement).toBe(to(container));
  });

  it('become valid when the first date fixes both', async () => {
    vi.useFakeTimers();
    const container = inForm({ defaultValue: { start: hire.end, end: hire.start } });
    send(container);
    type(from(container), '2026-11-24');
    blur(from(container));
    await act(() => vi.advanceTimersByTimeAsync(600));
    vi.useRealTimers();
    expect([descriptions(container), invalid(container)]).toEqual([
      ['', ''],
      [null, null],
    ]);
  });

  it('validate when chosen in the calendar, without validating other fields', async () => {
    const container = inForm();
    await open(container);
    await choose('środa, 25 listopada 2026');
    await choose('piątek, 27 listopada 2026');
    await choose('Wybierz');
    await act(() => new Promise((done) => setTimeout(done, 600)));
    expect([shown(container), invalid(container)]).toEqual([
      ['2026-11-25', '2026-11-27'],
      [null, null],
    ]);
    expect(name(container).getAttribute('aria-invalid')).toBeNull();
  });

  it('are one change of the form when chosen together', async () => {
    const onInput = vi.fn();
    const { container } = mount(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens as a form does
      <div onInput={({ target }) => onInput((target as HTMLInputElement).name)}>
        <DateRangePicker label="Termin" startName="od" endName="do" today={today} />
      </div>,
    );
    await open(container);
    await choose('środa, 25 listopada 2026');
    await choose('piątek, 27 listopada 2026');
    await choose('Wybierz');
    expect([shown(container), onInput.mock.calls]).toEqual([['2026-11-25', '2026-11-27'], [['od']]]);
  });

  it('if missing become valid by the calendar', async () => {
    const container = inForm();
    send(container);
    await open(container);
    await choose('środa, 25 listopada 2026');
    await choose('piątek, 27 listopada 2026');
    await choose('Wybierz');
    await act(() => new Promise((done) => setTimeout(done, 600)));
    expect([descriptions(container), invalid(container)]).toEqual([
      ['', ''],
      [null, null],
    ]);
  });

  it('submit the form on Enter', () => {
    const container = inForm();
    expect([press(from(container), 'Enter'), press(to(container), 'Enter')]).toEqual([true, true]);
  });
});
