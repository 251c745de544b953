import { translator } from '../../../../components/texts/texts.ts';
import { exclusionOf, startedKindOf, startedKinds, type StartedKind } from '../../../../patterns/rules/return-lines.ts';
import type { LoadedBasket } from '../../basket/index.ts';
import { returnedGoods, type SoldProduct } from '../../catalogue/index.ts';
import type { Order, Store } from '../../../store/index.ts';
import type { PageContext } from '../../../shared/define-page.ts';
import { detailsOf } from './order-details.ts';
import { withdrawalScopeTexts } from './withdrawal-scope.texts.ts';

/** How much of an order the right of withdrawal covers. */
export interface WithdrawalScope {
  /** `atOnce` where all of it is files and gift cards, whose buyer loses it when they are delivered. */
  kind: 'all' | 'some' | 'none' | 'atOnce';
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

/** @param agreed to what the buyer agrees, or agreed */
function withdrawalScope(lines: ReadonlyArray<ScopedLine>, agreed: ReadonlyArray<StartedKind>): WithdrawalScope {
  const startedOf = ({ product }: ScopedLine): StartedKind | null => {
    const kind = product ? startedKindOf(product.product) : null;
    return kind !== null && agreed.includes(kind) ? kind : null;
  };
  const excluded = lines.filter(
    ({ product, size }) => exclusionOf(product && returnedGoods(product, size), []) !== null,
  );
  const ofRest = excluded.length === 0 ? 'all' : excluded.length < lines.length ? 'some' : 'none';
  return {
    kind: lines.every((line) => startedOf(line) === 'virtual') ? 'atOnce' : ofRest,
    excluded: namesOf(excluded),
    started: startedKinds.flatMap((started) => {
      const names = namesOf(lines.filter((line) => startedOf(line) === started));
      return names.length > 0 ? [{ kind: started, names }] : [];
    }),
  };
}

const namesOf = (lines: ReadonlyArray<ScopedLine>): ReadonlyArray<string> => [
  ...new Set(lines.map(({ name }) => name)),
];

/** The same of a basket. */
export const scopeOfBasket = ({ lines }: Pick<LoadedBasket, 'lines'>): WithdrawalScope =>
  withdrawalScope(
    lines.map((loaded) => ({ ...loaded.line, product: loaded })),
    startedKinds,
  );

/** The same of a placed order: of files and services those that its buyer agreed to. */
export async function withdrawalScopeOf(
  { lines, details }: Pick<Order, 'lines' | 'details'>,
  { catalogue }: Pick<Store, 'catalogue'>,
): Promise<WithdrawalScope> {
  const products = await catalogue.cardsWithProducts([...new Set(lines.map(({ productId }) => productId))]);
  return withdrawalScope(
    lines.map(({ name, size, productId }) => ({
      name,
      size,
      product: products.find(({ product }) => product.id === productId),
    })),
    detailsOf({ details }).agreedToStart ?? [],
  );
}

/** Whether a buyer can withdraw from the contract for some of it without a reason. */
export const isCovered = ({ kind }: WithdrawalScope): boolean => kind === 'all' || kind === 'some';

/** The consents of a placed order as sentences (Consumer Rights Directive, art. 8.7.b and 16.m). */
export function agreementsOf({ started }: WithdrawalScope, texts: PageContext['texts']): ReadonlyArray<string> {
  const t = translator(withdrawalScopeTexts, texts);
  return started.map(({ kind, names }) => t(`agreed.${kind}`, { names: names.join(', ') }));
}
