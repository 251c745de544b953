/** The platform's answer of `basketchange.php?getAjax=true` (wire contract 2.6), and beside it what our own pages tell. */
export interface BasketChangeAnswer {
  basket: {
    products: ReadonlyArray<{ id: string; size: string; count: string; md5_additional: string }>;
    /** Empty for a guest. What it says wins over any cookie (spec 6). */
    user: Readonly<Record<string, string>>;
  };
  /** What happened, as sentences for the shopper. */
  result: {
    status: 'success' | 'warning' | 'error';
    /** First sentence, what happened: "Dodano do koszyka. Kubek Poranek, 2 sztuki." */
    message: string;
    /** The field that is wrong, where one is. */
    field?: 'size' | 'number';
  };
  /** For the link to the basket in the header. */
  summary: {
    /** Lines in the basket. */
    count: number;
    /** The count in words: "2 produkty". */
    countText: string;
    /** Formatted: "241,50 zł". */
    worth: string;
  };
}

/** How long the shop waits for an answer before it says that the connection failed, in milliseconds. */
const patience = 16_000;

/**
 * Sends a product form to `basketchange.php`. Refusals of the shop are answers too; only a connection that failed or an
 * answer that is none throws.
 */
export async function changeBasket(address: string, form: FormData): Promise<BasketChangeAnswer> {
  form.set('mode', '1');
  form.set('change', 'add');
  form.set('getAjax', 'true');
  const response = await fetch(address, {
    method: 'POST',
    body: form,
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
  });
  const answer = (await response.json()) as Partial<BasketChangeAnswer>;
  if (!answer.result || !answer.summary) throw new Error(`${address} answered ${response.status} without a result`);
  return answer as BasketChangeAnswer;
}

/** Dispatched on the document when the basket has changed: the header's link shows the new sum. */
export const basketChanged = 'witryna:basket-changed';

export function tellBasketChanged(summary: BasketChangeAnswer['summary']): void {
  document.dispatchEvent(new CustomEvent(basketChanged, { detail: summary }));
}
