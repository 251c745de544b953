import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: [
    'Opinions are of products. Fields of orders and points are empty. `answer` is the shop’s reply to an opinion.',
  ],
  parameters: {
    action: '`get`, or omitted.',
    type: '`product`; nothing else has opinions.',
    sourceId: 'Number of one product; all products if omitted.',
    resultsLimit: 'Opinions a page, 10 if omitted, at most 100.',
    resultsPage: 'The page, from 0.',
    'rating[]': 'Only these ratings, 1 to 5; may come several times.',
    rating: 'As `rating[]`.',
    'ordersBy[n][elementName]': '`date` or `rating`; only the first is used.',
    'ordersBy[n][sortDirection]': '`ASC` or `DESC`; the newest come first if omitted.',
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
  refusals: [{ title: 'An unknown action', request: { path: '/ajax/opinions.php?action=delete' } }],
} satisfies CallReference;
