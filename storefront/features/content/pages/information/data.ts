import { translator } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { notFound, page, redirect } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { informationAddress, informationName } from '../../../../shared/information-addresses.ts';
import type { ContentEntry } from '../../../../store/index.ts';
import { accessibilityInformation } from './accessibility.ts';
import { accessibilityTexts } from './accessibility.texts.ts';
import { informationTexts } from './texts.ts';

/** Content of an information page. */
export interface Information extends Pick<ContentEntry, 'title' | 'note'> {
  sections: ReadonlyArray<
    ContentEntry['sections'][number] & { links?: ReadonlyArray<{ name: string; address: string }> }
  >;
}

export interface InformationData {
  address: string;
  information: Information;
  /** The accessibility page, linked from the terms: the law wants it beside them. */
  more: { name: string; address: string } | null;
}

export async function loadInformation({ params, url, store, settings, texts }: PageContext<'information'>) {
  const name = informationName(Number(params.id));
  const written = name && (await store.content.find('page', name));
  const information = written ?? (name === 'accessibility' ? accessibilityInformation(settings, texts) : null);
  if (!name || !information) return notFound();
  const address = informationAddress(name);
  if (decodeURIComponent(url.pathname) !== decodeURIComponent(address)) return redirect(address, 301);
  return page<InformationData>({
    address,
    information,
    more:
      name === 'terms'
        ? { name: translator(accessibilityTexts, texts)('title'), address: informationAddress('accessibility') }
        : null,
  });
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
