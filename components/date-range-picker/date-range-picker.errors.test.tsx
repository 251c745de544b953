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
  // jsdom 31 lays nothing out.
  Element.prototype.scrollIntoView = vi.fn();
});

const told = (container: ParentNode) => [from, to].map((date) => plain(descriptionOf(date(container))));
const invalid = (container: ParentNode) => [from, to].map((date) => date(container).getAttribute('aria-invalid'));

describe('what is wrong with two dates', () => {
  it('names the date that is wrong when that is left, and marks it alone', () => {
    const { container } = show({ hint: '' });
    type(from(container), '2026-11-31');
    expect(told(container)).toEqual(['', '']);
    blur(from(container));
    expect([told(container), invalid(container)]).toEqual([
      ['Od: Listopad ma 30 dni. Popraw dzień.', 'Od: Listopad ma 30 dni. Popraw dzień.'],
      ['true', null],
    ]);
    type(to(container), '2026-13-01');
    blur(to(container));
    const both = 'Od: Listopad ma 30 dni. Popraw dzień. Do: Miesiące mają numery od 1 do 12. Popraw miesiąc.';
    expect([told(container), invalid(container)]).toEqual([
      [both, both],
      ['true', 'true'],
    ]);
    type(from(container), '2026-11-30');
    expect(invalid(container)).toEqual([null, 'true']);
  });

  it('repeats no hint while an error is mended, and tells it again to who comes back', () => {
    const { container } = show({ hint: 'Najwyżej dwa tygodnie.' });
    type(from(container), '2026-11-31');
    blur(from(container));
    expect(told(container)[0]).toBe('Najwyżej dwa tygodnie. Od: Listopad ma 30 dni. Popraw dzień.');
    act(() => from(container).focus());
    type(from(container), '2026-11-3');
    type(from(container), '2026-11-30');
    expect(told(container)[0]).toBe('');
    blur(from(container));
    expect(told(container)[0]).toBe('Najwyżej dwa tygodnie.');
  });

  it('describes the date that is wrong also where the group was entered by the other one', () => {
    const { container } = show({ hint: '' });
    act(() => from(container).focus());
    type(to(container), '2026-11-31');
    act(() => from(container).focus());
    expect(told(container)[1]).toBe('Do: Listopad ma 30 dni. Popraw dzień.');
  });

  it('tells what is wrong with both at the one by which the group is entered, and not again at the other', () => {
    const { container } = show({ hint: '', error: 'W tym terminie nie ma już form.' });
    act(() => from(container).focus());
    expect([told(container), invalid(container)]).toEqual([
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
  ])('with %o tells of %s to %s when both are left: %s', (props, start, end, message) => {
    const { container } = show({ hint: '', ...props });
    type(from(container), start);
    type(to(container), end);
    expect([told(container), invalid(container)]).toEqual([
      ['', ''],
      [null, null],
    ]);
    // A form learns it at once.
    expect([from(container).validationMessage, plain(to(container).validationMessage)]).toEqual(['', message]);
    blur(to(container));
    expect([told(container), invalid(container)]).toEqual([
      [message, message],
      ['true', 'true'],
    ]);
    // A description and nothing else: said once.
    expect(said()).toEqual([]);
    type(from(container), end);
    type(to(container), '2026-11');
    expect([told(container)[1], plain(to(container).validationMessage)]).toEqual([
      '',
      'Data nie jest pełna. Wpisz ją tak: 2026-12-04.',
    ]);
    type(to(container), '');
    expect(to(container).validationMessage).toBe('');
  });

  it('waits while focus goes from one date to the other', () => {
    const { container } = show({ hint: '', defaultValue: hire });
    type(from(container), '2026-12-24');
    act(() => to(container).focus());
    expect(told(container)).toEqual(['', '']);
    type(to(container), '2026-12-28');
    blur(to(container));
    expect(told(container)).toEqual(['', '']);
  });

  it('prefers the error of its owner, and shows what else there is to say', () => {
    const { container, rerender } = show({ hint: '', error: 'W tym terminie nie ma już form.' });
    type(from(container), '2026-11-31');
    blur(from(container));
    expect([told(container)[0], invalid(container)]).toEqual(['W tym terminie nie ma już form.', ['true', 'true']]);
    rerender(<DateRangePicker label="Termin" today={today} hint="" success="Formy czekają." />);
    expect(told(container)[1]).toBe('Formy czekają.');
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

  it('are told once where both are lacking, and by name where one is', () => {
    const container = inForm();
    expect([from(container).required, to(container).required]).toEqual([true, true]);
    send(container);
    expect([told(container), invalid(container)]).toEqual([
      ['Proszę wypełnić to pole.', 'Proszę wypełnić to pole.'],
      ['true', 'true'],
    ]);
    type(from(container), '2026-11-25');
    send(container);
    expect([told(container)[1], invalid(container)]).toEqual(['Do: Proszę wypełnić to pole.', [null, 'true']]);
  });

  it('lead the summary to the date that is wrong', () => {
    const container = inForm({ defaultValue: { start: hire.end, end: hire.start } });
    send(container);
    expect([told(container)[1], invalid(container)]).toEqual([
      'Koniec jest przed początkiem. Popraw jedną z dat.',
      [null, 'true'],
    ]);
    const link = [...container.querySelectorAll('a')].find(({ textContent }) => textContent.includes('Do'))!;
    click(link);
    expect(document.activeElement).toBe(to(container));
  });

  it('are right for the form once the first date puts both right', async () => {
    vi.useFakeTimers();
    const container = inForm({ defaultValue: { start: hire.end, end: hire.start } });
    send(container);
    type(from(container), '2026-11-24');
    blur(from(container));
    await act(() => vi.advanceTimersByTimeAsync(600));
    vi.useRealTimers();
    expect([told(container), invalid(container)]).toEqual([
      ['', ''],
      [null, null],
    ]);
  });

  it('that are chosen in the calendar are right for the form, which judges no other field for it', async () => {
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

  it('that were lacking are mended by the calendar', async () => {
    const container = inForm();
    send(container);
    await open(container);
    await choose('środa, 25 listopada 2026');
    await choose('piątek, 27 listopada 2026');
    await choose('Wybierz');
    await act(() => new Promise((done) => setTimeout(done, 600)));
    expect([told(container), invalid(container)]).toEqual([
      ['', ''],
      [null, null],
    ]);
  });

  it('leave Enter to the form, which is sent by it', () => {
    const container = inForm();
    expect([press(from(container), 'Enter'), press(to(container), 'Enter')]).toEqual([true, true]);
  });
});
