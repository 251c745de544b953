import { Combobox, ComboboxFullScreen } from '../../../../components/combobox/index.ts';
import { connectShop } from '../../../../patterns/contract/client/connection.ts';
import { textSearch } from '../../../../patterns/contract/client/calls/text-search.ts';
import { useShopEnvironment } from '../../../../patterns/shop-environment/index.ts';
import { searchGroups, type SearchWords } from './search-groups.ts';

export interface LiveSearchProps {
  /** The page of results. */
  action: string;
  /** What was searched for, on the page of results. */
  text: string;
  /** What the empty field shows. */
  placeholder: string;
  /** The shortest text that is searched for (setting searchMinimumCharacters). */
  minimumLength: number;
  /** The most of each kind that is shown (setting searchResults). */
  limit: number;
  /** Words about the products that it finds. */
  words: SearchWords;
}

/** The search of the header: a form that works as it stands, and finds while somebody types. */
export function LiveSearch({ text, words, ...props }: LiveSearchProps) {
  const { priceType } = useShopEnvironment();
  return (
    <Combobox
      {...props}
      defaultText={text}
      fullScreen={ComboboxFullScreen}
      closesOnBack
      search={async (query, signal, limit) => ({
        groups: searchGroups(
          await textSearch(connectShop({ priceType }), query, { limit, signal, hasBreadcrumbs: true }),
          words,
        ),
      })}
    />
  );
}
