import { localAddress } from '../../../../platform/languages/current-language.ts';
import { translator } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { listingHead, loadListing, type ListingData } from '../../server/listing/index.ts';
import { listingTexts } from '../../server/listing/texts.ts';
import { notFound, redirect } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { Producer } from '../../../../store/index.ts';

export type ProducerData = ListingData<Producer>;

export async function loadProducer(context: PageContext<'producer'>) {
  const { store, params, url } = context;
  const id = Number(params.id);
  const producer = (await store.catalogue.producers()).find((each) => each.id === id);
  if (!producer) return notFound();
  const place = { id, slug: producer.slug };
  if (decodeURIComponent(localAddress(url.pathname)) !== decodeURIComponent(addressOf('producer', place))) {
    return redirect(addressOf('producer', place) + url.search, 301);
  }
  return loadListing(context, ({ special, text }) => ({
    query: { producerId: id, ...(special && { special }), ...(text && { text }) },
    addressOf: (query) => addressOf('producer', place, query),
    subject: producer,
  }));
}

export const producerHead = (data: ProducerData, { texts, url }: PageContext<'producer'>): PageHead =>
  listingHead(data, translator(listingTexts, texts), url.origin, {
    title: data.subject.name,
    description: data.subject.description,
    canonical: addressOf('producer', { id: data.subject.id, slug: data.subject.slug }, { counter: data.page || null }),
  });
