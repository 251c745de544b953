import { Button } from '../../../../../components/button/index.ts';
import { Icon, icons } from '../../../../../components/icon/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { HiddenSpace } from '../../../../../components/visually-hidden/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { shoppingListTexts } from '../../server/shopping-lists/texts.ts';
import type { ListAttempt } from './actions.ts';
import type { ShoppingListData } from './data.ts';
import * as styles from './page.css.ts';

export interface NamedFormProps {
  data: ShoppingListData;
  /** Of this form, if it was refused. */
  attempt: ListAttempt | null;
}

/** The visitor's lists, and a new one (requirement S-10). */
export function ListMenu({ data, attempt }: NamedFormProps) {
  const t = useTexts(shoppingListTexts);
  return (
    <div className={styles.menu}>
      <nav aria-label={t('lists')}>
        {/* Safari with VoiceOver drops the semantics of lists without markers, unless they have the role. */}
        <ul role="list" className={styles.lists}>
          {data.lists.map(({ id, name, address, count, isCurrent }) => (
            <li key={id}>
              <a className={styles.list} href={address} aria-current={isCurrent ? 'page' : undefined}>
                <span className={styles.listName}>{name}</span>
                <HiddenSpace />
                <span className={styles.listCount}>{t('count', { count })}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <details className={styles.folded} open={attempt !== null}>
        <summary className={styles.unfold}>
          <Icon shape={icons.plus} size={20} />
          {t('newList')}
        </summary>
        <form method="post" action={addressOf('shopping-list')} className={styles.named}>
          <TextField
            name="name"
            label={t('name')}
            hint={t('nameExample')}
            defaultValue={attempt?.typed ?? ''}
            maxLength={data.mostCharacters}
            autoComplete="off"
            error={attempt?.problem}
          />
          <Button type="submit" name="do" value="create">
            {t('create')}
          </Button>
        </form>
      </details>
    </div>
  );
}
