import { translator } from '../../../../components/texts/texts.ts';
import { pictureSource } from '../../../../patterns/picture-source/index.ts';
import { shopMoney } from '../../../../patterns/rules/shop-money.ts';
import { payout } from '../../../../patterns/rules/returns.ts';
import { calendarDay, formatDay } from '../../../../patterns/rules/warsaw-time.ts';
import { addressOf } from '../../../shared/addresses.ts';
import type { AfterOrder } from '../../account/index.ts';
import { returnState } from './details/return-state.ts';
import { returnDetailsTexts } from './details/texts.ts';
import { returnTexts } from './flow/texts.ts';

const mostPictures = 3;

/** "Zwróć towar" at orders that were sent, and client-orders.php?display=returns. */
export const returnsAfterOrder: AfterOrder = {
  display: 'returns',
  link: ({ state }, access, { texts }) =>
    state === 't'
      ? { name: translator(returnTexts, texts)('link'), address: addressOf('returns-products', {}, access) }
      : null,
  async list(context, clientId, choice) {
    const { store, texts } = context;
    const { returns, count } = await store.returns.listOf(clientId, choice);
    const shown = (one: (typeof returns)[number]) =>
      [...new Set(one.lines.map(({ productId }) => productId))].slice(0, mostPictures);
    const cards = await store.catalogue.cards([...new Set(returns.flatMap(shown))]);
    const pictures = new Map(cards.map(({ id, pictures: [first] }) => [id, first]));
    const t = translator(returnDetailsTexts, texts);
    const { paid } = shopMoney(context);
    return {
      count,
      items: returns.map((one) => ({
        number: one.number,
        title: t('head', { number: one.number }),
        address: addressOf('returns-details', {}, { return: one.number }),
        day: formatDay(calendarDay(one.createdAt), texts.locale, { dateStyle: 'long' }),
        total: paid(one.refundedAt === null ? payout(one) : one.refunded),
        links: [],
        state: returnState(one.state, texts),
        pictures: shown(one).flatMap((id) => {
          const picture = pictures.get(id);
          return picture ? [pictureSource(picture)] : [];
        }),
      })),
    };
  },
};
