import type { ComboboxGroup, ComboboxOption } from '../../components/combobox/index.ts';
import type { TextSearchAnswer } from '../../patterns/contract/client/calls/text-search.ts';
import { withWord } from '../../patterns/rules/money.ts';

type Named = { readonly name: string; readonly link: string | null };

const option = ({ name, link }: Named): ComboboxOption => ({ name, ...(link !== null && { address: link }) });

/** What call 12 found, as the groups of the search box; `priceWord` tells which kind its prices are. */
export function searchGroups(found: TextSearchAnswer, priceWord?: string): ReadonlyArray<ComboboxGroup> {
  return [
    // Words to search for: they go into the field.
    { kind: 'queries', options: found.searchQueries.map(({ name }) => ({ name })) },
    {
      kind: 'categories',
      options: found.menuNodes.map((node) => ({
        ...option(node),
        ...(node.breadcrumb.length > 0 && { detail: node.breadcrumb.map(({ title }) => title).join(' / ') }),
      })),
    },
    { kind: 'series', options: found.series.map(option) },
    { kind: 'producers', options: found.producers.map(option) },
    { kind: 'pages', options: found.cms.map(option) },
    {
      kind: 'products',
      options: found.products.map((product) => ({
        ...option(product),
        ...(product.versionName && { detail: product.versionName }),
        ...(product.price.price && { price: withWord(product.price.price.formatted, priceWord) }),
        ...(product.iconSmall && { picture: product.iconSmall }),
      })),
    },
  ];
}
