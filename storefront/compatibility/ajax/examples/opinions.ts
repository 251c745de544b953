import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: [
    'Opinions are of products. Nothing is kept of orders and of points: those fields are empty. `answer` is what the shop says to an opinion.',
  ],
  parameters: {
    action: '`get`, which may be left out.',
    type: '`product`; of other things there are no opinions.',
    sourceId: 'Number of one product; all products where it is left out.',
    resultsLimit: 'Opinions a page, 10 where it is left out, at most 100.',
    resultsPage: 'The page, from 0.',
    'rating[]': 'Only these ratings, 1 to 5; may come several times.',
    rating: 'As `rating[]`.',
    'ordersBy[n][elementName]': '`date` or `rating`; only the first is obeyed.',
    'ordersBy[n][sortDirection]': '`ASC` or `DESC`; the newest come first where it is left out.',
  },
  answer: [{ file: 'storefront/compatibility/ajax/opinions/opinions-answer.ts', name: 'opinionsAnswer' }],
  examples: [
    {
      title: 'The best opinions, the newest first',
      request: {
        path: '/ajax/opinions.php?action=get&type=product&resultsLimit=10&resultsPage=0&rating[]=5&ordersBy[0][elementName]=date&ordersBy[0][sortDirection]=DESC',
      },
    },
  ],
  refusals: [{ title: 'An action that there is not', request: { path: '/ajax/opinions.php?action=delete' } }],
} satisfies CallReference;
