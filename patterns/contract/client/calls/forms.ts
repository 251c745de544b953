import { withQuery, type ShopConnection } from '../connection.ts';
import { nullable, object, or, text } from '../decode.ts';
import { askJson, send, type CallOptions } from '../send.ts';

/** What a form sends: its data, or values by name. */
export type FormFields = FormData | URLSearchParams | Readonly<Record<string, string>>;

const bodyOf = (fields: FormFields): FormData | URLSearchParams =>
  fields instanceof FormData || fields instanceof URLSearchParams ? fields : new URLSearchParams(fields);

const post = (shop: ShopConnection, address: string, fields: FormFields, options?: CallOptions) =>
  send(shop, address, { ...options, method: 'POST', body: bodyOf(fields) });

/** A JSON answer as its value, any other as its text. */
function valueOf(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return answer;
  }
}

export interface PostHelper {
  /** Registers a callback. Returns its removal. */
  register(name: string, callback: (answer: unknown) => void): () => void;
  /**
   * Posts fields to an address and passes the answer to the named callback: JSON as its value, anything else as text
   * (C-23). A callback that was unregistered meanwhile is not called; one that throws is logged, as the post was done.
   *
   * @throws RangeError before anything is sent, where the name is unknown
   * @throws CallFailure where there is no answer
   */
  post(address: string, fields: FormFields, callback: string, options?: CallOptions): Promise<void>;
}

/** Callbacks by name, so that markup can choose its callback. */
export function postHelper(shop: ShopConnection): PostHelper {
  const callbacks = new Map<string, (answer: unknown) => void>();
  return {
    register(name, callback) {
      callbacks.set(name, callback);
      return () => void (callbacks.get(name) === callback && callbacks.delete(name));
    },
    async post(address, fields, name, options) {
      if (!callbacks.has(name)) throw new RangeError(`Nobody is called "${name}" here`);
      const answer = valueOf((await post(shop, address, fields, options)).text);
      try {
        callbacks.get(name)?.(answer);
      } catch (error) {
        console.warn(`The callback "${name}" failed.`, error);
      }
    },
  };
}

/** A gift that lies in the basket, as the form of the basket sends it. */
export interface GiftLine {
  readonly product: number | string;
  readonly size: string;
  readonly additional?: string;
}

/** Call 17: gives a gift back, as the form of the basket would. Reload the page after it. */
export async function removeGift(
  shop: ShopConnection,
  action: string,
  { product, size, additional = '' }: GiftLine,
  options?: CallOptions,
): Promise<void> {
  const fields = {
    'product[0]': String(product),
    'size[0]': size,
    'additional[0]': additional,
    'set_quantity[0]': '0',
    'gift[0]': '1',
  };
  await post(shop, action, fields, options);
}

/** Call 20: sends the preferred settlement of a complaint, to the complaint's address. */
export async function sendComplaintMessage(
  shop: ShopConnection,
  complaintAddress: string,
  comment: string,
  options?: CallOptions,
): Promise<void> {
  await post(shop, withQuery(complaintAddress, { message: 'rma' }), { comment }, options);
}

/** Call 21: where the form of a registration with another account leads: it is sent by GET, so the browser goes there. */
export function socialRegistrationAddress(action: string, fields: Readonly<Record<string, string>>): string {
  const [path = ''] = action.split(/[?#]/, 1);
  return withQuery(path, fields);
}

/** Who is notified when a size is back in stock. */
export interface AvailabilityWatch {
  readonly product: number | string;
  readonly size: string;
  readonly email: string;
  readonly phone?: string;
}

/** The result: `mail` is a wrong e-mail, `limit` the most of one day. */
export type AvailabilityWatchResult = 'saved' | 'mail' | 'limit' | 'failed';

const observed = object({ status: or(text, ''), errdesc: nullable(text) });

/** Call 22: requests a back-in-stock notification (wire contract 2.2). */
export async function watchAvailability(
  shop: ShopConnection,
  { product, size, email, phone = '' }: AvailabilityWatch,
  options?: CallOptions,
): Promise<AvailabilityWatchResult> {
  const body = new URLSearchParams({ product: String(product), size, email, mode: '2', phone });
  const address = '/ajax/projector.php?action=set_product_observed';
  const { status, errdesc } = await askJson(shop, address, observed, { ...options, method: 'POST', body });
  if (status !== 'error') return 'saved';
  return errdesc === 'mail' || errdesc === 'limit' ? errdesc : 'failed';
}
