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

/** The basket as our own server writes it for this very page: with its lines and sums it is one. */
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
    /** Why the discount code was not taken. */
    rebateProblem: nullable(text),
    /** Why a file was not taken. */
    fileProblem: nullable(text),
  }),
});

/** What `basketchange.php` answers our own page, beside the contract's fields. */
export type BasketPageAnswer = Decoded<typeof answer>;

/** A line with what the shopper wrote about it; left out where that did not change. */
export interface SavedLine extends BasketLineChange {
  readonly comment?: string | undefined;
  /** What it is wrapped in; '' for nothing. */
  readonly wrapping?: string | undefined;
}

/**
 * Saves lines, and fields of presents and discount code beside them.
 *
 * @throws where nothing was saved: no connection, no answer, a refusal of anything but the code
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

/** How long a file of the largest size may take on a slow line. */
const patience = 120_000;

/**
 * Sends files of a line, or takes some away, and touches nothing else.
 *
 * @throws where nothing was saved; a file that was refused is an answer
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
  return ask(address, body, patience);
}

/** What browsers take along of a page that is left: 64 KiB of all its requests (Fetch standard, 4.7), and refuse more. */
const mostKeptAlive = 60 * 1024;

async function ask(address: string, body: URLSearchParams | FormData, timeout?: number): Promise<BasketPageAnswer> {
  let isRefused = false;
  // Whoever leaves in the middle has changed it all the same.
  const keepalive = body instanceof URLSearchParams && String(body).length <= mostKeptAlive;
  const shop = connectShop({ fetch: (asked, request) => fetch(asked, { ...request, keepalive }) });
  const saved = await askJson(shop, address, answer, {
    method: 'POST',
    body,
    timeout,
    isAnswer: ({ ok, status, headers }) => {
      isRefused = !ok;
      // 503 is an answer where some file has to come again later, and none where the shop is down.
      const isPostponed = status === 503 && (headers.get('content-type') ?? '').startsWith('application/json');
      return ok || status === 422 || isPostponed;
    },
  });
  if (isRefused && saved.page.rebateProblem === null && saved.page.fileProblem === null)
    throw new TypeError('Nothing was saved.');
  return saved;
}
