import { translator } from '../../../../components/texts/texts.ts';
import { keepAddress } from '../../../features/account/index.ts';
import { clientTexts } from '../../../features/account/browser.ts';
import type { CallContext } from '../context.ts';
import type {
  AddressFields,
  InsertDeliveryAddressArguments,
  InsertInvoiceAddressArguments,
  UpdateDeliveryAddressArguments,
  UpdateInvoiceAddressArguments,
} from '../schema/types.ts';
import { typedAddress } from './client-input.ts';
import { notSaved, notSavedBecause, refusedFields, saved, type ClientResult } from './client-result.ts';

/** Adds a delivery address to the account of the signed-in client. */
export const insertDeliveryAddress = (
  { InsertDeliveryAddressInput, ClientDeliveryData }: InsertDeliveryAddressArguments,
  context: CallContext,
) => keep('delivery', null, ClientDeliveryData ?? InsertDeliveryAddressInput ?? {}, context);

/** Changes a delivery address; fields that are not sent stay. */
export const updateDeliveryAddress = (
  { UpdateDeliveryAddressInput: { id, clientDeliveryData, ...sent } }: UpdateDeliveryAddressArguments,
  context: CallContext,
) => keep('delivery', id, clientDeliveryData ?? sent, context);

/** Adds an invoice address to the account of the signed-in client. */
export const insertInvoiceAddress = (
  { InsertInvoiceAddressInput, ClientInvoiceData }: InsertInvoiceAddressArguments,
  context: CallContext,
) => keep('invoice', null, ClientInvoiceData ?? InsertInvoiceAddressInput ?? {}, context);

/** Changes an invoice address; fields that are not sent stay. */
export const updateInvoiceAddress = (
  { UpdateInvoiceAddressInput: { id, clientInvoiceData, ...sent } }: UpdateInvoiceAddressArguments,
  context: CallContext,
) => keep('invoice', id, clientInvoiceData ?? sent, context);

/** Another's address fails like an unknown one. */
async function keep(
  kind: 'delivery' | 'invoice',
  id: number | null,
  sent: AddressFields,
  context: CallContext,
): Promise<ClientResult> {
  const { store, texts } = context;
  const client = await context.client();
  if (!client) return notSaved('message.page_only_register', texts);
  const t = translator(clientTexts, texts);
  const unknown = { code: 'not_found', message: t('unknownAddress') };
  const before = id === null ? null : (await store.clients.addresses(client.id, kind)).find((one) => one.id === id);
  if (before === undefined) return notSavedBecause(unknown);

  const outcome = await keepAddress(context, client, kind, id, typedAddress(sent, before));
  switch (outcome.kind) {
    case 'saved':
      return saved(outcome.id);
    case 'refused':
      return refusedFields(outcome.problems, context);
    case 'double':
      return notSaved('message.double_address_error', texts);
    case 'unknown':
      return notSavedBecause(unknown);
    case 'too_many':
      return notSavedBecause({ code: 'too_many_addresses', message: t('tooManyAddresses') });
  }
}
