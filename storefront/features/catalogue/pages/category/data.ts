import { translator } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { listingHead, loadDepartments, loadListing, type ListingData } from '../../server/listing/index.ts';
import { listingTexts } from '../../server/listing/texts.ts';
import { pictureOf } from '../../server/pictures/index.ts';
import { notFound, redirect } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { CategoryWithCount } from '../../../../store/index.ts';
import { imageAddress } from '../../../../../components/image/index.ts';

export type CategoryData = ListingData<CategoryWithCount>;

export async function loadCategory(context: PageContext<'category'>) {
  const { params, url } = context;
  const id = Number(params.id);
  const category = (await loadDepartments(context)).find((each) => each.id === id);
  if (!category) return notFound();
  const place = { id, slug: category.slug };
  if (decodeURIComponent(url.pathname) !== decodeURIComponent(addressOf('category', place))) {
    return redirect(addressOf('category', place) + url.search, 301);
  }
  return loadListing(context, ({ special, text }) => ({
    // A text in a department's address searches its products.
    query: { categoryId: id, ...(special && { special }), ...(text && { text }) },
    addressOf: (query) => addressOf('category', place, query),
    subject: category,
  }));
}

export function categoryHead(data: CategoryData, { texts, url }: PageContext<'category'>): PageHead {
  const { name, description, pictureId, id, slug } = data.subject;
  const picture = pictureId ? pictureOf(pictureId) : null;
  const widest = picture?.source.widths.jpg.at(-1);
  return listingHead(data, translator(listingTexts, texts), url.origin, {
    title: name,
    description,
    canonical: addressOf('category', { id, slug }, { counter: data.page || null }),
    ...(picture && widest !== undefined && { picture: imageAddress(picture.source, widest, 'jpg') }),
  });
}
