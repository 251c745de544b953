import { ListingView } from '../../server/listing/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { ProducerData } from './data.ts';

/** A workshop: who they are and what of theirs the shop sells. */
export function ProducerPage({ data }: PageViewProps<ProducerData>) {
  return <ListingView data={data} title={data.subject.name} lead={data.subject.description} />;
}
