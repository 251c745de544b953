import { Button } from '../../../../../components/button/index.ts';
import { Checkbox } from '../../../../../components/checkbox/index.ts';
import { Image } from '../../../../../components/image/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Price } from '../../../../../components/price/index.ts';
import { Select } from '../../../../../components/select/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { HiddenSpace, VisuallyHidden } from '../../../../../components/visually-hidden/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { shoppingListTexts } from '../../server/shopping-lists/texts.ts';
import type { ListRow } from '../../server/shopping-lists/list-rows.ts';
import type { ListAttempt } from './actions.ts';
import type { ShoppingListData } from './data.ts';
import * as styles from './page.css.ts';

export interface ListFormProps {
  data: ShoppingListData;
  /** Typed quantities that were refused. */
  attempt: ListAttempt | null;
}

/** The lines of a list in one form: every button also saves the typed quantities. */
export function ListForm({ data, attempt }: ListFormProps) {
  const t = useTexts(shoppingListTexts);
  const { id, key, seenBy, rows, total, lists } = data;
  const isOwn = seenBy === 'owner';
  const others = lists.filter(({ isCurrent }) => !isCurrent);
  const canBuy = rows.some(({ state }) => state === 'available');
  return (
    <form method="post" action={addressOf('shopping-list')} className={styles.form}>
      {isOwn ? (
        id !== '' && <input type="hidden" name="id" value={id} />
      ) : (
        <input type="hidden" name="key" value={key} />
      )}
      {/* Enter in a field presses the first button. */}
      {isOwn && (
        <button className={styles.firstButton} type="submit" name="do" value="save" tabIndex={-1} aria-hidden="true" />
      )}
      <ul role="list" aria-labelledby="list" className={styles.rows}>
        {rows.map((row) => (
          <li key={row.key} className={styles.row}>
            <Row row={row} isOwn={isOwn} attempt={attempt} />
          </li>
        ))}
      </ul>
      {total !== null && (
        <p className={styles.total}>
          {t('total')}
          <HiddenSpace />
          <strong className={styles.amount}>{total}</strong>
        </p>
      )}
      <div className={styles.buttons}>
        {canBuy && (
          <>
            <Button type="submit" name="do" value="buy-all" tone="primary">
              {t('allToBasket')}
            </Button>
            <Button type="submit" name="do" value="buy">
              {t('chosenToBasket')}
            </Button>
          </>
        )}
        {isOwn ? (
          <>
            <Button type="submit" name="do" value="save">
              {t('saveQuantities')}
            </Button>
            <Button type="submit" name="do" value="drop" tone="text">
              {t('dropChosen')}
            </Button>
          </>
        ) : (
          <Button type="submit" name="do" value="copy">
            {t('copy')}
          </Button>
        )}
      </div>
      {isOwn && others.length > 0 && (
        <div className={styles.moving}>
          <Select
            name="to"
            label={t('moveTo')}
            options={others.map((list) => ({ value: list.id, label: list.name }))}
            autoComplete="off"
          />
          <Button type="submit" name="do" value="move">
            {t('move')}
          </Button>
        </div>
      )}
    </form>
  );
}

function Row({ row, isOwn, attempt }: { row: ListRow; isOwn: boolean; attempt: ListAttempt | null }) {
  const t = useTexts(shoppingListTexts);
  const { key, name, fullName: full, subline, sizeName, address, picture, price, quantity, unit, state } = row;
  const typed = attempt?.quantities[key];
  return (
    <>
      <div className={styles.tick}>
        <Checkbox
          name="item"
          value={key}
          defaultChecked={attempt?.chosen.includes(key) ?? false}
          aria-label={t('choose', { name: full })}
        />
      </div>
      <div className={styles.picture}>
        {picture && <Image source={picture} alt="" sizes="88px" ratio="1:1" isFaded={state !== 'available'} />}
      </div>
      <div className={styles.words}>
        {address === null ? (
          <Text isStrong>{name}</Text>
        ) : (
          <a className={styles.name} href={address}>
            {name}
          </a>
        )}
        <Text look="small" tone="muted">
          {[sizeName === null ? null : t('size', { size: sizeName }), subline].filter(Boolean).join(' · ')}
        </Text>
        {price.kind === 'words' ? <Text isStrong>{price.text}</Text> : <Price {...price.price} size="card" />}
        <Text look="small" tone={state === 'available' ? 'ok' : 'muted'} isStrong={state === 'available'}>
          {t(state)}
        </Text>
        {state === 'soldOut' && address !== null && (
          <Text look="small" tone="muted">
            <Link href={address} tone="inherit">
              {t('soldOutLead')}
            </Link>
          </Text>
        )}
      </div>
      <div className={styles.quantity}>
        {isOwn ? (
          <TextField
            name={`quantity[${key}]`}
            aria-label={t('quantityOf', { name: full })}
            defaultValue={typed?.typed ?? quantity}
            inputMode="decimal"
            autoComplete="off"
            suffix={unit}
            error={typed?.problem ?? undefined}
          />
        ) : (
          <Text isNumeric>
            <VisuallyHidden>{t('quantity')}: </VisuallyHidden>
            {quantity} {unit}
          </Text>
        )}
      </div>
      <div className={styles.rowButtons}>
        {state === 'available' && (
          <Button type="submit" name="do" value={`buy ${key}`} size="compact">
            {t('toBasket')}
            <VisuallyHidden>{t('ofProduct', { name: full })}</VisuallyHidden>
          </Button>
        )}
        {isOwn && (
          <Button type="submit" name="do" value={`drop ${key}`} tone="text" size="compact">
            {t('drop')}
            <VisuallyHidden>{t('ofProduct', { name: full })}</VisuallyHidden>
          </Button>
        )}
      </div>
    </>
  );
}
