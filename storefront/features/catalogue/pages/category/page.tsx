import { ListingView } from '../../server/listing/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { CategoryData } from './data.ts';

/** A department: what it is about [S-22] and what it holds. */
export function CategoryPage({ data }: PageViewProps<CategoryData>) {
  return <ListingView data={data} title={data.subject.name} lead={data.subject.description} />;
}
