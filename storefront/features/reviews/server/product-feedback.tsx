import { Link } from '../../../../components/link/index.ts';
import { useTexts } from '../../../../components/texts/index.ts';
import { addressOf } from '../../../shared/addresses.ts';
import { opinionTexts } from '../browser/opinions/texts.ts';
import { questionTexts } from '../browser/questions/texts.ts';
import * as styles from './product-feedback.css.ts';

/** Links to ask about a product and to review it: each form has its own page, so this page contains none of them. */
export function ProductFeedback({ productId }: { productId: number }) {
  const question = useTexts(questionTexts);
  const opinion = useTexts(opinionTexts);
  return (
    <div className={styles.feedback}>
      <Link href={addressOf('settings', {}, { question_product_id: productId })} look="standalone" rel="nofollow">
        {question('title')}
      </Link>
      <Link
        href={addressOf('settings', {}, { opinion_action: 'add', product: productId })}
        look="standalone"
        rel="nofollow"
      >
        {opinion('title')}
      </Link>
    </div>
  );
}
