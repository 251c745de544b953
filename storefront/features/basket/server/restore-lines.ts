import { translator } from '../../../../components/texts/texts.ts';
import { noticeOf, type Notice } from '../../../../patterns/rules/notice.ts';
import { ensureSession, type BuyingContext } from '../../../shared/session.ts';
import { basketTexts } from './texts.ts';

/** Puts back the lines that were removed last, and reports each. */
export async function restoreLines(context: BuyingContext): Promise<ReadonlyArray<Notice>> {
  const t = translator(basketTexts, context.texts);
  const restored = await context.store.removedLines.restore(await ensureSession(context), context.settings.basketLines);
  if (restored.length === 0) return [noticeOf('warning', t('nothingToRestore'))];
  return restored.map(({ kind, name }) => {
    if (kind === 'restored') return noticeOf('success', t('restored', { name }));
    return noticeOf(
      'warning',
      kind === 'full' ? t('basketFull', { limit: context.settings.basketLines }) : t('soldOut', { name }),
    );
  });
}
