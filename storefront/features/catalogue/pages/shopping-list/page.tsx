import { Breadcrumbs } from '../../../../../components/breadcrumbs/index.ts';
import { Button, LinkButton } from '../../../../../components/button/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { EmptyState } from '../../../../../components/empty-state/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { shoppingListTexts } from '../../server/shopping-lists/texts.ts';
import type { ListAttempt } from './actions.ts';
import type { ShoppingListData } from './data.ts';
import { Dropped } from './dropped.tsx';
import { ListForm } from './list-form.tsx';
import { ListMenu } from './list-menu.tsx';
import { ListTools } from './list-tools.tsx';
import * as styles from './page.css.ts';

/** A visitor's lists, one at a time; by its link also another visitor's. */
export function ShoppingListPage({ data, attempt }: PageViewProps<ShoppingListData, ListAttempt>) {
  const t = useTexts(shoppingListTexts);
  const { name, seenBy, rows, isDeleting, sharedAddress } = data;
  const isOwn = seenBy === 'owner';
  return (
    <Container>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs trail={[{ name: t('home'), href: addressOf('home') }]} current={name} />
      </div>
      {isDeleting ? (
        <Deleting data={data} />
      ) : (
        <div className={styles.frame} data-is-own={isOwn || undefined}>
          {/* First in the page, as the title of all; beside the menu from level 3 on. */}
          <div className={styles.head}>
            <Heading level={1} id="list">
              {name}
            </Heading>
            <Text tone="muted">
              {t('count', { count: rows.length })} · {t(!isOwn ? 'shared' : sharedAddress ? 'public' : 'private')}
            </Text>
          </div>
          {isOwn && <ListMenu data={data} attempt={attempt?.form === 'create' ? attempt : null} />}
          <div className={styles.content}>
            {data.dropped.length > 0 && <Dropped data={data} />}
            {isOwn && (rows.length > 0 || data.isNamed) && (
              <ListTools data={data} attempt={attempt?.form === 'rename' ? attempt : null} />
            )}
            {rows.length > 0 ? (
              <ListForm data={data} attempt={attempt?.form === 'lines' ? attempt : null} />
            ) : (
              <EmptyState
                level={2}
                title={t('empty')}
                actions={
                  <Link href={addressOf('search', {}, { newproducts: 'y' })} look="standalone">
                    {t('seeNew')}
                  </Link>
                }
              >
                {isOwn ? (data.isNamed ? t('emptyNamed', { name }) : t('emptyLead')) : t('emptyShared')}
              </EmptyState>
            )}
          </div>
        </div>
      )}
    </Container>
  );
}

/** Without a script the question is a page. */
function Deleting({ data }: { data: ShoppingListData }) {
  const t = useTexts(shoppingListTexts);
  const { id, name, rows } = data;
  return (
    <div className={styles.question}>
      <Heading level={1}>{t('deleteTitle', { list: name })}</Heading>
      <Text>{rows.length > 0 ? t('deleteLead', { count: rows.length }) : t('deleteEmpty')}</Text>
      <form method="post" action={addressOf('shopping-list')} className={styles.answers}>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="do" value="delete" tone="danger">
          {t('delete')}
        </Button>
        <LinkButton href={addressOf('shopping-list', {}, { id })} tone="primary">
          {t('keepList')}
        </LinkButton>
      </form>
    </div>
  );
}
