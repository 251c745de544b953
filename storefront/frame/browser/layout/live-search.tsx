import { Combobox } from '../../../../components/combobox/index.ts';
import { useTextsContext } from '../../../../components/texts/index.ts';
import { connectShop } from '../../../../patterns/contract/client/connection.ts';
import { textSearch } from '../../../../patterns/contract/client/calls/text-search.ts';
import { useShopEnvironment } from '../../../../patterns/shop-environment/index.ts';
import { PhoneSearch } from './phone-search.tsx';
import { searchGroups, type SearchWords } from './search-groups.ts';
import { pagePrefix } from '../../../platform/browser/page-prefix.ts';

export interface LiveSearchProps {
  /** The page of results. */
  action: string;
  /** The search term, on the page of results. */
  text: string;
  /** The placeholder of the field. */
  placeholder: string;
  /** The minimum length of a search (setting searchMinimumCharacters). */
  minimumLength: number;
  /** The pause in typing before a search, in milliseconds (setting searchDelay). */
  delay?: number;
  /** What others look for often: offered before anything is typed. */
  popular?: ReadonlyArray<string>;
  /** The maximum of each kind (setting searchResults). */
  limit: number;
  /** Words about the products found. */
  words: SearchWords;
}

/** The header search: a form that works without a script, and shows results while typing. */
export function LiveSearch({ text, words, ...props }: LiveSearchProps) {
  const { priceType } = useShopEnvironment();
  const { locale } = useTextsContext();
  return (
    <Combobox
      {...props}
      defaultText={text}
      fullScreen={PhoneSearch}
      closesOnBack
      search={async (query, signal, limit) => ({
        groups: searchGroups(
          await textSearch(connectShop({ baseUrl: pagePrefix(), priceType }), query, {
            limit,
            signal,
            hasBreadcrumbs: true,
            hasUnits: true,
          }),
          { ...words, locale },
        ),
        // The call counts none.
        total: null,
      })}
    />
  );
}
