import { Button } from '../../../../../components/button/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import * as styles from './current-password.css.ts';
import { currentPasswordTexts } from './texts.ts';

/**
 * In place of the current password, for an account that a provider of sign-ins opened: its owner sets a password by a
 * link in the mailbox, which a stolen cookie does not open.
 */
export function NoPassword({ email }: { email: string }) {
  const t = useTexts(currentPasswordTexts);
  return (
    <form method="post" action={addressOf('password-recover')} className={styles.none}>
      <Text isStrong>{t('none')}</Text>
      <Text tone="muted">{t('noneLead', { email })}</Text>
      <input type="hidden" name="operation" value="recover" />
      <input type="hidden" name="email" value={email} />
      <Button type="submit">{t('send')}</Button>
    </form>
  );
}
