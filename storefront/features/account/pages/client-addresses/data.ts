import { translator } from '../../../../../components/texts/texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { addressLinesOf } from '../../../../shared/customer/address-lines.ts';
import { textOf } from '../../browser/form-values.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { sendToSignIn } from '../../../../shared/sign-in/send-to-sign-in.ts';
import { takeUnsent } from '../../../../shared/sign-in/unsent-form.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { notFound, page, pageWith } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { Client, KeptAddress } from '../../../../store/index.ts';
import {
  addressListKinds,
  addressValues,
  readAddressForm,
  type AddressFormValues,
  type AddressListKind,
} from './fields.ts';
import { clientAddressesTexts } from './texts.ts';

type Context = PageContext<'client-addresses'>;

/** A listed address; `id` is null for the client's own, which is changed with the account. */
export interface ListedAddress {
  id: number | null;
  lines: ReadonlyArray<string>;
  isDefault: boolean;
}

export type ClientAddressesData =
  | { view: 'list'; lists: Readonly<Record<AddressListKind, ReadonlyArray<ListedAddress>>> }
  | {
      view: 'form';
      kind: AddressListKind;
      /** Null for a new one. */
      id: number | null;
      /** The client's login. */
      owner: string;
      values: AddressFormValues;
      countries: ReadonlyArray<{ iso: string; name: string }>;
    }
  | { view: 'removal'; kind: AddressListKind; id: number; lines: ReadonlyArray<string> };

/**
 * The lists; with `kind` and `id` one address's form, without `id` a new one's, with `operation=remove` the
 * confirmation.
 */
export async function loadClientAddresses(context: Context) {
  const client = await context.client();
  if (!client) return sendToSignIn(context, goalAt('client-addresses', context.url.searchParams));
  const { url, store } = context;
  // A refused form shows its address's form again, wherever it was sent to.
  const refused = context.method === 'POST' ? await context.form() : null;
  const asked = (name: string) => (refused && textOf(refused, name)) || url.searchParams.get(name);
  const wanted = asked('kind');
  if (wanted === null) return page<ClientAddressesData>({ view: 'list', lists: await listsOf(context, client) });

  const kind = readKind(wanted);
  if (!kind) return notFound();
  const sent = asked('id');
  const address = sent === null ? null : await findAddress(context, client, kind, sent);
  if (sent !== null && !address) return notFound();
  if (asked('operation') === 'remove') {
    if (!address) return notFound();
    return page<ClientAddressesData>({ view: 'removal', kind, id: address.id, lines: addressLinesOf(address) });
  }
  const countries = await store.delivery.countries();
  const unsent = await takeUnsent(context, goalAt('client-addresses', url.searchParams), client.login);
  const form: ClientAddressesData = {
    view: 'form',
    kind,
    id: address?.id ?? null,
    owner: client.login,
    values: addressValues(address, client.address.country),
    countries: countries.map(({ iso, name }) => ({ iso, name })),
  };
  return pageWith(form, unsent && { values: readAddressForm(unsent), errors: [] });
}

export const readKind = (text: string): AddressListKind | null => addressListKinds.find((one) => one === text) ?? null;

/** An address of this client; null where he has none of this kind and id. */
export async function findAddress(
  { store }: Pick<Context, 'store'>,
  client: Client,
  kind: AddressListKind,
  id: string,
): Promise<KeptAddress | null> {
  return (await store.clients.addresses(client.id, kind)).find((one) => String(one.id) === id) ?? null;
}

async function listsOf({ store }: Context, { id, address }: Client) {
  const listed = (kept: ReadonlyArray<KeptAddress>): ReadonlyArray<ListedAddress> => [
    { id: null, lines: addressLinesOf(address), isDefault: kept.every(({ isDefault }) => !isDefault) },
    ...kept.map((one) => ({ id: one.id, lines: addressLinesOf(one), isDefault: one.isDefault })),
  ];
  const [delivery, invoice] = await Promise.all(addressListKinds.map((kind) => store.clients.addresses(id, kind)));
  return { delivery: listed(delivery!), invoice: listed(invoice!) };
}

export function headOfClientAddresses(data: ClientAddressesData, { texts }: Pick<Context, 'texts'>): PageHead {
  return { title: titleOf(data, translator(clientAddressesTexts, texts)), isIndexed: false };
}

export function titleOf(
  data: ClientAddressesData,
  t: (key: 'title' | `${'new' | 'edit' | 'removal'}.${AddressListKind}`) => string,
): string {
  if (data.view === 'list') return t('title');
  if (data.view === 'removal') return t(`removal.${data.kind}`);
  return t(`${data.id === null ? 'new' : 'edit'}.${data.kind}`);
}

/** The page that changes one address or adds a new one. */
export const addressFormAddress = (kind: AddressListKind, id: number | null, operation?: 'remove'): string =>
  addressOf('client-addresses', {}, { kind, id: id ?? undefined, operation });
