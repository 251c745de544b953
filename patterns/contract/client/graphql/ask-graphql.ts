import { CallFailure } from '../call-failure.ts';
import type { ShopConnection } from '../connection.ts';
import { list, nullable, object, or, text, unknown, type Decoder } from '../decode.ts';
import { readJson, send, type CallOptions } from '../send.ts';

export interface GraphqlQuestion<Data> {
  /** The query string of the address. A label: servers ignore it (wire contract 1.1). */
  readonly label: string;
  /** The whole document. */
  readonly document: string;
  /** Reads `data`. */
  readonly decode: Decoder<Data>;
}

const refusalShape = object({
  message: or(text, ''),
  code: nullable(text),
  extensions: nullable(object({ code: nullable(text) })),
});
const answerShape = object({ data: unknown, errors: or(list(refusalShape), []) });

/** Any status: a refusal has one of its own here and 200 there. */
const isAnswer = ({ status }: Response) => status < 500;

/**
 * Sends a document. If only some of its calls failed, the others are answered.
 *
 * @throws CallFailure `refused` with the code of the first error if all failed, or the decoder needs a failed one
 */
export async function askGraphql<Data>(
  shop: ShopConnection,
  { label, document, decode }: GraphqlQuestion<Data>,
  options: CallOptions = {},
): Promise<Data> {
  const answer = await send(shop, `${shop.graphqlPath}?${label}`, {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ query: document }),
    isAnswer,
  });
  const { data, errors } = readJson(answer, answerShape);
  const [first] = errors;
  const refusal = () =>
    new CallFailure('refused', answer.address, {
      code: first?.code ?? first?.extensions?.code ?? '',
      detail: first?.message ?? '',
      ...(answer.failure && { status: answer.failure.status, retryAfter: answer.failure.retryAfter }),
    });
  if (first && isNothing(data)) throw refusal();
  try {
    return decode(data);
  } catch (cause) {
    throw first ? refusal() : (answer.failure ?? new CallFailure('unreadable', answer.address, { cause }));
  }
}

/** No call of the document was answered. */
const isNothing = (data: unknown): boolean =>
  typeof data !== 'object' || data === null || Object.values(data).every((value) => value === null);
