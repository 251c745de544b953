import { Button } from '../../../../../components/button/index.ts';
import { Icon, icons } from '../../../../../components/icon/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import deleteList from '../../browser/shopping-list/islands/delete-list.tsx';
import { shoppingListTexts } from '../../server/shopping-lists/texts.ts';
import type { NamedFormProps } from './list-menu.tsx';
import * as styles from './page.css.ts';

/** What the owner does with the list itself: rename, share, delete. */
export function ListTools({ data, attempt }: NamedFormProps) {
  const t = useTexts(shoppingListTexts);
  const { id, name, isNamed, rows, sharedAddress, mostCharacters } = data;
  const action = addressOf('shopping-list');
  const list = id !== '' && <input type="hidden" name="id" value={id} />;
  return (
    <div className={styles.tools}>
      <details className={styles.folded} open={attempt !== null}>
        <summary className={styles.unfold}>{t('rename')}</summary>
        <form method="post" action={action} className={styles.named}>
          {list}
          <TextField
            name="name"
            label={t('name')}
            defaultValue={attempt?.typed ?? name}
            maxLength={mostCharacters}
            autoComplete="off"
            error={attempt?.problem}
          />
          <Button type="submit" name="do" value="rename">
            {t('saveName')}
          </Button>
        </form>
      </details>
      <details className={styles.folded} open={sharedAddress !== null}>
        <summary className={styles.unfold}>
          <Icon shape={icons.send} size={20} />
          {t('share')}
        </summary>
        <form method="post" action={action} className={styles.named}>
          {list}
          {sharedAddress === null ? (
            <>
              <Text look="small" tone="muted">
                {t('shareLead')}
              </Text>
              <Button type="submit" name="do" value="publish">
                {t('publish')}
              </Button>
            </>
          ) : (
            <>
              <TextField
                label={t('shareAddress')}
                hint={t('shareLead')}
                value={sharedAddress}
                readOnly
                autoComplete="off"
              />
              <span className={styles.answers}>
                {/* A script copies; without one the address is selected by hand. */}
                <span className={styles.scripted}>
                  <Button data-copy={sharedAddress} data-copied={t('copied')} data-not-copied={t('notCopied')}>
                    {t('copyAddress')}
                  </Button>
                </span>
                <Button type="submit" name="do" value="hide" tone="text">
                  {t('hide')}
                </Button>
              </span>
            </>
          )}
        </form>
      </details>
      {isNamed && (
        <Island
          of={deleteList}
          props={{
            id,
            action,
            address: addressOf('shopping-list', {}, { id, delete: '1' }),
            words: {
              delete: t('delete'),
              keep: t('keepList'),
              title: t('deleteTitle', { list: name }),
              lead: rows.length > 0 ? t('deleteLead', { count: rows.length }) : t('deleteEmpty'),
            },
          }}
        />
      )}
    </div>
  );
}
