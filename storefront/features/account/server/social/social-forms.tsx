import { Button } from '../../../../../components/button/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { SignInProvider } from '../../../../platform/settings/index.ts';
import * as styles from '../../browser/account-page.css.ts';
import { providersOf } from './providers.ts';
import { signInSocialTexts } from './texts.ts';

/** A provider as pages show it. */
export type ShownProvider = Pick<SignInProvider, 'id' | 'name'>;

export const shownProviders = (context: Parameters<typeof providersOf>[0]): ReadonlyArray<ShownProvider> =>
  providersOf(context).map(({ id, name }) => ({ id, name }));

export interface SocialFormProps {
  providers: ReadonlyArray<ShownProvider>;
  /** The query of the page that signing in leads to. */
  goal: Readonly<Record<string, string>>;
  /** Links the account elsewhere to the signed-in client's. */
  isLinking?: boolean;
}

/** Signs in or registers by an account elsewhere: sent by GET to its action [C-21]. Nothing without providers. */
export function SocialForm({ providers, goal, isLinking = false }: SocialFormProps) {
  const t = useTexts(signInSocialTexts);
  if (providers.length === 0) return null;
  return (
    <form method="get" action={addressOf('signin-social')} className={styles.social}>
      {Object.entries(goal).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {providers.map(({ id, name }) => (
        <Button key={id} type="submit" name="provider" value={id}>
          {t(isLinking ? 'connect' : 'by', { provider: name })}
        </Button>
      ))}
    </form>
  );
}
