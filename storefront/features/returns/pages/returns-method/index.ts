import { definePage } from '../../../../shared/define-page.ts';
import { stepPage, takeStep } from '../../server/flow/step-page.tsx';
import { ReturnMethodPage } from './page.tsx';

/** Old clients send the products here: returns-method.php?type=multiproduct (wire contract 3). */
export default definePage(
  'returns-method',
  stepPage('returns-method', ReturnMethodPage, (context) =>
    context.url.searchParams.get('type') === 'multiproduct'
      ? takeStep('returns-products', context, true)
      : takeStep('returns-method', context),
  ),
);
