import type { BasketChangeAnswer } from '../../../patterns/contract/basket-change.ts';
import type { BasketData } from '../../basket/basket-data.ts';

/** What `basketchange.php` answers our own page, beside the contract's fields. */
export interface BasketPageAnswer extends BasketChangeAnswer {
  page: { basket: BasketData; said: ReadonlyArray<{ kind: 'success' | 'warning' | 'error'; text: string }> };
}

export interface LineToSave {
  productId: number;
  size: string;
  additional: string;
  /** As a form sends it: "1.5"; "0" removes. */
  quantity: string;
}

/** How long the shop may take, in milliseconds. */
const patience = 16_000;

/** Saves quantities. Throws where nothing was saved: no connection, no answer, a refusal. */
export async function saveLines(address: string, lines: ReadonlyArray<LineToSave>): Promise<BasketPageAnswer> {
  const body = new URLSearchParams(
    lines.flatMap((line, index) => [
      [`product[${index}]`, String(line.productId)],
      [`size[${index}]`, line.size],
      [`additional[${index}]`, line.additional],
      [`set_quantity[${index}]`, line.quantity],
    ]),
  );
  const response = await fetch(address, {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const answer = (await response.json()) as Partial<BasketPageAnswer>;
  if (!answer.page || !answer.summary) throw new Error(`${address} answered without a basket`);
  return answer as BasketPageAnswer;
}
