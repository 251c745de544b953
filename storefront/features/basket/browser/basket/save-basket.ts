import {
  basketLineFields,
  basketSummary,
  type BasketLineChange,
} from '../../../../../patterns/contract/client/calls/basket-change.ts';
import { connectShop } from '../../../../../patterns/contract/client/connection.ts';
import {
  list,
  nullable,
  object,
  oneOf,
  text,
  unknown,
  type Decoded,
  type Decoder,
} from '../../../../../patterns/contract/client/decode.ts';
import { noticeTones, type Notice } from '../../../../../patterns/rules/notice.ts';
import { askJson } from '../../../../../patterns/contract/client/send.ts';
import type { ShownBasket } from '../../server/shown-basket.ts';

const outline = object({ lines: list(unknown), summary: object({ total: text }), count: unknown, worth: text });

/** The basket as our own server writes it for this page, lines and sums together. */
const basketOfPage: Decoder<ShownBasket> = (value) => {
  outline(value);
  return value as ShownBasket;
};

const words = object({ tone: oneOf(...noticeTones), title: text, text: nullable(text) });
const notice: Decoder<Notice> = (value) => {
  const { text: further, ...rest } = words(value);
  return { ...rest, ...(further !== null && { text: further }) };
};

const answer = object({
  summary: basketSummary,
  page: object({
    basket: basketOfPage,
    notices: list(notice),
    /** Why the discount code was refused. */
    rebateProblem: nullable(text),
    /** Why a file was refused. */
    fileProblem: nullable(text),
  }),
});

/** The answer of `basketchange.php` to our own page, beyond the contract. */
export type BasketPageAnswer = Decoded<typeof answer>;

/** A line with the shopper's comment; left out where that is unchanged. */
export interface SavedLine extends BasketLineChange {
  readonly comment?: string | undefined;
  /** The wrapping; '' for nothing. */
  readonly wrapping?: string | undefined;
}

/**
 * Saves lines, and fields of presents and discount code beside them.
 *
 * @throws where nothing was saved: no connection, no answer, or a refusal not about the code
 */
export async function saveBasket(
  address: string,
  lines: ReadonlyArray<SavedLine>,
  choices: ReadonlyMap<string, string>,
): Promise<BasketPageAnswer> {
  const body = basketLineFields(lines);
  for (const [index, { comment, wrapping }] of lines.entries()) {
    if (comment !== undefined) body.set(`comment[${index}]`, comment);
    if (wrapping !== undefined) body.set(`wrapper[${index}]`, wrapping);
  }
  for (const [name, value] of choices) body.set(name, value);
  return ask(address, body);
}

/** Time for a file of the largest size on a slow connection. */
const uploadTimeout = 120_000;

/**
 * Uploads or removes files of a line and touches nothing else.
 *
 * @throws where nothing was saved; a refused file is an answer
 */
export async function saveFiles(
  address: string,
  { productId, size, additional }: Pick<BasketLineChange, 'productId' | 'size' | 'additional'>,
  { files, removed }: { files: ReadonlyArray<File>; removed: ReadonlyArray<string> },
): Promise<BasketPageAnswer> {
  const body = new FormData();
  const line = { product: String(productId), size, additional };
  for (const [name, value] of Object.entries(line)) body.set(`${name}[0]`, value);
  for (const file of files) body.append('files[0]', file);
  for (const name of removed) body.append('remove_file[0]', name);
  return ask(address, body, uploadTimeout);
}

/** Keepalive limit of browsers: 64 KiB over all requests of a page (Fetch standard, 4.7); they refuse more. */
const mostKeptAlive = 60 * 1024;

async function ask(address: string, body: URLSearchParams | FormData, timeout?: number): Promise<BasketPageAnswer> {
  let isRefused = false;
  // Leaving meanwhile keeps the change.
  const keepalive = body instanceof URLSearchParams && String(body).length <= mostKeptAlive;
  const shop = connectShop({ fetch: (asked, request) => fetch(asked, { ...request, keepalive }) });
  const saved = await askJson(shop, address, answer, {
    method: 'POST',
    body,
    timeout,
    isAnswer: ({ ok, status, headers }) => {
      isRefused = !ok;
      // 503 is an answer where a file must be sent again later, and none where the shop is down.
      const isPostponed = status === 503 && (headers.get('content-type') ?? '').startsWith('application/json');
      return ok || status === 422 || isPostponed;
    },
  });
  if (isRefused && saved.page.rebateProblem === null && saved.page.fileProblem === null)
    throw new TypeError('Nothing was saved.');
  return saved;
}
