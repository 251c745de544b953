import { ListingView } from '../../server/listing/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { ProducerData } from './data.ts';

/** A workshop: its description and its products in the shop. */
export function ProducerPage({ data }: PageViewProps<ProducerData>) {
  return <ListingView data={data} title={data.subject.name} lead={data.subject.description} />;
}
