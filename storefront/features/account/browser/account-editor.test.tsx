// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { blur, descriptionOf, mount, type } from '../../../../components/field/testing.tsx';
import { calendarDay } from '../../../../patterns/rules/warsaw-time.ts';
import { defaultSettings } from '../../../platform/settings/index.ts';
import type { AccountCheck } from './account-check.ts';
import { AccountEditor } from './account-editor.tsx';
// The form loads them on demand; this test imports them because its clock is fake.
import '../../../../patterns/rules/client-data/number-rules.ts';
import './ask-client-data.ts';
import './judge-field.ts';
import { accountNames } from './account-names.ts';
import { initialValues } from './form-values.ts';
import { nameOfField, rightAccount, wrongFields } from '../server/testing/wrong-fields.ts';

const friday = Date.parse('2026-11-20T10:00:00+01:00');

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (milliseconds = 600) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

type Answer = (documents: ReadonlyArray<string>) => object;
const hanna = { login: 'hanna', email: 'hanna@poczta.example' };

/** By default no name is taken. */
const free: Answer = () => ({});

/** The form with valid values, and a shop that answers questions about names. */
function open(answer: Answer = free, own: AccountCheck['own'] = null) {
  const documents: string[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    const { query } = JSON.parse(body as string) as { query: string };
    documents.push(query);
    const fields = [...query.matchAll(/(\w+):validateClientData/g)].map(([, alias]) => alias!);
    const data = Object.fromEntries(fields.map((alias) => [alias, { messages: [], clientExists: false }]));
    return Response.json({ data: { ...data, ...answer(documents) } });
  });
  const { container } = mount(
    <AccountEditor
      action="/client-new.php"
      errors={[]}
      submit="Załóż konto"
      values={{
        ...initialValues(null, 'PL'),
        ...Object.fromEntries(Object.entries(accountNames).map(([field, name]) => [field, rightAccount[name] ?? ''])),
      }}
      asked={{
        birthDate: 'no',
        bankAccount: 'no',
        today: '2026-11-20',
        wrongBirthDate: '',
        validation: { url: '', method: 'POST', message: '' },
      }}
      countries={[{ iso: 'PL', name: 'Polska' }]}
      limits={defaultSettings}
      purpose={own === null ? 'register' : 'edit'}
      check={{
        rules: {
          countries: ['PL'],
          asked: { birthDate: 'no', bankAccount: 'no' },
          limits: defaultSettings,
          today: calendarDay(friday),
        },
        own,
        validationDelay: 500,
        answerTimeout: 8000,
      }}
    />,
  );
  const field = (name: string) => container.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
  return {
    documents,
    field,
    form: container.querySelector('form')!,
    stateOf: (name: string) => field(name).closest('[data-state]')!.getAttribute('data-state'),
    said: (name: string) => descriptionOf(field(name)),
  };
}

const fillIn = (input: HTMLInputElement, text: string) =>
  act(() => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

function quiet() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  return log;
}

describe('the account form validates itself while it is filled in [V-12 part] [V-16 part] [H-14 part]', () => {
  it.each(wrongFields)('%s %j: %s', async (field, typed, sentence) => {
    const { field: control, stateOf, said } = open();
    const name = nameOfField(field);
    // Focus on a phone or tax number loads its rules.
    act(() => control(name).focus());
    await wait();
    type(control(name), 'x');
    type(control(name), typed);
    await wait();
    expect(stateOf(name)).not.toBe('error');
    blur(control(name));
    expect(stateOf(name)).toBe('error');
    expect(said(name)).toContain(sentence);
    type(control(name), rightAccount[name]!);
    await wait();
    expect(stateOf(name)).not.toBe('error');
  });
});

describe('checks on the server', () => {
  it("do not ask about the account's own names: after the end of the session they would be taken for another's [V-15 part]", async () => {
    const { documents, field, stateOf } = open(free, hanna);
    for (const [name, own] of [
      ['client_email', hanna.email],
      ['client_login', hanna.login],
    ] as const) {
      fillIn(field(name), `${own}x`);
      fillIn(field(name), own);
    }
    await wait(1500);
    expect([documents, stateOf('client_email'), stateOf('client_login')]).toEqual([[], 'success', 'success']);
  });

  it('ask half a second after the last key, both names in one document, and report helpful messages [L-02 part] [H-14 part]', async () => {
    const answer = () => ({
      client_email: { messages: [], clientExists: true },
      client_login: { messages: [{ code: 'login_taken', message: '' }], clientProposedLogin: 'hanna2' },
    });
    const { documents, field, said } = open(answer, hanna);
    // Like a password manager: several fields at once, none of them focused.
    fillIn(field('client_email'), 'ola@poczta.example');
    fillIn(field('client_login'), 'olaf');
    await wait(400);
    expect(documents).toEqual([]);
    await wait(1000);
    expect(documents).toHaveLength(1);
    expect(said('client_email')).toContain('Konto z\u00a0tym adresem już jest.');
    expect(said('client_login')).toContain('Wolny jest na przykład: hanna2.');
  });

  it('do not ask whether the e-mail of a new account has one', async () => {
    const { documents, field } = open();
    type(field('client_email'), 'ola@poczta.example');
    type(field('client_login'), 'olaf');
    await wait(1500);
    expect(documents).toHaveLength(1);
    expect(documents[0]).toContain('olaf');
    expect(documents[0]).not.toContain('ola@poczta.example');
  });

  it('skip fields that are invalid anyway', async () => {
    const { documents, field } = open();
    type(field('client_email'), 'ola@');
    await wait(1500);
    expect(documents).toEqual([]);
  });

  it('leave the field unchecked when the shop cannot be reached, log it, and block no submit [X-02 part]', async () => {
    const log = quiet();
    const { field, stateOf, form } = open(() => {
      throw new TypeError('network');
    });
    type(field('client_login'), 'olaf');
    await wait(1500);
    expect(stateOf('client_login')).toBe('none');
    expect(log).toHaveBeenCalled();
    const sent = vi.fn();
    // Runs after the form's own listener, which stops bad forms.
    const onSubmit = (event: Event) => {
      if (!event.defaultPrevented) sent();
      event.preventDefault();
    };
    document.addEventListener('submit', onSubmit);
    onTestFinished(() => document.removeEventListener('submit', onSubmit));
    act(() => form.querySelector<HTMLElement>('button[type="submit"]')!.click());
    await wait(1500);
    expect(sent).toHaveBeenCalledOnce();
  });
});

it('editing an account accepts the own login and an empty password', async () => {
  const { field, stateOf } = open(free, hanna);
  for (const name of ['client_password', 'client_password2']) type(field(name), '');
  type(field('client_login'), 'hanna ');
  await wait(1500);
  blur(field('client_login'));
  for (const name of ['client_login', 'client_password', 'client_password2']) expect(stateOf(name)).not.toBe('error');
});
