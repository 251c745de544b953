import type { ComboboxGroup, ComboboxOption } from '../../../../components/combobox/index.ts';
import type { TextSearchAnswer } from '../../../../patterns/contract/client/calls/text-search.ts';
import { withWord } from '../../../../patterns/rules/money.ts';
import type { Locale } from '../../../../components/texts/index.ts';
import { isPiece, perMeasure } from '../../../../patterns/rules/units.ts';

type Named = { readonly name: string; readonly link: string | null };

const option = ({ name, link }: Named): ComboboxOption => ({ name, ...(link !== null && { address: link }) });

export interface SearchWords {
  /** The mark of a product without a size that can be bought now: "Chwilowo brak". */
  soldOut: string;
  /** The price kind in words, if needed. */
  price?: string | undefined;
  /** Of the page; Polish by default. */
  locale?: Locale | undefined;
}

const isSoldOut = ({ sizes }: TextSearchAnswer['products'][number]) =>
  sizes.length > 0 && sizes.every(({ availability }) => availability.status === 'disable');

/** "/m" after the price of what is not sold by the piece, as on the cards. */
const measureOf = (unit: TextSearchAnswer['products'][number]['unit'], locale: Locale | undefined) =>
  unit && unit.singular !== '' && !isPiece(unit) ? perMeasure(unit.singular, locale) : '';

/** Call 12's results, as the groups of the search box. */
export function searchGroups(found: TextSearchAnswer, words: SearchWords): ReadonlyArray<ComboboxGroup> {
  return [
    // Search suggestions: they fill the field.
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
      options: found.products.map((product) => {
        const detail = [product.versionName, isSoldOut(product) && words.soldOut].filter(Boolean).join(' · ');
        return {
          ...option(product),
          ...(detail !== '' && { detail }),
          ...(product.price.price && {
            price: withWord(product.price.price.formatted, words.price) + measureOf(product.unit, words.locale),
          }),
          ...(product.iconSmall && { picture: product.iconSmall }),
        };
      }),
    },
  ];
}
