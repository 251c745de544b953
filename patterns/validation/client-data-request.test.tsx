// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { descriptionOf, mount, type } from '../../components/field/testing.tsx';
import { Form } from '../../components/form/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { translator } from '../../components/texts/index.ts';
import { lostShop, shopDouble, type ShopDouble } from '../contract/client/testing/shop-double.ts';
import { validationCodeTexts } from '../rules/error-catalogue.validation.texts.ts';
import { bankAccountValidation, clientDataAddress, clientDataRequest } from './index.ts';

const t = translator(validationCodeTexts, { locale: 'pl' });

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.useRealTimers());

const url = clientDataAddress;

function fill({ shop }: ShopDouble, values: Readonly<Record<string, string>>) {
  const { container } = mount(
    <Form request={clientDataRequest(shop, t)} onSubmit={() => Promise.resolve()}>
      <TextField label="Kod" name="client_zipcode" validation={{ url, extra: 'country=1143020003' }} />
      <TextField label="Miasto" name="town" validation={{ url, method: 'POST', extra: 'field=city' }} />
      <TextField label="Konto" name="bankAccount" validation={bankAccountValidation(t)} />
      <TextField label="Wiek" name="age" validation={{ url }} />
    </Form>,
  );
  const field = (name: string) => container.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
  for (const [name, value] of Object.entries(values)) type(field(name), value);
  act(() => container.querySelector('form')!.requestSubmit());
  return async () => {
    await act(() => vi.advanceTimersByTimeAsync(1000));
    return Object.fromEntries(
      Object.keys(values).map((name) => {
        const input = field(name);
        const state = input.closest('[data-state]')!.getAttribute('data-state');
        return [name, [state, state === 'error' ? descriptionOf(input) : '']];
      }),
    );
  };
}

function quiet() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  return log;
}

describe('customer data fields', () => {
  it('are sent in one document; the shop’s words list the formats of the country [X-02 part] [X-17 part]', async () => {
    const zipcode = [
      { code: 'incorect_zipcode', message: '' },
      { code: '', message: 'NN-NNN' },
    ];
    const double = shopDouble(() => ({ data: { client_zipcode: { messages: zipcode }, town: { messages: [] } } }));
    expect(await fill(double, { client_zipcode: '3114', town: 'Kraków' })()).toEqual({
      client_zipcode: ['error', 'Wpisz kod pocztowy, np. 31-145.'],
      town: ['success', ''],
    });
    expect(double.documents()).toHaveLength(1);
    expect(double.documents()[0]).toContain('{clientData:{clientBillingData:{zipcode:"3114",country:1143020003}}}');
    expect(double.documents()[0]).toContain('{clientData:{clientBillingData:{city:"Kraków"}}}');
  });

  it('stay unchecked if the shop is unreachable, which is logged [X-02]', async () => {
    const log = quiet();
    expect(await fill(lostShop(), { town: 'Kraków' })()).toEqual({ town: ['none', ''] });
    expect(log).toHaveBeenCalledWith('Unchecked: town.', expect.objectContaining({ reason: 'connection' }));
  });

  it('stay unchecked if they are unknown', async () => {
    quiet();
    const double = shopDouble(() => ({}));
    expect(await fill(double, { age: '7' })()).toEqual({ age: ['none', ''] });
    expect(double.sent).toEqual([]);
  });

  it('show the form’s words for an unknown code', async () => {
    const double = shopDouble(() => ({ data: { town: { messages: [{ code: 'new_rule' }] } } }));
    const [state, said] = (await fill(double, { town: 'Kraków' })())['town']!;
    expect([state, said !== '']).toEqual(['error', true]);
  });
});

it('validates a bank account at its own address with its own message [X-06] [C-04 part]', async () => {
  const answers = [{ errno: 7 }, { errno: 0 }];
  const double = shopDouble(() => answers.shift()!);
  expect(await fill(double, { bankAccount: 'PL00' })()).toEqual({
    bankAccount: ['error', 'Format numeru konta bankowego jest niepoprawny'],
  });
  expect(double.sent[0]).toMatchObject({
    method: 'POST',
    address: '/ajax/payments.php?action=verify_iban',
    body: 'bankAccount=PL00',
  });
  expect(await fill(double, { bankAccount: 'PL61' })()).toEqual({ bankAccount: ['success', ''] });
});
