import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { ListingView, listingTexts } from '../../server/listing/index.ts';
import { Zones } from '../../server/zones/zones.tsx';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { SearchData } from './data.ts';
import { searchWords } from './words.ts';

/** Search results, and the platform's special lists: reduced, new, most bought. */
export function SearchPage({ data }: PageViewProps<SearchData>) {
  const t = useTexts(listingTexts);
  const { request, corrected, total } = data;
  const { title, lead } = searchWords(data, t);
  const notice =
    corrected !== null && total > 0 ? <Text>{t('corrected', { text: request.text, corrected })}</Text> : undefined;
  return (
    <>
      <ListingView data={data} title={title} lead={lead} notice={notice} />
      <Zones zones={data.zones} />
    </>
  );
}
