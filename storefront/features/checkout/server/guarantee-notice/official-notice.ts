import type { ImageSource } from '../../../../../components/image/index.ts';
import type { TextsContext } from '../../../../../components/texts/texts.ts';
import { pictureSource } from '../../../../../patterns/picture-source/index.ts';
import type { Language } from '../../../../platform/languages/languages.ts';
import type { Store } from '../../../../store/index.ts';

/** The pages of the operator whose first picture is the notice that the European Commission published (docs/operations.md). */
const slugs: Readonly<Record<Language, string>> = { pl: 'gwarancja-prawna', en: 'legal-guarantee' };

/** The Commission's picture of the notice in the language of the page; null where the operator has published none. */
export async function officialNotice({
  store,
  texts,
}: {
  store: Pick<Store, 'content'>;
  texts: TextsContext;
}): Promise<ImageSource | null> {
  const page = await store.content.find('page', slugs[texts.locale as Language]);
  const [picture] = Object.values(page?.pictures ?? {});
  return picture ? pictureSource(picture) : null;
}
