import { exclusionOf } from '../../../../patterns/rules/return-lines.ts';
import { returnedGoods, type SoldProduct } from '../../catalogue/index.ts';
import type { Order, Store } from '../../../store/index.ts';

/** How much of an order the right of withdrawal covers. */
export interface WithdrawalScope {
  kind: 'all' | 'some' | 'none';
  /** The names of what it does not cover. */
  excluded: ReadonlyArray<string>;
}

/** A line with its product; undefined where that is no longer sold. */
interface ScopedLine {
  name: string;
  size: string;
  product: SoldProduct | undefined;
}

/** Services and files lose the right only once they are done or delivered: goods made to order never have it. */
export function withdrawalScope(lines: ReadonlyArray<ScopedLine>): WithdrawalScope {
  const excluded = lines.filter(({ product, size }) => exclusionOf(product && returnedGoods(product, size)) === 'made');
  const kind = excluded.length === 0 ? 'all' : excluded.length < lines.length ? 'some' : 'none';
  return { kind, excluded: [...new Set(excluded.map(({ name }) => name))] };
}

/** The same of a placed order. */
export async function withdrawalScopeOf(
  { lines }: Pick<Order, 'lines'>,
  { catalogue }: Pick<Store, 'catalogue'>,
): Promise<WithdrawalScope> {
  const products = await catalogue.cardsWithProducts([...new Set(lines.map(({ productId }) => productId))]);
  return withdrawalScope(
    lines.map(({ name, size, productId }) => ({
      name,
      size,
      product: products.find(({ product }) => product.id === productId),
    })),
  );
}
