import { Button } from '../../../components/button/index.ts';
import { useTexts } from '../../../components/texts/index.ts';
import { addressOf } from '../../shared/addresses.ts';
import { viewChoiceName, type ViewChoice } from '../../shared/view-choice.ts';
import * as styles from './layout.css.ts';
import { layoutTexts } from './texts.ts';

/**
 * Switches a phone between its own view and the one of a desktop, and back (requirement T-28). `Measures` hides it on
 * screens from the setting `responsiveSwitchWidth` on, which have the view of a desktop anyway.
 */
export function ViewSwitch({ choice }: { choice: ViewChoice }) {
  const t = useTexts(layoutTexts);
  const other: ViewChoice = choice === 'desktop' ? 'responsive' : 'desktop';
  return (
    <form className={styles.viewSwitch} method="post" action={addressOf('settings')} data-view-switch="">
      <input type="hidden" name={viewChoiceName} value={other} />
      <Button type="submit" tone="text" size="compact">
        {t(other === 'desktop' ? 'desktopView' : 'phoneView')}
      </Button>
    </form>
  );
}
