import type { ShopConnection } from '../connection.ts';
import { nullable, number, object, record, unknown, type Decoded, type Decoder } from '../decode.ts';
import { askJson, type CallOptions } from '../send.ts';
import { basketAtAGlance, type BasketAtAGlance } from './basket.ts';

/** The request for the strips and widgets of every layer. */
export interface WidgetsPart {
  readonly format: 'json';
  readonly params: {
    readonly mobile: boolean;
    readonly tablet: boolean;
    readonly pc: boolean;
    readonly request_uri: string;
    readonly additional_ajax: string;
  };
}

/** The parts of one request: each key has its own answer (wire contract 2.4). */
export interface PartsRequest {
  readonly Basket?: object;
  readonly Wishlist?: object;
  readonly Comparers?: object;
  readonly Projector?: { readonly format: 'json'; readonly params: Readonly<Record<string, string>> };
  readonly Hotspots?: { readonly format: 'json'; readonly params: Readonly<Record<string, string>> };
  readonly Snippets?: WidgetsPart;
  readonly ToplayersAndWidgets?: WidgetsPart;
}

export type PartName = keyof PartsRequest;

const part = object({ response: unknown, error: unknown });

/** `response` is the part's data; `error` is undefined without one. */
export type PartAnswer = Decoded<typeof part>;

/** Requests parts and reads all answers. @throws CallFailure, unlike `shopParts`, which ignores it */
function askParts<Value>(
  shop: ShopConnection,
  request: PartsRequest,
  decode: Decoder<Value>,
  options?: CallOptions,
): Promise<Value> {
  return askJson(shop, '/ajax/get.php', decode, {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    body: `request=${encodeURIComponent(JSON.stringify(request))}`,
  });
}

export interface ShopParts {
  /** Registers a callback. Returns its removal. */
  on(name: PartName, callback: (answer: PartAnswer) => void): () => void;
  /**
   * Call 5: requests parts and passes each answer to its callbacks. Ignores errors (C-25) of the call, of an answer and
   * of the callbacks; the page goes on without. True if the shop answered. Only an abort throws.
   */
  load(request: PartsRequest, options?: CallOptions): Promise<boolean>;
}

export function shopParts(shop: ShopConnection): ShopParts {
  const callbacks = new Map<string, Set<(answer: PartAnswer) => void>>();

  const hand = (callback: (answer: PartAnswer) => void, answer: unknown) => {
    try {
      callback(part(answer));
    } catch (error) {
      console.warn('An answer of a part was not heard.', error);
    }
  };

  return {
    on(name, callback) {
      const registered = callbacks.get(name) ?? new Set();
      callbacks.set(name, registered.add(callback));
      return () => void registered.delete(callback);
    },
    async load(request, options) {
      try {
        const answers = await askParts(shop, request, record(unknown), options);
        for (const [name, answer] of Object.entries(answers)) {
          for (const callback of callbacks.get(name) ?? []) hand(callback, answer);
        }
        return true;
      } catch (error) {
        if (options?.signal?.aborted) throw error;
        return false;
      }
    },
  };
}

const wishlist = object({ Wishlist: object({ response: object({ attributes: object({ count: number }) }) }) });

/** Call 14: how many products lie on the wishlist (E-14). */
export async function wishlistCount(shop: ShopConnection, options?: CallOptions): Promise<number> {
  const answer = await askParts(shop, { Wishlist: {} }, wishlist, options);
  return answer.Wishlist.response.attributes.count;
}

const basketPart = object({ basket: nullable(basketAtAGlance) });

/** The basket of an answer of the part `Basket`. @throws TypeError for any other */
export const basketOfPart = ({ response }: PartAnswer): BasketAtAGlance | null => basketPart(response).basket;
