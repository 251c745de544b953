import { unitName } from '../../../patterns/rules/units.ts';
import { loadCatalogue } from '../../../storefront/demo/load.ts';

/** Parts that pages show alone: sentences, clauses and what stands beside a place for a day, without the mark that ends them. Single words could be messages too. */
const partsOf = (text: string): ReadonlyArray<string> =>
  [text, ...text.split(/(?<=[.,:;!?])\s+|\s*\{\w+\}\s*/u)]
    .flatMap((part) => [part, part.replace(/[.,:;]$/u, '')])
    .filter((part) => /\s/u.test(part.trim()));

/** The lines of a text in Markdown as they stand on a page: without the marks of headings, lists, emphasis and links. */
const linesOf = (text: string): ReadonlyArray<string> =>
  text.split('\n').map((line) =>
    line
      .replace(/^(?:#+|[-*]|\d+\.)\s+/u, '')
      .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
      .replaceAll(/\*\*|[_`\\]/gu, ''),
  );

/** Every text of the shop's catalogue, as it is written there, and its sentences. */
export function catalogueTexts(): ReadonlyArray<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string')
      for (const line of [value, ...linesOf(value)]) for (const text of [line, ...partsOf(line)]) found.add(text);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  const catalogue = loadCatalogue();
  visit(catalogue);
  // The units of the goods have their names in Polish grammar: "sztuka", "2 sztuki", "5 sztuk", "1,5 sztuki".
  for (const { unit } of catalogue.products)
    for (const quantity of [1000, 2000, 5000, 1500]) found.add(unitName(unit, quantity));
  return [...found];
}

const anyDay = Date.UTC(2026, 0, 1, 12);
const day = 24 * 60 * 60 * 1000;

/** The words in which dates are written: months and days of the week, as the browser's and the server's `Intl` know them. */
export const wordsOfDates = (language: string): ReadonlyArray<string> => [
  ...new Set(
    (['long', 'short'] as const)
      .flatMap((width) => [
        { day: 'numeric', month: width } as const,
        { month: width } as const,
        { weekday: width } as const,
      ])
      .map((form) => new Intl.DateTimeFormat(language, form))
      .flatMap((format) => Array.from({ length: 365 }, (_, index) => format.formatToParts(anyDay + index * day)).flat())
      .filter(({ type }) => type === 'month' || type === 'weekday')
      .map(({ value }) => value),
  ),
];
