import { translator } from '../../../../../components/texts/texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { informationAddress, isInformationName, ownPageAddress } from '../../../../shared/information-addresses.ts';
import { entryAddress } from '../../server/entries/entries-data.ts';
import { siteMapTexts } from './texts.ts';

interface Place {
  name: string;
  address: string;
}

export interface SiteMapSection extends Pick<Place, 'name'> {
  id: string;
  /** The page of the section itself, if it has one. */
  address?: string;
  places: ReadonlyArray<Place>;
}

export interface SiteMapData {
  sections: ReadonlyArray<SiteMapSection>;
}

/** How many articles and messages stand under the links to their lists. */
const latest = 12;

/** Every department, producer, page and text of the shop, by subject. */
export async function loadSiteMap({ store, texts }: PageContext<'site-map'>) {
  const t = translator(siteMapTexts, texts);
  const [categories, producers, pages, posts, news] = await Promise.all([
    store.catalogue.categories(),
    store.catalogue.producers(),
    store.content.titles('page'),
    store.content.portion('post', 1, latest),
    store.content.portion('news', 1, latest),
  ]);
  const written = pages.map(({ id, slug, title }) => ({
    name: title,
    address: isInformationName(slug) ? informationAddress(slug) : ownPageAddress({ id, slug }),
  }));
  const own = pages.some(({ slug }) => slug === 'accessibility')
    ? []
    : [{ name: t('accessibility'), address: informationAddress('accessibility') }];
  const sections: ReadonlyArray<SiteMapSection> = [
    {
      id: 'departments',
      name: t('departments'),
      places: [
        ...categories
          .filter(({ productCount }) => productCount > 0)
          .map(({ id, slug, name }) => ({ name, address: addressOf('category', { id, slug }) })),
        { name: t('newest'), address: addressOf('search', {}, { newproducts: 'y' }) },
        { name: t('reduced'), address: addressOf('search', {}, { promo: 'y' }) },
      ],
    },
    {
      id: 'producers',
      name: t('producers'),
      places: producers.map(({ id, slug, name }) => ({ name, address: addressOf('producer', { id, slug }) })),
    },
    {
      id: 'help',
      name: t('help'),
      places: [
        ...written,
        ...own,
        { name: t('guarantee'), address: addressOf('legal-guarantee') },
        { name: t('contact'), address: addressOf('contact') },
        { name: t('shops'), address: addressOf('stocks') },
        { name: t('order'), address: addressOf('order-lookup') },
        { name: t('withdrawal'), address: addressOf('withdrawal') },
        { name: t('cookies'), address: addressOf('cookies') },
        { name: t('settings'), address: addressOf('settings') },
        { name: t('newsletter'), address: addressOf('settings', {}, { mailing_action: 'add' }) },
        { name: t('wish'), address: addressOf('settings', {}, { add_request_product: '1' }) },
      ],
    },
    {
      id: 'account',
      name: t('account'),
      places: [
        { name: t('signIn'), address: addressOf('signin') },
        { name: t('basket'), address: addressOf('basket') },
        { name: t('list'), address: addressOf('shopping-list') },
        { name: t('compare'), address: addressOf('product-compare') },
      ],
    },
    {
      id: 'blog',
      name: t('blog'),
      address: addressOf('blog'),
      places: posts.entries.map((entry) => ({ name: entry.title, address: entryAddress('post', entry) })),
    },
    {
      id: 'news',
      name: t('news'),
      address: addressOf('news'),
      places: news.entries.map((entry) => ({ name: entry.title, address: entryAddress('news', entry) })),
    },
  ];
  return page<SiteMapData>({ sections: sections.filter(({ address, places }) => address || places.length > 0) });
}

export const siteMapHead = (_: SiteMapData, { texts }: PageContext<'site-map'>): PageHead => {
  const t = translator(siteMapTexts, texts);
  return { title: t('title'), description: t('lead'), canonical: addressOf('site-map') };
};
