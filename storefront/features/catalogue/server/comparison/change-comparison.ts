import { translator } from '../../../../../components/texts/texts.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { noticeOf, type Notice } from '../../../../../patterns/rules/notice.ts';
import { ensureSession } from '../../../../shared/session.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { comparisonTexts } from './texts.ts';

type Context = Pick<PageContext, 'store' | 'settings' | 'texts' | 'session'>;

export interface ComparisonChange {
  isDone: boolean;
  notice: Notice;
}

/** Adds a product to the comparison, for pages and old clients; a full comparison is refused, and the message says how to make room. */
export async function addToComparison(context: Context, productId: number): Promise<ComparisonChange> {
  const { store, settings, texts } = context;
  const t = translator(comparisonTexts, texts);
  const most = Math.max(...settings.compareColumns);
  const { kind } = await store.comparisons.add(await ensureSession(context), productId, most);
  const refused = (sentence: string) => ({ isDone: false, notice: noticeOf('warning', sentence) });
  if (kind === 'too_many')
    return refused(`${errorText('message.to_many_products_compared', texts)} ${t('full', { most })}`);
  if (kind === 'unknown_product') return refused(errorText('message.products_not_found', texts));
  const name = await nameOf(context, productId);
  return kind === 'added'
    ? { isDone: true, notice: noticeOf('success', t('added', { name })) }
    : { isDone: true, notice: noticeOf('info', t('kept', { name })) };
}

/** Takes a product out of the comparison; a missing one is no error. */
export async function removeFromComparison(context: Context, productId: number): Promise<ComparisonChange> {
  const t = translator(comparisonTexts, context.texts);
  await context.store.comparisons.remove(await ensureSession(context), productId);
  const name = await nameOf(context, productId);
  return { isDone: true, notice: noticeOf('success', name === '' ? t('removedOne') : t('removed', { name })) };
}

/** Empties the comparison. */
export async function clearComparison(context: Context): Promise<ComparisonChange> {
  await context.store.comparisons.clear(await ensureSession(context));
  return { isDone: true, notice: noticeOf('success', translator(comparisonTexts, context.texts)('cleared')) };
}

async function nameOf({ store }: Context, id: number): Promise<string> {
  const [card] = await store.catalogue.cards([id]);
  return card ? [card.name, card.versionName].filter(Boolean).join(', ') : '';
}
