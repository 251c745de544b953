import { ListingView } from '../../server/listing/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { CategoryData } from './data.ts';

/** A department: its description [S-22] and its products. */
export function CategoryPage({ data }: PageViewProps<CategoryData>) {
  return <ListingView data={data} title={data.subject.name} lead={data.subject.description} />;
}
