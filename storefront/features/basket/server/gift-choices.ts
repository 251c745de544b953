import type { ImageSource } from '../../../../components/image/index.ts';
import { translator } from '../../../../components/texts/texts.ts';
import { pictureSource } from '../../../../patterns/picture-source/index.ts';
import { needsParcel } from '../../../../patterns/rules/basket-groups.ts';
import { shopMoney } from '../../../../patterns/rules/shop-money.ts';
import { onlySize } from '../../../../patterns/rules/size.ts';
import { giftValue, type GiftKind } from './gifts.ts';
import { giftTexts } from './gift-choices.texts.ts';
import { lostGiftText } from './lost-gift-text.ts';
import type { LoadedBasket } from './load-basket.ts';
import type { BuyingContext } from '../../../shared/session.ts';

/** A present. */
export interface GiftOption {
  /** The form value, with the first size: "1034 uniw". */
  value: string;
  /** "Skarpety Sień"; with its size where only one is left. */
  name: string;
  picture: ImageSource | null;
  /** Its sizes by their form values; empty where there is nothing to choose. */
  sizes: ReadonlyArray<{ value: string; name: string }>;
  /** The name of the field of its size. */
  sizeField: string;
}

/** One of these, or none. */
export interface GiftGroup {
  kind: GiftKind;
  /** The selected value; '' for none. */
  chosen: string;
  options: ReadonlyArray<GiftOption>;
}

export interface GiftsData {
  groups: ReadonlyArray<GiftGroup>;
  /** Lost choices, and the worth that unlocks others: sentences. */
  notes: ReadonlyArray<{ kind: 'lost' | 'next'; text: string }>;
}

/** The presents that the basket page offers (requirement T-33). */
export async function giftsData(
  { basket, lines, gifts, lostGifts }: LoadedBasket,
  { store, settings, texts }: Pick<BuyingContext, 'store' | 'settings' | 'texts'>,
): Promise<GiftsData> {
  if (lines.length === 0) return { groups: [], notes: [] };
  const { choices, always, next } = await store.gifts.for({
    worth: basket.productsTotal,
    hasParcel: basket.lines.some(({ type }) => needsParcel(type)),
  });
  const cards = await store.catalogue.cards([...choices, ...always].map(({ productId }) => productId));
  const t = translator(giftTexts, texts);

  const group = (kind: GiftKind, offered: typeof choices): GiftGroup[] => {
    const options = offered.flatMap(({ productId, sizes }): GiftOption[] => {
      const card = cards.find(({ id }) => id === productId);
      if (!card) return [];
      const [picture] = card.pictures;
      const named = sizes.map((size) => ({
        value: giftValue({ productId, size }),
        name: size === onlySize ? '' : (card.sizes.find(({ type }) => type === size)?.name ?? size),
      }));
      const [first] = named;
      if (!first) return [];
      return [
        {
          value: first.value,
          name: named.length === 1 && first.name !== '' ? `${card.name}, ${first.name}` : card.name,
          picture: picture ? pictureSource(picture) : null,
          sizes: named.length === 1 ? [] : named,
          sizeField: `gift_size[${productId}]`,
        },
      ];
    });
    const chosen = gifts.find((gift) => gift.kind === kind);
    return options.length === 0 ? [] : [{ kind, chosen: chosen ? giftValue(chosen) : '', options }];
  };

  return {
    groups: [...group('threshold', choices), ...group('always', always)],
    notes: [
      ...lostGifts.map((gift) => ({ kind: 'lost' as const, text: lostGiftText(gift, texts) })),
      ...(next === null
        ? []
        : [
            {
              kind: 'next' as const,
              text: t(choices.length === 0 ? 'first' : 'next', {
                amount: shopMoney({ texts, settings }).paid(next - basket.productsTotal),
              }),
            },
          ]),
    ],
  };
}
