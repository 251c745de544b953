import type { Database } from '../../../platform/store/engine/database.ts';

/** A size named by a code. */
export interface CodedSize {
  productId: number;
  size: string;
}

/** Codes as warehouses and other systems write them. */
export function goodsCodesOf({ read }: Database) {
  return {
    /**
     * Finds sizes by code: the code of a size, its GTIN or its key in another system, else the code of a product, which
     * stands for all its sizes. Unknown codes are left out.
     */
    async find(codes: ReadonlyArray<string>): Promise<ReadonlyMap<string, ReadonlyArray<CodedSize>>> {
      const wanted = [...new Set(codes)].filter((code) => code !== '');
      if (wanted.length === 0) return new Map();
      const sizes = await read
        .selectFrom('sizes')
        .innerJoin('products', 'products.id', 'sizes.product_id')
        .select(['sizes.product_id', 'sizes.type', 'sizes.code', 'sizes.producer_code', 'sizes.external_code'])
        .select('products.code as product_code')
        .where((eb) =>
          eb.or([
            eb('sizes.code', 'in', wanted),
            eb('sizes.producer_code', 'in', wanted),
            eb('sizes.external_code', 'in', wanted),
            eb('products.code', 'in', wanted),
          ]),
        )
        .orderBy('sizes.product_id')
        .orderBy('sizes.priority')
        .execute();
      const meant = (code: string) => {
        const bySize = sizes.filter((row) => [row.code, row.producer_code, row.external_code].includes(code));
        const rows = bySize.length > 0 ? bySize : sizes.filter((row) => row.product_code === code);
        return rows.map((row): CodedSize => ({ productId: row.product_id, size: row.type }));
      };
      return new Map(
        wanted.flatMap((code) => {
          const found = meant(code);
          return found.length > 0 ? [[code, found] as const] : [];
        }),
      );
    },
  };
}
