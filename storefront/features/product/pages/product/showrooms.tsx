import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { HiddenSpace } from '../../../../../components/visually-hidden/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { Showroom, stocksTexts, stockStyles } from '../../../catalogue/product-stocks.ts';
import { followedPlace } from '../../browser/product/followed-place.ts';
import type { ProductView } from './product-view.ts';

/** What the showrooms have of the chosen size, with their addresses and hours (S-21, S-37). */
export function Showrooms({ view }: { view: Pick<ProductView, 'page' | 'stocks' | 'size'> }) {
  const t = useTexts(stocksTexts);
  if (!view.stocks) return null;
  const { stocks, sizes } = view.stocks;
  const chosen = sizes.find(({ type }) => type === view.size) ?? sizes[0]!;
  const sizeText = (name: string) => (sizes.length > 1 ? t('ofSize', { name }) : '');
  const words = { available: t('available'), last: t('last'), none: t('none') };
  return (
    <section
      className={stockStyles.block}
      aria-labelledby="salony"
      {...followedPlace('showrooms', {
        words,
        sizes: Object.fromEntries(
          sizes.map(({ type, name, levels }) => [type, { name: sizeText(name), levels }] as const),
        ),
      })}
    >
      <h2 className={stockStyles.title} id="salony">
        {t('titleOfProduct')}
      </h2>
      {sizes.length > 1 && (
        <p className={stockStyles.sizeText} data-size-name="">
          {sizeText(chosen.name)}
        </p>
      )}
      <ul role="list" className={stockStyles.places}>
        {stocks
          .filter(({ kind }) => kind === 'showroom')
          .map((stock) => {
            const level = chosen.levels[stock.id] ?? 'none';
            return (
              <li key={stock.id} className={stockStyles.place}>
                <details>
                  <summary className={stockStyles.summary}>
                    <span className={stockStyles.name}>{stock.name}</span>
                    <HiddenSpace />
                    <span className={stockStyles.level} data-stock={stock.id} data-level={level}>
                      {words[level]}
                    </span>
                  </summary>
                  <div className={stockStyles.opened}>
                    <Showroom stock={stock} />
                  </div>
                </details>
              </li>
            );
          })}
      </ul>
      <p className={stockStyles.more}>
        <Link href={addressOf('stocks', {}, { product: String(view.page.product.id) })}>
          {t(sizes.length > 1 ? 'all' : 'allPlaces')}
        </Link>
      </p>
    </section>
  );
}
