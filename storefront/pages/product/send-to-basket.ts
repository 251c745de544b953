import { changeBasket, type ChangedBasket } from '../../../patterns/contract/client/calls/basket-change.ts';
import { connectShop } from '../../../patterns/contract/client/connection.ts';

/** What became of it, and what the header then shows. */
export type SentToBasket = { readonly [Part in 'result' | 'summary']: NonNullable<ChangedBasket[Part]> };

/**
 * Sends the buy form. A module of its own, which is fetched when somebody touches the form: an untouched page does not carry it.
 *
 * @throws where nobody knows what became of it
 */
export async function sendToBasket(address: string, form: HTMLFormElement): Promise<SentToBasket> {
  const { result, summary } = await changeBasket(connectShop(), address, new FormData(form));
  if (!result || !summary) throw new TypeError('The shop did not say what became of it.');
  return { result, summary };
}
