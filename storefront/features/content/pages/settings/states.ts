import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'settings', address: '/settings.php' },
  { name: 'newsletter', address: '/settings.php?mailing_action=add', touched: { field: 'mailing_email', script: 78 } },
  { name: 'newsletter-leaving', address: '/settings.php?mailing_action=remove' },
  { name: 'question', address: '/settings.php?question_product_id=1001' },
  { name: 'opinion', address: '/settings.php?product=1001&opinion_action=add' },
  { name: 'product-request', address: '/settings.php?add_request_product=1' },
] satisfies ReadonlyArray<PageState>;
