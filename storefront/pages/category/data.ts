import { translator } from '../../../components/texts/index.ts';
import { addressOf } from '../../addresses.ts';
import type { PageContext } from '../../define-page.ts';
import { listingHead, loadDepartments, loadListing, type ListingData } from '../../listing/index.ts';
import { listingTexts } from '../../listing/texts.ts';
import { pictureOf } from '../../pictures/index.ts';
import { notFound, redirect } from '../../runtime/answers.ts';
import type { PageHead } from '../../runtime/page.ts';
import type { CategoryWithCount } from '../../server/store/index.ts';
import { imageAddress } from '../../../components/image/index.ts';

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
    // A text in the address of a department looks for it among its products.
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
