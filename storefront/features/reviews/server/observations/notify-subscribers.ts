import { addressOf } from '../../../../shared/addresses.ts';
import { backInStockMail, callBackMail } from './mail-kinds.ts';
import { settingsWith } from '../../../../platform/settings/index.ts';
import type { Mail, Observation, ProductCard, Store } from '../../../../store/index.ts';

/** Mails everyone whose size is available again, once (spec 7, call 22), and the shop the numbers to call. */
export async function notifySubscribers({ observations, catalogue, settings }: Store): Promise<void> {
  const waiting = await observations.fulfilled();
  if (waiting.length === 0) return;
  const cards = await catalogue.cards([...new Set(waiting.map(({ productId }) => productId))]);
  const { companyEmail } = settingsWith(await settings.overrides());
  for (const wish of waiting) {
    const card = cards.find(({ id }) => id === wish.productId);
    if (card) await observations.notify(wish, mailsOf(wish, card, companyEmail));
  }
}

/** The mail has all data: the product may be gone when it is sent. */
function mailsOf({ email, phone, size }: Observation, card: ProductCard, shopEmail: string): ReadonlyArray<Mail> {
  const sizeName = card.sizes.length > 1 ? card.sizes.find(({ type }) => type === size)?.name : undefined;
  const name = [card.name, card.versionName, sizeName].filter(Boolean).join(', ');
  const address = addressOf('product', { id: String(card.id), slug: card.slug });
  return [
    { kind: backInStockMail, recipient: email, payload: { name, address } },
    ...(phone === '' || shopEmail === ''
      ? []
      : [{ kind: callBackMail, recipient: shopEmail, payload: { name, address, phone } }]),
  ];
}
