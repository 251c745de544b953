import { localAddress } from '../../../../platform/languages/current-language.ts';
import { truncateAtWord } from '../../../../../components/truncate/truncate-at-word.ts';
import { translator } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { listingHead, loadDepartments, loadListing, type ListingData } from '../../server/listing/index.ts';
import { listingTexts } from '../../server/listing/texts.ts';
import { loadMenu } from '../../server/load-menu.ts';
import { pictureOf } from '../../server/pictures/index.ts';
import { previewAddress } from '../../server/pictures/preview-address.ts';
import { notFound, redirect } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { CategoryWithCount, MenuTree } from '../../../../store/index.ts';

/** A department as its page shows it. */
export interface Department extends CategoryWithCount {
  /** The beginning of its description, up to a whole word, and the rest; '' where there is none (requirement L-15). */
  lead: string;
  rest: string;
  /** Its parts in the menu. */
  parts: ReadonlyArray<{ name: string; address: string }>;
}

export type CategoryData = ListingData<Department>;

/** The most characters that search engines show of a page's description. */
const metaCharacters = 160;

export async function loadCategory(context: PageContext<'category'>) {
  const { params, url } = context;
  const id = Number(params.id);
  const category = (await loadDepartments(context)).find((each) => each.id === id);
  if (!category) return notFound();
  const place = { id, slug: category.slug };
  if (decodeURIComponent(localAddress(url.pathname)) !== decodeURIComponent(addressOf('category', place))) {
    return redirect(addressOf('category', place) + url.search, 301);
  }
  const lead = truncateAtWord(category.description, context.settings.categoryDescriptionCharacters);
  const rest = category.description.slice(lead.length).replace(/^[\s.,;:–—-]+/, '');
  const subject: Department = { ...category, lead, rest, parts: partsOf(id, await loadMenu(context)) };
  return loadListing(context, ({ special, text }) => ({
    // A text in a department's address searches its products.
    query: { categoryId: id, ...(special && { special }), ...(text && { text }) },
    addressOf: (query) => addressOf('category', place, query),
    subject,
  }));
}

/** The nodes of the menu below a department. */
function partsOf(id: number, tree: ReadonlyArray<MenuTree>): Department['parts'] {
  const node = tree.find(({ target }) => target?.kind === 'category' && target.id === id);
  return (node?.children ?? []).flatMap(({ name, target }) => {
    if (target === null) return [];
    return { name, address: target.kind === 'link' ? localAddress(target.link) : addressOf('category', target) };
  });
}

export function categoryHead(data: CategoryData, { texts, url }: PageContext<'category'>): PageHead {
  const { name, description, pictureId, id, slug } = data.subject;
  const picture = previewAddress(pictureId ? pictureOf(pictureId)?.source : null);
  return listingHead(data, translator(listingTexts, texts), url.origin, {
    title: name,
    description: truncateAtWord(description, metaCharacters),
    canonical: addressOf('category', { id, slug }, { counter: data.page || null }),
    ...(picture && { picture }),
  });
}
