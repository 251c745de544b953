import { translationsIn } from '../../../../platform/store/translations.ts';
import type { Tx } from '../../../../platform/store/engine/database.ts';
import { fromJson } from '../../../../platform/store/json.ts';
import type { ProductDetails } from '../catalogue/types.ts';
import { tokenPrefix, translatedTokensOf, type Searchable } from './tokens.ts';

/** The products whose words are compared at once. */
const portion = 500;

/**
 * Updates the search words of products in a language whose translations changed. It writes only the differences, because a list in
 * memory reloads each product whose words are written.
 */
export async function refreshTranslatedWords(tx: Tx, locale: 'en'): Promise<void> {
  const all = await tx.selectFrom('products').select('id').orderBy('id').execute();
  for (let start = 0; start < all.length; start += portion)
    await refresh(
      tx,
      locale,
      all.slice(start, start + portion).map(({ id }) => id),
    );
}

async function refresh(tx: Tx, locale: 'en', ids: ReadonlyArray<number>): Promise<void> {
  const searchable = await searchableOf(tx, ids);
  const texts = [...searchable.values()].flatMap((one) => Object.values(one).flat() as ReadonlyArray<string>);
  const translations = await translationsIn(tx, locale, texts);
  const prefix = tokenPrefix(locale);
  const kept = await tx
    .selectFrom('search_tokens')
    .selectAll()
    .where('product_id', 'in', ids)
    .where('token', 'like', `${prefix}%`)
    .execute();
  const weights = new Map(kept.map(({ product_id, token, weight }) => [`${product_id} ${token}`, weight]));
  const added: Array<{ token: string; product_id: number; weight: number }> = [];
  for (const [id, one] of searchable) {
    for (const [token, weight] of translatedTokensOf(one, locale, translations)) {
      const key = `${id} ${token}`;
      if (weights.get(key) !== weight) added.push({ token, product_id: id, weight });
      else weights.delete(key);
    }
  }
  const gone = kept.filter(({ product_id, token }) => weights.has(`${product_id} ${token}`));
  for (const { product_id, token } of gone)
    await tx.deleteFrom('search_tokens').where('product_id', '=', product_id).where('token', '=', token).execute();
  for (let start = 0; start < added.length; start += portion)
    await tx
      .insertInto('search_tokens')
      .values(added.slice(start, start + portion))
      .execute();
}

/** The texts by which products are found, as the import and the seed write them. */
async function searchableOf(tx: Tx, ids: ReadonlyArray<number>): Promise<ReadonlyMap<number, Searchable>> {
  const rows = await tx
    .selectFrom('products as p')
    .leftJoin('categories as c', 'c.id', 'p.category_id')
    .leftJoin('producers as m', 'm.id', 'p.producer_id')
    .leftJoin('series as s', 's.id', 'p.series_id')
    .select(['p.id', 'p.name', 'p.version_name', 'p.kind', 'p.subline', 'p.code', 'p.description', 'p.details'])
    .select(['c.name as category', 'm.name as producer', 's.name as series'])
    .where('p.id', 'in', ids)
    .execute();
  const sizes = await tx.selectFrom('sizes').select(['product_id', 'name']).where('product_id', 'in', ids).execute();
  const further = await tx
    .selectFrom('product_categories')
    .innerJoin('categories', 'categories.id', 'product_categories.category_id')
    .select(['product_id', 'name'])
    .where('product_id', 'in', ids)
    .execute();
  const namesOf = (named: ReadonlyArray<{ product_id: number; name: string }>) => {
    const byProduct = Map.groupBy(named, ({ product_id }) => product_id);
    return (id: number) => (byProduct.get(id) ?? []).map(({ name }) => name);
  };
  const [sizesOf, furtherOf] = [namesOf(sizes), namesOf(further)];
  return new Map(
    rows.map((row) => {
      const { parameters = [] } = fromJson<Partial<Pick<ProductDetails, 'parameters'>>>(row.details);
      const trait = [row.version_name, row.kind, row.subline, row.code, row.category, row.producer, row.series];
      return [
        row.id,
        {
          name: [row.name],
          trait: [...trait.map((text) => text ?? ''), ...furtherOf(row.id)],
          parameter: [...parameters.map(({ value }) => value), ...sizesOf(row.id)],
          description: [row.description],
        },
      ];
    }),
  );
}
