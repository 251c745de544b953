import { noticeOf, type Notice } from '../../../../patterns/rules/notice.ts';
import type { ImageSource } from '../../../../components/image/index.ts';
import { translator } from '../../../../components/texts/texts.ts';
import { pictureSource } from '../../../../patterns/picture-source/index.ts';
import { grossNet } from '../../../../patterns/rules/gross-net.ts';
import { shopMoney } from '../../../../patterns/rules/shop-money.ts';
import { onlySize } from '../../../../patterns/rules/size.ts';
import type { BasketLine, LineKey, Wrapping } from '../../../store/index.ts';
import type { LoadedBasket } from './load-basket.ts';
import { ensureSession, type BuyingContext } from '../../../shared/session.ts';
import { basketTexts } from './texts.ts';
import { wrappingTexts } from './wrappings.texts.ts';

/** A wrapping that a line may have. */
export interface WrappingOption {
  /** The form value: "1049 uniw". */
  value: string;
  name: string;
  /** "15,00 zł" */
  amount: string;
  picture: ImageSource | null;
}

/** A form's wrapping of a line; null removes it. */
export interface WrappingChoice {
  key: LineKey;
  wrapping: Wrapping | null;
}

/** The form value of a wrapping. */
export const wrappingValue = ({ productId, size }: Wrapping): string => `${productId} ${size}`;

const isLine = (key: LineKey) => (line: LineKey) =>
  line.productId === key.productId && line.size === key.size && line.additional === key.additional;

/** The wrapping's line of a line. */
const wrappingOf = (lines: ReadonlyArray<BasketLine>, key: LineKey): BasketLine | undefined =>
  lines.find(({ options }) => options.wraps && isLine(key)(options.wraps));

/** A line's wrapping: the value of its field, '' for none; null where it cannot be wrapped. */
export function chosenWrapping(line: BasketLine, lines: ReadonlyArray<BasketLine>): string | null {
  if (!line.hasGiftWrap) return null;
  const wrapping = wrappingOf(lines, line);
  return wrapping ? wrappingValue(wrapping) : '';
}

/** The wrappings for this basket; none where no line can be wrapped. */
export async function wrappingOptions(
  { basket }: Pick<LoadedBasket, 'basket'>,
  { store, settings, texts }: Pick<BuyingContext, 'store' | 'settings' | 'texts'>,
): Promise<ReadonlyArray<WrappingOption>> {
  if (!basket.lines.some(({ hasGiftWrap }) => hasGiftWrap)) return [];
  const { goods } = shopMoney({ settings, texts });
  const offered = await store.wrappings.offered();
  const cards = await store.catalogue.cards([...new Set(offered.map(({ productId }) => productId))]);
  return offered.flatMap((wrapping): WrappingOption[] => {
    const card = cards.find(({ id }) => id === wrapping.productId);
    const size = card?.sizes.find(({ type }) => type === wrapping.size);
    if (!card || !size) return [];
    const [picture] = card.pictures;
    return [
      {
        value: wrappingValue(wrapping),
        name: size.type === onlySize ? card.name : `${card.name}, ${size.name}`,
        amount: goods(grossNet(size.price, card.vatPercent)),
        picture: picture ? pictureSource(picture) : null,
      },
    ];
  });
}

/** Applies and reports changes from what the shopper saw. */
export async function chooseWrappings(
  context: BuyingContext,
  choices: ReadonlyArray<WrappingChoice>,
  before: ReadonlyArray<BasketLine>,
): Promise<ReadonlyArray<Notice>> {
  const t = translator(wrappingTexts, context.texts);
  const notices: Notice[] = [];
  for (const { key, wrapping } of choices) {
    const line = before.find(isLine(key));
    if (!line) continue;
    const present = wrappingOf(before, key);
    if ((present ? wrappingValue(present) : '') === (wrapping ? wrappingValue(wrapping) : '')) continue;
    const { name } = line;
    const outcome = await context.store.wrappings.wrap(
      await ensureSession(context),
      key,
      wrapping,
      context.settings.basketLines,
    );
    switch (outcome) {
      case 'wrapped':
      case 'unwrapped':
        notices.push(noticeOf('success', t(outcome, { name })));
        break;
      case 'unavailable':
        notices.push(noticeOf('error', t('unavailable', { name })));
        break;
      case 'not_offered':
        notices.push(noticeOf('error', t('notOffered', { name })));
        break;
      case 'basket_full':
        notices.push(
          noticeOf(
            'error',
            translator(basketTexts, context.texts)('basketFull', { limit: context.settings.basketLines }),
          ),
        );
        break;
      // Removed by the same form, with the wrapping.
      case 'gone':
        break;
    }
  }
  return notices;
}
