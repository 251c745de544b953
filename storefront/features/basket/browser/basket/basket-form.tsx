import { Fragment, useRef, useState, type ReactNode } from 'react';
import { Heading } from '../../../../../components/heading/index.ts';
import { Button, IconButton, LinkButton } from '../../../../../components/button/index.ts';
import { Icon, icons } from '../../../../../components/icon/index.ts';
import { QuantityStepper } from '../../../../../components/quantity-stepper/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import { BasketLine } from '../../../../../patterns/basket-line/index.ts';
import { FreeDeliveryBar } from '../../../../../patterns/free-delivery-bar/index.ts';
import { OrderColumns } from '../../../../../patterns/order-columns/index.ts';
import { OrderSummary } from '../../../../../patterns/order-summary/index.ts';
import { orderedUnitName, shortUnitName, unitName } from '../../../../../patterns/rules/units.ts';
import { Instalments } from '../../../catalogue/instalments.ts';
import type { BasketLineData } from '../../server/basket-data.ts';
import type { BasketFormProps } from '../../pages/basket/basket-form-props.ts';
import * as styles from './basket.css.ts';
import { BasketDock } from './basket-dock.tsx';
import { GiftGroups } from './gift-groups.tsx';
import { LineComment } from './line-comment.tsx';
import { LineFiles } from './line-files.tsx';
import { LineWrapping } from './line-wrapping.tsx';
import { RemovedLines } from './removed-lines.tsx';
import { SaveAsList } from './save-as-list.tsx';
import { RebateField } from './rebate-field.tsx';
import { basketPageTexts } from './texts.ts';
import { lineName } from './line-name.ts';
import { useBasketForm } from './use-basket-form.ts';

const formId = 'basket-form';

/**
 * Lines and sums. As plain HTML it is one form with a save button; with JavaScript each change is saved and announced
 * at once.
 */
export function BasketForm(props: BasketFormProps) {
  const t = useTexts(basketPageTexts);
  const form = useBasketForm(props);
  const { basket } = form;
  const { addresses, attempt } = props;
  const typedOf = (line: BasketLineData) => attempt?.lines[lineName(line)] ?? {};

  const summary = useRef<HTMLDivElement>(null);
  const removed = basket.removed && <RemovedLines removed={basket.removed} isSent={form.isRestoring} />;
  const indexed = basket.lines.map((line, index) => ({ line, index }));
  const groups = [...Map.groupBy(indexed, ({ line }) => line.groupId)].sort(([a], [b]) => a - b);
  const isParted = groups.length > 1;
  // In the place of the removed line, or at the end.
  const place = Math.min(basket.removed?.position ?? 0, basket.lines.length);

  if (basket.lines.length === 0)
    return (
      <>
        {removed && (
          <form action={addresses.change} method="post" onSubmit={form.onSubmit}>
            {removed}
          </form>
        )}
        <EmptyBasket address={addresses.shopping} />
      </>
    );
  return (
    <OrderColumns
      side={
        <div className={styles.side}>
          <div ref={summary}>
            <OrderSummary {...basket.summary}>
              <Button form={formId} type="submit" name="next" value="order" tone="primary" size="large" isFullWidth>
                {t('goOn')}
              </Button>
              <div className={styles.express}>
                <Button form={formId} type="submit" name="express" value="basket" size="large" isFullWidth>
                  {t('express')}
                </Button>
                <p className={styles.expressNote}>{t('expressNote')}</p>
              </div>
            </OrderSummary>
          </div>
          <RebateField
            form={formId}
            rebate={basket.rebate}
            typed={attempt?.rebate?.typed ?? ''}
            problem={form.rebateProblem}
            isSent={form.isRebateSent}
          />
          <SaveAsList form={formId} name={basket.listName} refused={attempt?.list} />
          {basket.instalments && <Instalments {...basket.instalments} />}
          <ul className={styles.promises} role="list">
            {basket.isReturnable && (
              <li className={styles.promise}>
                <Icon shape={icons.returnArrow} size={20} /> {t('returns', { n: String(props.returnDays) })}
              </li>
            )}
            <li className={styles.promise}>
              <Icon shape={icons.lock} size={20} /> {t(props.takesOnline ? 'onlinePayments' : 'payments')}
            </li>
          </ul>
        </div>
      }
    >
      {basket.freeDelivery && (
        <div className={styles.freeDelivery}>
          <FreeDeliveryBar {...basket.freeDelivery} />
        </div>
      )}
      <form
        id={formId}
        action={addresses.change}
        method="post"
        encType="multipart/form-data"
        noValidate
        onSubmit={form.onSubmit}
      >
        {/* Enter in a quantity presses the first button of a form: it must save, not remove. Safari 26 passes over
            buttons that are not rendered, so it is only out of sight. */}
        <button className={styles.firstButton} type="submit" tabIndex={-1} aria-hidden="true" />
        {groups.map(([groupId, own]) => (
          <Fragment key={groupId}>
            {isParted && (
              <div className={styles.groupHead}>
                <Heading level={2} look="h3" id={`group-${groupId}`}>
                  {t(`group.${groupId === 2 ? 2 : 1}`)}
                </Heading>
              </div>
            )}
            <ul
              className={styles.lines}
              role="list"
              {...(isParted ? { 'aria-labelledby': `group-${groupId}` } : { 'aria-label': t('lines') })}
            >
              {own.map(({ line, index }) => (
                <Fragment key={lineName(line)}>
                  {removed && place === index && <li className={styles.removedItem}>{removed}</li>}
                  <li className={styles.item} data-basket-group={line.groupId}>
                    <Line
                      line={line}
                      index={index}
                      quantity={form.quantityOf(line)}
                      typed={typedOf(line).quantity}
                      problem={typedOf(line).problem ?? null}
                      onQuantity={(value) => form.setQuantity(line, value)}
                      onRemove={() => form.removeLine(line)}
                      options={
                        <>
                          <Wrapping line={line} index={index} form={form} />
                          <LineComment
                            field={`comment[${index}]`}
                            name={line.name}
                            text={typedOf(line).comment ?? line.comment.text}
                            isRequired={line.comment.isRequired}
                            problem={typedOf(line).commentProblem ?? null}
                            longest={props.commentMaximum}
                            onWrite={(text) => form.setComment(line, text)}
                            isOpen={line.files.length > 0 || form.files.problemOf(line) !== null}
                          >
                            <LineFiles
                              index={index}
                              name={line.name}
                              files={line.files}
                              rules={props.fileRules}
                              problem={form.files.problemOf(line)}
                              onSend={form.files.send(line)}
                              onRemove={(file) => void form.files.remove(line, file)}
                            />
                          </LineComment>
                        </>
                      }
                    />
                  </li>
                </Fragment>
              ))}
              {removed && place === basket.lines.length && own.at(-1)?.index === place - 1 && (
                <li className={styles.removedItem}>{removed}</li>
              )}
            </ul>
          </Fragment>
        ))}
        <GiftGroups gifts={basket.gifts} choiceOf={form.choiceOf} onChoose={form.choose} />
        <div className={styles.save}>
          <Button type="submit">{t('save')}</Button>
        </div>
      </form>
      <BasketDock form={formId} place={summary} total={basket.summary.total} />
    </OrderColumns>
  );
}

interface LineProps {
  line: BasketLineData;
  index: number;
  /** The wanted quantity, saved or not. */
  quantity: number;
  /** The value of a refused form. */
  typed: string | undefined;
  /** Why it was refused; cleared with the typed text. */
  problem: string | null;
  /** Wrapping, comment, files. */
  options: ReactNode;
  onQuantity: (value: number) => void;
  onRemove: () => void;
}

function Line({ line, index, quantity, typed, problem, options, onQuantity, onRemove }: LineProps) {
  const t = useTexts(basketPageTexts);
  const { locale } = useTextsContext();
  const field = (name: string) => `${name}[${index}]`;
  const [isChanged, setChanged] = useState(false);
  return (
    <>
      <input type="hidden" name={field('product')} value={line.productId} />
      <input type="hidden" name={field('size')} value={line.size} />
      <input type="hidden" name={field('additional')} value={line.additional} />
      <BasketLine
        name={line.name}
        address={line.address}
        picture={line.picture}
        facts={line.facts}
        priceText={line.priceText}
        total={line.total}
        // A fixable problem is shown at its field, which it describes.
        problem={line.canChange ? null : line.problem}
        notice={line.notice}
        comment={options}
        stepper={
          line.canChange ? (
            <QuantityStepper
              aria-label={`${t('quantity')}: ${line.name}`}
              productName={line.name}
              size="compact"
              name={field('set_quantity')}
              {...line.bounds}
              allowsZero
              // 0 removes the line [T-34]; so does stepping down below the minimum.
              min={0}
              unit={shortUnitName(line.unit, quantity, locale)}
              unitName={(value) => unitName(line.unit, value, locale)}
              orderedUnitName={(value) => orderedUnitName(line.unit, value, locale)}
              value={quantity}
              defaultText={typed}
              onChange={(value, { reason }) => {
                setChanged(true);
                onQuantity(reason === 'stepped' && value < line.bounds.min ? 0 : value);
              }}
              error={(isChanged ? null : problem) ?? line.problem}
            />
          ) : (
            <span className={styles.fixed}>
              {line.quantityText}
              <input type="hidden" name={field('set_quantity')} value={String(line.quantity / 1000)} />
            </span>
          )
        }
        remove={
          <IconButton
            icon={icons.trash}
            label={t('remove', { name: line.name })}
            type="submit"
            name={field('set_quantity')}
            value="0"
            data-remove={lineName(line)}
            onClick={(event) => {
              event.preventDefault();
              onRemove();
            }}
          />
        }
        incentive={
          line.incentive && (
            <>
              {line.incentive.text}{' '}
              <button
                className={styles.incentive}
                type="submit"
                name={field('set_quantity')}
                value={line.incentive.quantity}
                aria-label={`${line.incentive.action}: ${line.name}`}
                onClick={(event) => {
                  event.preventDefault();
                  onQuantity(Math.round(Number(line.incentive?.quantity) * 1000));
                }}
              >
                {line.incentive.action}
              </button>
            </>
          )
        }
      />
    </>
  );
}

/** Needs a product and a shop that allow wrapping. */
function Wrapping({
  line,
  index,
  form,
}: {
  line: BasketLineData;
  index: number;
  form: ReturnType<typeof useBasketForm>;
}) {
  const chosen = form.wrappingOf(line);
  const { wrappings } = form.basket;
  return chosen === null || wrappings.length === 0 ? null : (
    <LineWrapping
      field={`wrapper[${index}]`}
      name={line.name}
      chosen={chosen}
      options={wrappings}
      onChoose={(value) => form.setWrapping(line, value)}
    />
  );
}

/** An empty basket: a greeting and one link. */
function EmptyBasket({ address }: { address: string }) {
  const t = useTexts(basketPageTexts);
  return (
    <div className={styles.empty}>
      <svg className={styles.emptyGable} viewBox="0 0 120 60" aria-hidden="true">
        <path d="M2 58 60 4l58 54" />
      </svg>
      <p className={styles.emptyText}>{t('empty')}</p>
      <LinkButton href={address} tone="primary">
        {t('goShopping')}
      </LinkButton>
    </div>
  );
}
