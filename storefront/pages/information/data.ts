import { translator } from '../../../components/texts/index.ts';
import { addressOf } from '../../addresses.ts';
import type { PageContext } from '../../define-page.ts';
import { notFound, page, redirect } from '../../runtime/answers.ts';
import type { PageHead } from '../../runtime/page.ts';
import { informationAddress, informationName } from '../../information-addresses.ts';
import type { ContentEntry } from '../../server/store/index.ts';
import { informationTexts } from './texts.ts';

export interface InformationData {
  address: string;
  information: Pick<ContentEntry, 'title' | 'note' | 'sections'>;
}

export async function loadInformation({ params, url, store }: PageContext<'information'>) {
  const name = informationName(Number(params.id));
  const information = name && (await store.content.find('page', name));
  if (!information) return notFound();
  const address = informationAddress(name);
  if (decodeURIComponent(url.pathname) !== decodeURIComponent(address)) return redirect(address, 301);
  return page<InformationData>({ address, information });
}

export const informationHead = (
  { address, information }: InformationData,
  { texts, url }: PageContext<'information'>,
): PageHead => ({
  title: information.title,
  description: information.sections[0]?.paragraphs[0] ?? information.title,
  canonical: address,
  facts: [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: translator(informationTexts, texts)('home'),
          item: url.origin + addressOf('home'),
        },
        { '@type': 'ListItem', position: 2, name: information.title },
      ],
    },
  ],
});
