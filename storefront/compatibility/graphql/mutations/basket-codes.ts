import { translator } from '../../../../components/texts/texts.ts';
import { basketTexts } from '../../../features/basket/index.ts';
import type { CallContext } from '../context.ts';
import type { AddProductsToBasketB2BArguments } from '../schema/types.ts';
import { addLine, batchOf, noteAdded, type LineResult } from './basket-lines.ts';

/**
 * Adds goods by codes of sizes, GTINs, codes of other systems or codes of products, at
 * normal prices. A code of several sizes selects none (V-37).
 */
export async function addProductsToBasketB2B(
  { ProductB2BInput }: AddProductsToBasketB2BArguments,
  context: CallContext,
) {
  const t = translator(basketTexts, context.texts);
  const meant = await context.store.goodsCodes.find(ProductB2BInput.map(({ code }) => code.trim()));
  const results: Array<LineResult & { productCode: string; productId: number | null }> = [];
  for (const { code, quantity } of ProductB2BInput) {
    const [size, ...others] = meant.get(code.trim()) ?? [];
    const addResult = (result: LineResult) =>
      results.push({ ...result, productCode: code, productId: size?.productId ?? null });
    if (!size) addResult({ status: 'error', error: { code: '110', message: t('unknownProduct') } });
    else if (others.length > 0) addResult({ status: 'error', error: { code: 'no_size', message: t('noSize') } });
    else addResult(await addLine({ ...size, quantity: String(quantity) }, context));
  }
  await noteAdded(
    results.flatMap(({ productId }) => productId ?? []),
    context,
  );
  const { status } = batchOf(results);
  return { status, results };
}
