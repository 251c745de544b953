import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { returnTexts } from './texts.ts';

/** "Do oddania: 549,00 zł" */
export function RefundSum({ amount }: { amount: string }) {
  const t = useTexts(returnTexts);
  return (
    <Text>
      {t('refund')}{' '}
      <Text as="span" isNumeric isUnbroken isStrong>
        {amount}
      </Text>
    </Text>
  );
}
