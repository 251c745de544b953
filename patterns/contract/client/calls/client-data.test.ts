import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clientDataBatch, validateClientData } from '../index.ts';
import { lostShop, shopDouble } from '../testing/shop-double.ts';

const fine = { messages: [] };
const email = (value: string) => ({ field: 'email', value }) as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('validateClientData', () => {
  it('sends one document with one unseparated call per field, aliased by field id [C-01]', async () => {
    const { shop, sent, documents } = shopDouble(() => ({
      data: { client_email: { ...fine, clientExists: true }, client_nip: { messages: [{ code: 'incorect_nip' }] } },
    }));
    const answer = await validateClientData(shop, {
      client_email: email('"hanna\\@poczta.pl'),
      client_nip: { field: 'taxNumber', value: '1', country: 1143020003 },
    });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      address: 'https://sklep.example/graphql/v1/?query=validateClientData',
    });
    expect(documents()).toEqual([
      'query{client_email:validateClientData(ClientDataInput:{clientData:{email:"\\"hanna\\\\@poczta.pl"}})' +
        '{messages{code message}clientExists}' +
        'client_nip:validateClientData(ClientDataInput:{clientData:{taxNumber:"1",clientBillingData:{country:1143020003}}})' +
        '{messages{code message}clientExists}}',
    ]);
    expect(answer).toEqual({
      client_email: { messages: [], clientExists: true, clientProposedLogin: null },
      client_nip: {
        messages: [{ code: 'incorect_nip', message: '' }],
        clientExists: false,
        clientProposedLogin: null,
      },
    });
  });

  it('returns null for an unjudged field, and the verdict of the rest', async () => {
    const { shop } = shopDouble(() => ({ data: { a: fine, b: null }, errors: [{ message: 'Too many.' }] }));
    expect(await validateClientData(shop, { a: email('a'), b: email('b') })).toEqual({
      a: { messages: [], clientExists: false, clientProposedLogin: null },
      b: null,
    });
  });

  it('logs a network failure and yields false [X-02]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    expect(await validateClientData(lostShop().shop, { client_email: email('a') })).toBe(false);
    expect(log.mock.calls.map(([words]) => words as string)).toEqual(['Unchecked: client_email.']);
  });
});

describe('a batch of fields', () => {
  it('sends the latest question of each field 500 ms after the last one', async () => {
    const { shop, documents } = shopDouble(() => ({ data: { e: fine, c: { messages: [{ code: 'no_city' }] } } }));
    const batch = clientDataBatch(shop);
    const old = batch.ask('e', email('h'));
    await vi.advanceTimersByTimeAsync(499);
    const city = batch.ask('c', { field: 'city', value: '' });
    const latest = batch.ask('e', email('hanna@poczta.pl'));
    await vi.advanceTimersByTimeAsync(499);
    expect(documents()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(documents()).toHaveLength(1);
    expect(documents()[0]).not.toContain('email:"h"');
    expect(await old).toBe(false);
    expect(await latest).toMatchObject({ messages: [], clientExists: false });
    expect(await city).toMatchObject({ messages: [{ code: 'no_city' }] });
  });

  it('resolves all fields to false if the shop is unreachable [X-02]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const batch = clientDataBatch(lostShop().shop, { delay: 0 });
    const answers = Promise.all([batch.ask('a', email('a')), batch.ask('b', email('b'))]);
    await vi.advanceTimersByTimeAsync(0);
    expect(await answers).toEqual([false, false]);
    expect(log).toHaveBeenCalledOnce();
  });
});
