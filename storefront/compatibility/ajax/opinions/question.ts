import { readCount, readId } from '../calling/read-parameters.ts';
import type { OpinionQuery } from '../../../store/index.ts';

export interface OpinionsQuestion {
  /** Null for opinions that cannot exist: of orders, of an impossible product id, with six stars. */
  readonly query: OpinionQuery | null;
  readonly page: number;
  readonly portion: number;
}

const usualPortion = 10;
const largestPortion = 100;
const mostPages = 100_000;

/** Reads `type`, `sourceId`, `rating[]`, `ordersBy`, `resultsPage` (from 0) and `resultsLimit` (wire contract 2.5). */
export function readOpinionsQuestion(parameters: URLSearchParams): OpinionsQuestion {
  const portion = readCount(parameters.get('resultsLimit'), {
    least: 1,
    most: largestPortion,
    otherwise: usualPortion,
  });
  const page = readCount(parameters.get('resultsPage'), { least: 0, most: mostPages, otherwise: 0 });
  const source = parameters.get('sourceId');
  const productId = source ? readId(source) : undefined;
  const asked = [...parameters].filter(([name, value]) => /^rating(?:\[\d*\])?$/.test(name) && value !== '');
  const ratings = asked.flatMap(([, value]) => (/^[1-5]$/.test(value) ? [Number(value)] : []));
  const hasRatings = asked.length === 0 || ratings.length > 0;
  const isKept = (parameters.get('type') ?? 'product') === 'product' && productId !== null && hasRatings;
  const element = parameters.get('ordersBy[0][elementName]');
  const direction = parameters.get('ordersBy[0][sortDirection]')?.toLowerCase();
  return {
    query: isKept
      ? {
          ...(productId !== undefined && { productId }),
          ratings,
          sort: element === 'rating' ? 'rating' : 'date',
          order: direction === 'asc' ? 'asc' : 'desc',
          page,
          portion,
        }
      : null,
    page,
    portion,
  };
}
