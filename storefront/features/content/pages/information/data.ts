import { localAddress } from '../../../../platform/languages/current-language.ts';
import { calendarDay, formatDay } from '../../../../../patterns/rules/warsaw-time.ts';
import { translator } from '../../../../../components/texts/index.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { gone, notFound, page, redirect } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import {
  informationAddress,
  informationName,
  isInformationName,
  ownPageAddress,
  versionAddress,
  type InformationName,
} from '../../../../shared/information-addresses.ts';
import type { ContentEntry } from '../../../../store/index.ts';
import { linesOf, openingOf, parseMarkdown, sectionsOf } from '../../markdown/parse-markdown.ts';
import { agreedPages } from '../../store/page-versions.ts';
import { sellerWords } from '../../store/seller-words.ts';
import { accessibilityInformation } from './accessibility.ts';
import { accessibilityTexts } from './accessibility.texts.ts';
import { filledIn } from './fill-in.ts';
import { trailFacts } from '../../server/trail/trail-facts.ts';

interface InformationSection {
  heading: string | null;
  paragraphs: ReadonlyArray<string>;
  links?: ReadonlyArray<{ name: string; address: string }>;
}

/** An information page that the shop writes itself. */
export interface Information extends Pick<ContentEntry, 'title' | 'note'> {
  sections: ReadonlyArray<InformationSection>;
}

/** One that an operator wrote, in Markdown. */
type WrittenInformation = Pick<ContentEntry, 'title' | 'note' | 'body' | 'pictures'>;

export interface InformationData {
  address: string;
  information: Information | WrittenInformation;
  /** Questions, which open at their answers. */
  isQuestions: boolean;
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

const agreed: ReadonlyArray<InformationName> = agreedPages;

export async function loadInformation({ params, url, store, settings, texts }: PageContext<'information'>) {
  if (params.kind === 'cabout') return loadOwnPage(params, store, settings);
  const name = informationName(Number(params.id));
  const asked = Number(url.searchParams.get('version') ?? '');
  const past = name && agreed.includes(name) && asked > 0 ? await store.content.pageOf(name, asked) : null;
  const written = past ?? (name && (await store.content.find('page', name)));
  const information = written
    ? filledIn(written, past?.seller ?? sellerWords(settings))
    : name === 'accessibility'
      ? accessibilityInformation(settings, texts)
      : null;
  if (!name) return notFound();
  if (!information) return (await store.content.isWithdrawn('page', { slug: name })) ? gone() : notFound();
  const address = informationAddress(name);
  if (decodeURIComponent(localAddress(url.pathname)) !== decodeURIComponent(address))
    return redirect(past?.isPast ? versionAddress(name, asked) : address, 301);
  return page<InformationData>({
    address,
    information,
    isQuestions: name === 'faq',
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

/** A page of the operator's own, by the number of its entry. */
async function loadOwnPage(
  { id, slug }: { id: string; slug: string },
  store: PageContext<'information'>['store'],
  settings: PageContext<'information'>['settings'],
) {
  const number = Number(id);
  if (!Number.isSafeInteger(number)) return notFound();
  const entry = await store.content.entry('page', number);
  if (!entry) return (await store.content.isWithdrawn('page', { id: number })) ? gone() : notFound();
  // The shop's known pages have addresses of their own.
  if (isInformationName(entry.slug)) return notFound();
  const address = ownPageAddress(entry);
  if (entry.slug !== slug) return redirect(address, 301);
  return page<InformationData>({
    address,
    information: filledIn(entry, sellerWords(settings)),
    isQuestions: false,
    more: null,
    version: null,
  });
}

/** The first paragraph. */
const descriptionOf = (information: InformationData['information']): string =>
  ('body' in information ? openingOf(information.body) : information.sections[0]?.paragraphs[0]) || information.title;

/** The questions and their answers for search engines: the words that the page shows. */
const questionsOf = (body: string): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  sectionsOf(parseMarkdown(body)).flatMap(({ heading, content }) => {
    const text = linesOf(content).join('\n');
    if (!heading || !text) return [];
    return [{ '@type': 'Question', name: heading, acceptedAnswer: { '@type': 'Answer', text } }];
  });

const questionsFact = ({ information, isQuestions }: InformationData): NonNullable<PageHead['facts']> => {
  const mainEntity = isQuestions && 'body' in information ? questionsOf(information.body) : [];
  return mainEntity.length > 0 ? [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }] : [];
};

export const informationHead = (data: InformationData, { texts, url }: PageContext<'information'>): PageHead => ({
  title: data.information.title,
  description: descriptionOf(data.information),
  canonical: data.address,
  ...(data.version?.current && { isIndexed: false }),
  facts: [...questionsFact(data), trailFacts([{ name: data.information.title }], { url, texts })],
});
