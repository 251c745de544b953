import { addressOf } from '../../../../shared/addresses.ts';
import { backInStockMail, callBackMail } from './mail-kinds.ts';
import { runInLanguage } from '../../../../platform/languages/current-language.ts';
import { settingsWith } from '../../../../platform/settings/index.ts';
import { theShop, type MailReader, type QueuedMail } from '../../../../platform/store/outbox.ts';
import type { Observation, ProductCard, Store } from '../../../../store/index.ts';

/** Mails everyone whose size is available again, once (spec 7, call 22), and the shop the numbers to call. */
export async function notifySubscribers({ observations, catalogue, settings, translations }: Store): Promise<void> {
  const waiting = await observations.fulfilled();
  if (waiting.length === 0) return;
  const cards = await catalogue.cards([...new Set(waiting.map(({ productId }) => productId))]);
  const { companyEmail } = settingsWith(await settings.overrides());
  for (const wish of waiting) {
    const card = cards.find(({ id }) => id === wish.productId);
    if (!card) continue;
    const mail = async (kind: string, to: MailReader, more: Record<string, string> = {}): Promise<QueuedMail> => {
      const goods = goodsOf(await translations.lay(to.language, card, goodsWords), wish);
      return { kind, to, payload: { ...goods, address: runInLanguage(to.language, () => addressIn(card)), ...more } };
    };
    const { phone } = wish;
    const isCallWanted = phone !== '' && companyEmail !== '';
    const mails = [
      mail(backInStockMail, wish),
      ...(isCallWanted ? [mail(callBackMail, theShop(companyEmail), { phone })] : []),
    ];
    await observations.notify(wish, await Promise.all(mails));
  }
}

/** The words of its name. */
const goodsWords = { name: true, versionName: true, sizes: { name: true } } as const;

/* The mail has all data: the product may be gone when it is sent. */

const addressIn = ({ id, slug }: ProductCard): string => addressOf('product', { id: String(id), slug });

function goodsOf(card: ProductCard, { size }: Observation) {
  const sizeName = card.sizes.length > 1 ? card.sizes.find(({ type }) => type === size)?.name : undefined;
  return { name: [card.name, card.versionName, sizeName].filter(Boolean).join(', ') };
}
