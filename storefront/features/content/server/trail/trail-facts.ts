import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { trailTexts } from './texts.ts';

interface TrailPlace {
  name: string;
  /** None of the page itself. */
  href?: string;
}

/** The trail of a page from the home page on, as search engines read it. */
export const trailFacts = (places: ReadonlyArray<TrailPlace>, { url, texts }: { url: URL; texts: TextsContext }) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: translator(trailTexts, texts)('home'), href: addressOf('home') }, ...places].map(
    ({ name, href }: TrailPlace, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(href !== undefined && { item: url.origin + href }),
    }),
  ),
});
