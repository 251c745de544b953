// @vitest-environment jsdom
import { act } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { descriptionOf, mount, type } from '../../../../components/field/testing.tsx';
import { Form } from '../../../../components/form/index.ts';
import { TextField } from '../../../../components/text-field/index.ts';
import { translator } from '../../../../components/texts/index.ts';
import { connectShop } from '../../../../patterns/contract/client/connection.ts';
import { validationCodeTexts } from '../../../../patterns/rules/error-catalogue.validation.texts.ts';
import { bankAccountValidation, clientDataAddress, clientDataRequest } from '../../../../patterns/validation/index.ts';
import { openShop, type ShopUnderTest } from '../../../testing/shop-under-test.ts';
import { eventually } from '../../../testing/eventually.ts';

const t = translator(validationCodeTexts, { locale: 'pl' });
const client = { url: clientDataAddress, extra: 'country=1143020003' };
let shop: ShopUnderTest;
let asked: string[];
beforeAll(async () => {
  shop = await openShop();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {};
}, 60_000);
afterAll(() => shop.close());

/** Errors at the fields of a form that asks the real shop; null for a valid field. */
async function judged(values: Readonly<Record<string, string>>): Promise<Record<string, string | null>> {
  asked = [];
  const visitor = shop.visitor();
  const { fetch } = connectShop({
    fetch: async (address, init) => {
      const path = address as string;
      asked.push(path);
      const { html, status } = init?.body
        ? await visitor.post(path, init.body, Object.fromEntries(new Headers(init.headers)))
        : await visitor.get(path);
      return new Response(html, { status });
    },
  });
  const { container } = mount(
    <Form request={clientDataRequest(connectShop({ fetch }), t)} onSubmit={() => Promise.resolve()}>
      {Object.keys(values).map((name) => (
        <TextField
          key={name}
          label={name}
          name={name}
          validation={name === 'bankAccount' ? bankAccountValidation(t) : client}
        />
      ))}
    </Form>,
  );
  const field = (name: string) => container.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
  const stateOf = (name: string) => field(name).closest('[data-state]')!.getAttribute('data-state');
  for (const [name, value] of Object.entries(values)) type(field(name), value);
  act(() => container.querySelector('form')!.requestSubmit());
  await eventually(async () => {
    await act(async () => {});
    for (const name of Object.keys(values)) expect(stateOf(name)).toMatch(/^(error|success)$/);
  });
  return Object.fromEntries(
    Object.keys(values).map((name) => [name, stateOf(name) === 'error' ? descriptionOf(field(name)) : null]),
  );
}

describe('a bank account', () => {
  it.each([
    ['a Polish one as it is printed', 'PL61 1090 1014 0000 0712 1981 2874', true],
    ['without its country', '61109010140000071219812874', true],
    ['a German one', 'DE89370400440532013000', true],
    ['a wrong digit', 'PL61109010140000071219812875', false],
    ['a digit too few', 'PL6110901014000007121981287', false],
    ['no account at all', 'moje konto', false],
  ])('is validated by the shop, if only its field asks for it: %s [V-09]', async (_, bankAccount, isRight) => {
    expect(await judged({ bankAccount })).toEqual({
      bankAccount: isRight ? null : 'Format numeru konta bankowego jest niepoprawny',
    });
    // The number is in the body, never in an address.
    expect(asked).toEqual(['/ajax/payments.php?action=verify_iban']);
  });
});

it('client data are validated by the shop, all fields in one request, each with its error [H-14]', async () => {
  expect(
    await judged({
      client_firstname: 'Ewa <b>',
      client_city: 'Kraków',
      client_zipcode: '3114',
      client_phone: '123',
      client_email: 'hanna@poczta.pl',
    }),
  ).toEqual({
    client_firstname: t('illegal_characters_client_firstname'),
    client_city: null,
    client_zipcode: 'Wpisz kod pocztowy, np. 31-145.',
    client_phone: t('incorect_phone'),
    client_email: null,
  });
  expect(asked).toHaveLength(1);
});
