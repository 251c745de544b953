import type { FormError } from '../../../../../components/form/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { textOf } from '../../browser/form-values.ts';
import { keepAddress } from '../../server/keep-address.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { sendFormToSignIn, sendToSignIn } from '../../../../shared/sign-in/send-to-sign-in.ts';
import { clientTexts } from '../../browser/texts.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { failure, notFound, redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import type { Client } from '../../../../store/index.ts';
import { findAddress, readKind } from './data.ts';
import {
  addressErrors,
  readAddressForm,
  typedAddressOf,
  type AddressFormValues,
  type AddressListKind,
} from './fields.ts';
import { clientAddressesTexts } from './texts.ts';

type Context = PageContext<'client-addresses'>;

export interface AddressAttempt {
  values: AddressFormValues;
  errors: ReadonlyArray<FormError>;
}

/** POST client-addresses.php: operation=save|remove|choose, kind=delivery|invoice, id. */
export async function changeAddresses(context: Context): Promise<PostAnswer<AddressAttempt>> {
  const client = await context.client();
  const form = await context.form();
  if (!client) return signInAgain(context, form);
  const kind = readKind(textOf(form, 'kind'));
  if (!kind) return failure(400);
  const id = textOf(form, 'id');
  switch (textOf(form, 'operation')) {
    case 'save':
      return save(context, client, kind, id, readAddressForm(form));
    case 'remove':
      return remove(context, client, kind, id);
    case 'choose':
      return choose(context, client, kind, id);
    default:
      return failure(400);
  }
}

/** A typed address waits for its client; a choice or a removal is made again from the list. */
function signInAgain(context: Context, form: FormData) {
  if (textOf(form, 'operation') !== 'save') return sendToSignIn(context, goalAt('client-addresses'));
  const id = textOf(form, 'id');
  const asked = new URLSearchParams({ kind: textOf(form, 'kind'), ...(id !== '' && { id }) });
  return sendFormToSignIn(context, goalAt('client-addresses', asked));
}

const toList = () => redirect(addressOf('client-addresses'));

async function save(
  context: Context,
  client: Client,
  kind: AddressListKind,
  id: string,
  values: AddressFormValues,
): Promise<PostAnswer<AddressAttempt>> {
  const { texts } = context;
  const before = id === '' ? null : await findAddress(context, client, kind, id);
  if (id !== '' && !before) return notFound();
  const outcome = await keepAddress(context, client, kind, before?.id ?? null, typedAddressOf(values, before));
  switch (outcome.kind) {
    case 'refused':
      return rejected({ values, errors: addressErrors(outcome.problems, texts) });
    case 'unknown':
      return notFound();
    case 'double':
      await addNotice(context, 'warning', errorText('message.double_address_error', texts));
      return toList();
    case 'too_many':
      await addNotice(context, 'error', translator(clientTexts, texts)('tooManyAddresses'));
      return toList();
    case 'saved':
      await addNotice(context, 'success', translator(clientAddressesTexts, texts)(`saved.${kind}`));
      return toList();
  }
}

/** Removes an address; one that is gone already is not found. */
async function remove(context: Context, client: Client, kind: AddressListKind, id: string) {
  const address = await findAddress(context, client, kind, id);
  const isRemoved = address !== null && (await context.store.clients.removeAddress(client.id, kind, address.id));
  if (!isRemoved) return notFound();
  const { texts } = context;
  await addNotice(
    context,
    'success',
    kind === 'delivery'
      ? errorText('message.deliv_addr_deleted', texts)
      : translator(clientAddressesTexts, texts)('removed.invoice'),
  );
  return toList();
}

/** Without an id the client's own address is chosen. */
async function choose(context: Context, client: Client, kind: AddressListKind, id: string) {
  const address = id === '' ? null : await findAddress(context, client, kind, id);
  if (id !== '' && !address) return notFound();
  if (!(await context.store.clients.chooseAddress(client.id, kind, address?.id ?? null))) return notFound();
  const { texts } = context;
  await addNotice(
    context,
    'success',
    kind === 'delivery'
      ? errorText('message.deliv_addr_selected', texts)
      : translator(clientAddressesTexts, texts)('chosen.invoice'),
  );
  return toList();
}
