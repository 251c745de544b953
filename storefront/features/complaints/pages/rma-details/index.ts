import { definePage } from '../../../../shared/define-page.ts';
import { pageWith } from '../../../../platform/page/answers.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { takeUnsent } from '../../../../shared/sign-in/unsent-form.ts';
import { changeComplaint, unsentMessage } from './actions.ts';
import { headOfRmaDetails, loadRmaDetails } from './data.ts';
import { RmaDetailsPage } from './page.tsx';

export default definePage('rma-details', {
  async load(context) {
    const answer = await loadRmaDetails(context);
    if (answer.kind !== 'page') return answer;
    const unsent = await takeUnsent(context, goalAt('rma-details', context.url.searchParams));
    return pageWith(answer.data, unsent && (await unsentMessage(unsent, context)));
  },
  head: headOfRmaDetails,
  view: RmaDetailsPage,
  post: changeComplaint,
  isPersonal: true,
});
