import { Icon, icons } from '../../../../../components/icon/index.ts';
import { classNames } from '../../../../../components/shared/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { shoppingListTexts } from '../shopping-lists/texts.ts';
import { SavingForm } from './saving-form.tsx';
import { useSavedGoods } from './saved-goods-context.ts';
import * as styles from './saving.css.ts';
import { savingTexts } from './texts.ts';

/** A product that can be kept. */
export interface KeptProduct {
  id: number;
  /** Name and variant, as the card's link has them. */
  name: string;
  /** Its sizes in their order; one is no choice. */
  sizes: ReadonlyArray<{ readonly type: string; readonly name: string }>;
}

export interface ListHeartProps {
  product: KeptProduct;
  /** `corner` of a card's picture, a heart alone, for the wishlist; `row` with words, for each of the visitor's lists. */
  look: 'corner' | 'row';
  /** Where the page without a script returns to: an id on it. */
  place?: string | undefined;
}

/**
 * Keeps a product on a list. With a choice of sizes (requirement V-37), or of lists in the row, it opens a menu of them;
 * otherwise it is one button.
 */
export function ListHeart({ product, look, place = '' }: ListHeartProps) {
  const t = useTexts(savingTexts);
  const texts = useTextsContext();
  const { lists } = useSavedGoods();
  const wishlist = lists.find(({ isWishlist }) => isWishlist);
  const named = look === 'row' ? lists.filter(({ isWishlist }) => !isWishlist) : [];
  const places = [
    {
      id: '',
      name: wishlist?.name || translator(shoppingListTexts, texts)('wishlist'),
      keys: wishlist?.keys ?? [],
    },
    ...named.map(({ id, name, keys }) => ({ id: String(id), name, keys })),
  ];
  const isChoice = product.sizes.length > 1 || places.length > 1;
  const className = look === 'corner' ? styles.corner : styles.worded;
  const form = (list: (typeof places)[number], size: string) => ({
    kind: 'list' as const,
    fields: { product: product.id, size, id: list.id, place },
    isOn: list.keys.some((key) => key.productId === product.id && key.size === size),
  });
  const words = (isMenu: boolean) => {
    const seen = look === 'corner' && styles.hidden;
    return (
      <>
        <Icon shape={icons.heart} size={look === 'corner' ? 24 : 20} />
        <span className={classNames(styles.whenOff, seen)}>{t('add')}</span>
        <span className={classNames(styles.whenOn, seen)}>{t('onList')}</span>
        <span className={styles.hidden}>
          {t('ofProduct', { name: product.name })}
          {isMenu && product.sizes.length > 1 && t('chooseSize')}
        </span>
      </>
    );
  };
  const [only] = product.sizes;
  if (!only) return null;
  if (!isChoice)
    return (
      <SavingForm {...form(places[0]!, only.type)} className={className}>
        {words(false)}
      </SavingForm>
    );
  const hasSizes = product.sizes.length > 1;
  return (
    <details className={styles.menu} data-saving-menu="">
      <summary className={className} data-heart="">
        {words(true)}
      </summary>
      <div className={styles.panel} data-side={look === 'corner' ? 'end' : 'start'}>
        <p className={styles.panelTitle}>
          {t(hasSizes ? (places.length > 1 ? 'whichSizeAndList' : 'whichSize') : 'whichList')}
        </p>
        {places.map((list) => (
          <div
            key={list.id}
            className={styles.group}
            {...(hasSizes && places.length > 1 && { role: 'group', 'aria-label': list.name })}
          >
            {hasSizes && places.length > 1 && <p className={styles.panelTitle}>{list.name}</p>}
            {product.sizes.map(({ type, name }) => (
              <SavingForm key={type} {...form(list, type)} className={styles.choice}>
                <span className={styles.tick}>
                  <Icon shape={icons.check} size={20} />
                </span>
                {hasSizes ? name : list.name}
              </SavingForm>
            ))}
          </div>
        ))}
      </div>
    </details>
  );
}
