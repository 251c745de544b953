import { translator } from '../../../../../components/texts/index.ts';
import { notFound, page } from '../../../../platform/page/answers.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { definePage } from '../../../../shared/define-page.ts';
import { stocksTexts } from '../../browser/stocks/texts.ts';
import { stocksOfProduct, type ProductStocks } from '../../server/stocks/showroom-stocks.ts';
import type { Stock } from '../../store.ts';
import { StocksPage } from './page.tsx';

export interface StocksPageData {
  /** The shop's showrooms. */
  showrooms: ReadonlyArray<Stock>;
  /** Null without a product in the address. */
  product: ({ name: string; address: string } & ProductStocks) | null;
  /** Columns of the list per viewport level, phone first. */
  columns: ReadonlyArray<number>;
}

/** The showrooms, and with `?product=` what each of the shop's stocks has of it (S-21). */
export default definePage('stocks', {
  async load({ url, store, settings }) {
    const stocks = await store.catalogue.stocks();
    const showrooms = stocks.filter(({ kind }) => kind === 'showroom');
    const columns = settings.stockListColumns;
    const asked = url.searchParams.get('product');
    if (asked === null) return page<StocksPageData>({ showrooms, product: null, columns });
    const id = /^\d{1,15}$/.test(asked) ? Number(asked) : 0;
    const found = await store.catalogue.productPage(id);
    const held = found && stocksOfProduct(found, stocks, settings);
    if (!found || !held) return notFound();
    const { name, slug } = found.product;
    return page<StocksPageData>({
      showrooms,
      product: { name, address: addressOf('product', { id: String(id), slug }), ...held },
      columns,
    });
  },
  head: ({ product }, { texts }) => {
    const t = translator(stocksTexts, texts);
    return product
      ? { title: `${t('titleOfProduct')}: ${product.name}`, isIndexed: false }
      : { title: t('title'), description: t('lead'), canonical: addressOf('stocks') };
  },
  view: StocksPage,
});
