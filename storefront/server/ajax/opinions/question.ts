import { readCount, readId } from '../calling/read-parameters.ts';
import type { OpinionQuery } from '../../store/index.ts';

export interface OpinionsQuestion {
  /** Null where opinions are asked for that the shop does not keep: of orders, or of a product that no id can name. */
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
  const isKept = (parameters.get('type') ?? 'product') === 'product' && productId !== null;
  const element = parameters.get('ordersBy[0][elementName]');
  const direction = parameters.get('ordersBy[0][sortDirection]')?.toLowerCase();
  const ratings = [...parameters.getAll('rating[]'), ...parameters.getAll('rating')].map(Number);
  return {
    query: isKept
      ? {
          ...(productId !== undefined && { productId }),
          ratings: ratings.filter((rating) => Number.isInteger(rating) && rating >= 1 && rating <= 5),
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
