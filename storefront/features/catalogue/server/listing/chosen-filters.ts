import { translator } from '../../../../../components/texts/index.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import type { Facet, Facets, ListFilters } from '../../../../store/index.ts';
import { listingTexts } from './texts.ts';

/** An active filter as text, and the list without it. */
export interface ChosenFilter {
  text: string;
  address: string;
  /** The filters that remain without it. */
  left: ListFilters;
}

/** An active value, with the filters that remain without it. */
interface Choice {
  text: string;
  left: ListFilters;
}

/** The filters of a list as text (spec 2, "Search results with filters"), each with a link to remove it. */
export function chosenFilters(
  filters: ListFilters,
  facets: Pick<Facets, 'filters'>,
  addressWith: (filters: ListFilters) => string,
  wording: Pick<PageContext, 'texts' | 'settings'>,
): ReadonlyArray<ChosenFilter> {
  const t = translator(listingTexts, wording.texts);
  const { price, producers = [], sizes = [], availability = [], parameters = [] } = filters;
  const nameIn = (kind: Facet['kind'], value: string | number, parameterId: number | null = null) =>
    facets.filters
      .find((facet) => facet.kind === kind && facet.parameterId === parameterId)
      ?.values.find((one) => one.value === String(value))?.name;
  const parameterName = (id: number) => facets.filters.find(({ parameterId }) => parameterId === id)?.name;
  // The address uses gross prices, whichever the shop shows (wire contract 3).
  const { paid } = shopMoney(wording);

  const choices: ReadonlyArray<Choice> = [
    ...(price
      ? [{ text: priceText(price, { money: paid, t }), left: { ...filters, price: undefined } as ListFilters }]
      : []),
    ...producers.map((id) => ({
      text: t('chosenProducer', { name: nameIn('producer', id) ?? t('chosenUnknown') }),
      left: { ...filters, producers: without(producers, id) },
    })),
    ...sizes.map((type) => ({
      text: t('chosenSize', { name: nameIn('size', type) ?? t('chosenUnknown') }),
      left: { ...filters, sizes: without(sizes, type) },
    })),
    ...availability.map((choice) => ({
      text: t(`chosen-${choice}`),
      left: { ...filters, availability: without(availability, choice) },
    })),
    ...parameters.flatMap(({ id, values }) =>
      values.map((value) => ({
        text: t('chosenParameter', {
          parameter: parameterName(id) ?? t('chosenUnknown'),
          name: nameIn('parameter', value, id) ?? t('chosenUnknown'),
        }),
        left: {
          ...filters,
          parameters: parameters.flatMap((one) =>
            one.id !== id ? [one] : values.length > 1 ? [{ id, values: without(values, value) }] : [],
          ),
        },
      })),
    ),
  ];
  return choices.map(({ text, left: remaining }) => {
    const left = withoutEmpty(remaining);
    return { text, left, address: addressWith(left) };
  });
}

const without = <Value>(values: ReadonlyArray<Value>, one: Value): ReadonlyArray<Value> =>
  values.filter((value) => value !== one);

/** A filter without values is left out of the address. */
const withoutEmpty = (filters: ListFilters): ListFilters =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([, chosen]) => chosen !== undefined && !(Array.isArray(chosen) && chosen.length === 0),
    ),
  );

function priceText(
  { from, to }: NonNullable<ListFilters['price']>,
  { money, t }: { money: (amount: number) => string; t: ReturnType<typeof translator<typeof listingTexts.pl>> },
): string {
  if (from === undefined) return t('chosenPriceTo', { to: money(to ?? 0) });
  if (to === undefined) return t('chosenPriceFrom', { from: money(from) });
  return t('chosenPrice', { from: money(from), to: money(to) });
}
