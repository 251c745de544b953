import { describe, expect, it } from 'vitest';
import type { FieldStatus } from '../field/index.ts';
import {
  fieldStatusOf,
  initialState,
  isFailed,
  nextState,
  refused,
  statusOf,
  type FormEvent,
  type FormState,
} from './form-state.ts';

const fields = [
  { name: 'name', label: 'Imię', fieldId: 'a' },
  { name: 'email', label: 'E-mail', fieldId: 'b' },
  { name: 'city', label: 'Miejscowość', fieldId: 'c' },
];
const rest = initialState([]);
const after = (state: FormState, ...events: FormEvent[]) => events.reduce(nextState, state);
const wrong = (message: string): FieldStatus => ({ state: 'error', message });
const right: FieldStatus = { state: 'success' };
const names = ({ listed }: FormState) => listed.map(({ name }) => name);
const failed = (statuses: Record<string, FieldStatus>): FormEvent => ({ type: 'failed', statuses, fields });
const checked = (statuses: Record<string, FieldStatus>): FormEvent => ({ type: 'checked', statuses, fields });
const typed = (name: string): FormEvent => ({ type: 'changed', name, isInFocus: true });
const filledIn = (name: string): FormEvent => ({ type: 'changed', name, isInFocus: false });
const left = (...names: string[]): FormEvent => ({ type: 'left', names, fields });

describe('the state of a field [T-01]', () => {
  it.each([
    ['Proszę wypełnić to pole.', '', { state: 'error', message: 'Proszę wypełnić to pole.' }],
    [null, 'Kraków', { state: 'success' }],
    [null, '', { state: 'none' }],
    [undefined, 'Kraków', { state: 'none' }],
  ] as const)('after the verdict %j on %j is %o', (verdict, value, status) => {
    expect(statusOf(verdict, value)).toEqual(status);
  });

  it('is none at first, error on a failed check, success on pass, and cleared on reset', () => {
    const failedCheck = after(rest, left('city'), checked({ city: wrong('Wpisz nazwę.') }));
    const passed = after(failedCheck, checked({ city: right }));
    const cleared = after(failedCheck, { type: 'reset', fields });
    expect([rest, failedCheck, passed, cleared].map((state) => state.fields['city']?.state)).toEqual([
      undefined,
      'error',
      'success',
      'none',
    ]);
  });
});

describe('a form', () => {
  it('that fails is marked while errors remain, and lists them in page order [T-02 part]', () => {
    const state = after(rest, failed({ city: wrong('!'), name: wrong('!'), email: right }));
    expect([isFailed(state), names(state), state.failures]).toEqual([true, ['name', 'city'], 1]);
    const mended = after(state, checked({ name: right }), checked({ city: right }));
    expect([isFailed(mended), names(mended)]).toEqual([false, ['name', 'city']]);
  });

  it('lists nothing before submission, whatever its errors', () => {
    const state = after(rest, left('city'), checked({ city: wrong('!') }));
    expect([isFailed(state), names(state)]).toEqual([false, []]);
  });

  it('adds new errors to its list in place', () => {
    const state = after(rest, failed({ city: wrong('!') }), left('name'), checked({ name: wrong('!'), city: right }));
    expect(names(state)).toEqual(['name', 'city']);
  });

  it('rebuilds the list on each failure, and counts it', () => {
    const state = after(rest, failed({ city: wrong('!') }), failed({ city: right, email: wrong('!') }));
    expect([names(state), state.failures]).toEqual([['email'], 2]);
  });

  it("starts with the server's errors", () => {
    const errors = [{ name: 'email', label: 'E-mail', message: 'Ten adres jest zajęty.' }];
    const state = initialState(errors);
    expect([isFailed(state), names(state), state.failures]).toEqual([true, ['email'], 1]);
    expect(state.fields).toEqual({ email: { state: 'error', message: 'Ten adres jest zajęty.' } });
    expect(refused(errors)).toEqual(state.fields);
  });

  it('drops its list when sent', () => {
    const state = after(rest, failed({ city: wrong('!') }), { type: 'sending', statuses: { city: right } });
    expect([names(state), state.progress, state.fields['city']]).toEqual([[], 'sending', right]);
  });

  it('resets everything but the number of failures', () => {
    const state = after(
      rest,
      failed({ city: wrong('!') }),
      { type: 'sending', statuses: {} },
      { type: 'reset', fields },
    );
    expect(state).toEqual({
      fields: { name: { state: 'none' }, email: { state: 'none' }, city: { state: 'none' } },
      judged: new Set(),
      withheld: {},
      listed: [],
      failures: 1,
      progress: 'rest',
    });
  });

  it.each([
    ['sending', [{ type: 'sending', statuses: {} }]],
    ['sent', [{ type: 'sending', statuses: {} }, { type: 'sent' }]],
    ['lost', [{ type: 'sending', statuses: {} }, { type: 'lost' }]],
    ['rest', [{ type: 'sending', statuses: {} }, { type: 'released' }]],
    ['rest', [{ type: 'sending', statuses: {} }, { type: 'lost' }, typed('city')]],
    ['rest', [{ type: 'sending', statuses: {} }, { type: 'sent' }, typed('city')]],
    ['rest', [{ type: 'sending', statuses: {} }, failed({ city: wrong('!') })]],
    ['sending', [{ type: 'sending', statuses: {} }, typed('city')]],
    ['sent', [{ type: 'sending', statuses: {} }, { type: 'sent' }, { type: 'released' }]],
    ['lost', [{ type: 'sending', statuses: {} }, { type: 'lost' }, { type: 'released' }]],
  ] as const)('is %s after %o [T-02 part]', (progress, events) => {
    expect(after(rest, ...events).progress).toBe(progress);
  });
});

describe('a new error', () => {
  const shown = (state: FormState) => state.fields['city'];

  it('is withheld until its field is left', () => {
    const found = after(rest, typed('city'), checked({ city: wrong('!') }));
    expect([shown(found), fieldStatusOf(found, 'city')]).toEqual([{ state: 'none' }, wrong('!')]);
    expect(shown(after(found, left('email', 'city')))).toEqual(wrong('!'));
  });

  it('shows at once in a field that was left, or filled in by the browser', () => {
    for (const event of [left('city'), filledIn('city')])
      expect(shown(after(rest, event, checked({ city: wrong('!') })))).toEqual(wrong('!'));
  });

  it('is withheld again while the user types', () => {
    const again = after(rest, left('city'), checked({ city: right }), typed('city'), checked({ city: wrong('!') }));
    expect([shown(again), shown(after(again, left('city')))]).toEqual([{ state: 'none' }, wrong('!')]);
  });

  it('is dropped when the next check passes', () => {
    const passed = after(rest, typed('city'), checked({ city: wrong('!') }), checked({ city: right }), left('city'));
    expect([shown(passed), passed.withheld]).toEqual([right, {}]);
  });

  it('replaces the shown one during a correction', () => {
    const sent = after(rest, failed({ city: wrong('!') }), typed('city'), checked({ city: wrong('?') }));
    expect(shown(sent)).toEqual(wrong('?'));
  });

  it('keeps a listed field from counting as fixed', () => {
    const state = after(rest, failed({ city: wrong('!') }), checked({ city: right }), typed('city'));
    expect(isFailed(state)).toBe(false);
    expect(isFailed(after(state, checked({ city: wrong('!') })))).toBe(true);
  });
});

describe('the response of an address', () => {
  const pending: FieldStatus = { state: 'busy', message: 'Sprawdzamy…' };
  const answered = (status: FieldStatus): FormEvent => ({ type: 'answered', name: 'email', pending, status, fields });

  it('applies while it is current', () => {
    const state = after(rest, left('email'), checked({ email: pending }), answered(wrong('Zajęty.')));
    expect(state.fields['email']).toEqual(wrong('Zajęty.'));
  });

  it('is ignored if the field was checked since [V-15 part]', () => {
    const newer: FieldStatus = { ...pending };
    for (const status of [newer, right, wrong('!')]) {
      const state = after(rest, checked({ email: pending }), checked({ email: status }));
      expect(nextState(state, answered(wrong('Zajęty.')))).toBe(state);
    }
  });

  it('joins the list of a failed form', () => {
    const state = after(rest, failed({ name: wrong('!'), email: pending }), answered(wrong('Zajęty.')));
    expect(names(state)).toEqual(['name', 'email']);
  });
});
