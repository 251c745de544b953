import { exclusionOf, startedKindOf, startedKinds, type StartedKind } from '../../../../patterns/rules/return-lines.ts';
import type { LoadedBasket } from '../../basket/index.ts';
import { returnedGoods, type SoldProduct } from '../../catalogue/index.ts';
import type { Order, Store } from '../../../store/index.ts';
import { detailsOf } from './order-details.ts';

/** How much of an order the right of withdrawal covers. */
export interface WithdrawalScope {
  kind: 'all' | 'some' | 'none';
  /** The names of what it does not cover. */
  excluded: ReadonlyArray<string>;
  /** Files and services that lose it once they are delivered or done, by name: the buyer must agree to that beforehand. */
  started: ReadonlyArray<{ kind: StartedKind; names: ReadonlyArray<string> }>;
}

/** A line with its product; undefined where that is no longer sold. */
interface ScopedLine {
  name: string;
  size: string;
  product: SoldProduct | undefined;
}

function withdrawalScope(lines: ReadonlyArray<ScopedLine>): WithdrawalScope {
  const excluded = lines.filter(
    ({ product, size }) => exclusionOf(product && returnedGoods(product, size), []) !== null,
  );
  const kind = excluded.length === 0 ? 'all' : excluded.length < lines.length ? 'some' : 'none';
  return {
    kind,
    excluded: namesOf(excluded),
    started: startedKinds.flatMap((started) => {
      const names = namesOf(lines.filter(({ product }) => product && startedKindOf(product.product) === started));
      return names.length > 0 ? [{ kind: started, names }] : [];
    }),
  };
}

const namesOf = (lines: ReadonlyArray<ScopedLine>): ReadonlyArray<string> => [
  ...new Set(lines.map(({ name }) => name)),
];

/** The same of a basket. */
export const scopeOfBasket = ({ lines }: Pick<LoadedBasket, 'lines'>): WithdrawalScope =>
  withdrawalScope(lines.map((loaded) => ({ ...loaded.line, product: loaded })));

/** The same of a placed order: of files and services those that its buyer agreed to. */
export async function withdrawalScopeOf(
  { lines, details }: Pick<Order, 'lines' | 'details'>,
  { catalogue }: Pick<Store, 'catalogue'>,
): Promise<WithdrawalScope> {
  const products = await catalogue.cardsWithProducts([...new Set(lines.map(({ productId }) => productId))]);
  const scope = withdrawalScope(
    lines.map(({ name, size, productId }) => ({
      name,
      size,
      product: products.find(({ product }) => product.id === productId),
    })),
  );
  const { agreedToStart = [] } = detailsOf({ details });
  return { ...scope, started: scope.started.filter(({ kind }) => agreedToStart.includes(kind)) };
}
