import { calendarDay, formatDay } from '../../../../../patterns/rules/warsaw-time.ts';
import { translator } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { notFound, page, redirect } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import {
  informationAddress,
  informationName,
  versionAddress,
  type InformationName,
} from '../../../../shared/information-addresses.ts';
import type { ContentEntry } from '../../../../store/index.ts';
import { accessibilityInformation } from './accessibility.ts';
import { accessibilityTexts } from './accessibility.texts.ts';
import { filledIn } from './fill-in.ts';
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
  /** Which text of the terms or of privacy this is; null of other pages. */
  version: ShownVersion | null;
}

interface ShownVersion {
  number: number;
  /** "26 listopada 2026" */
  since: string;
  /** The address of the text that holds now; null where this is it. */
  current: string | null;
}

/** The pages whose versions buyers agree to. */
const agreed: ReadonlyArray<InformationName> = ['terms', 'privacy'];

export async function loadInformation({ params, url, store, settings, texts }: PageContext<'information'>) {
  const name = informationName(Number(params.id));
  const asked = Number(url.searchParams.get('version') ?? '');
  const past = name && agreed.includes(name) && asked > 0 ? await store.content.pageOf(name, asked) : null;
  const written = past ?? (name && (await store.content.find('page', name)));
  const information = written
    ? filledIn(written, settings)
    : name === 'accessibility'
      ? accessibilityInformation(settings, texts)
      : null;
  if (!name || !information) return notFound();
  const address = informationAddress(name);
  if (decodeURIComponent(url.pathname) !== decodeURIComponent(address))
    return redirect(past?.isPast ? versionAddress(name, asked) : address, 301);
  return page<InformationData>({
    address,
    information,
    more:
      name === 'terms'
        ? { name: translator(accessibilityTexts, texts)('title'), address: informationAddress('accessibility') }
        : null,
    version:
      written && agreed.includes(name)
        ? {
            number: written.version ?? 1,
            since: formatDay(calendarDay(written.publishedAt), texts.locale, { dateStyle: 'long' }),
            current: past?.isPast ? address : null,
          }
        : null,
  });
}

export const informationHead = (
  { address, information, version }: InformationData,
  { texts, url }: PageContext<'information'>,
): PageHead => ({
  title: information.title,
  description: information.sections[0]?.paragraphs[0] ?? information.title,
  canonical: address,
  ...(version?.current && { isIndexed: false }),
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
