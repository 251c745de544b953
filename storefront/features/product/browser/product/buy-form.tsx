import { useRef, useState } from 'react';
import { announce } from '../../../../../components/announcer/index.ts';
import { icons } from '../../../../../components/icon/index.ts';
import { Alert } from '../../../../../components/alert/alert.tsx';
import { Button } from '../../../../../components/button/index.ts';
import { Price, type PriceProps } from '../../../../../components/price/index.ts';
import { formatDecimal, parseDecimal, settle } from '../../../../../components/quantity-stepper/bounded-decimal.ts';
import { QuantityStepper } from '../../../../../components/quantity-stepper/index.ts';
import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { useIsHydrated } from '../../../../../components/shared/use-is-hydrated.ts';
import { useTexts, useTextsContext, type Locale } from '../../../../../components/texts/index.ts';
import { HiddenSpace } from '../../../../../components/visually-hidden/index.ts';
import { formatMoney, type Grosze } from '../../../../../patterns/rules/money.ts';
import { QuantityTiers } from '../../../../../patterns/quantity-tiers/index.ts';
import { lineTotal, netOf, unitPrice, type Thousandths } from '../../../../../patterns/rules/price.ts';
import { priceAt } from '../../../../../patterns/rules/tiers.ts';
import { orderedUnitName, perMeasure, shortUnitName, unitName } from '../../../../../patterns/rules/units.ts';
import * as styles from './buy-form.css.ts';
import { buyFormTexts } from './buy-form.texts.ts';
import { LateBuyBar } from './late-buy-bar.ts';
import {
  once,
  percentText,
  unitSuffix,
  type BuyFormProps,
  type BuyFormSize,
  type CurrentSize,
} from './buy-form-view.ts';
import { useBuying } from './use-buying.ts';
import { useFollowing } from './use-following.ts';
import { Versions } from './versions.tsx';

/** At the last tier the button disappears. Its focus moves to the buy button, not to the top of the page. */
const handFocusOn = (button: HTMLButtonElement) => () => {
  if (document.activeElement === button) button.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
};

/** Price, size, quantity and the buy button: one form, which works without a script and is quicker with one. */
export function BuyForm(props: BuyFormProps) {
  const t = useTexts(buyFormTexts);
  const { locale } = useTextsContext();
  const isHydrated = useIsHydrated();
  const [sizeType, setSizeType] = useState(props.chosen.size);
  const [configuration, setConfiguration] = useState(props.chosen.configuration);
  const [currentSizes, setCurrentSizes] = useState<Readonly<Record<string, CurrentSize>>>({});
  const [period, setPeriod] = useState(props.chosen.period);
  const chosenSize = props.sizes.find(({ type }) => type === sizeType) ?? props.sizes[0]!;
  const { subscription } = chosenSize;
  const isSubscription = subscription !== undefined && period !== once;
  const shownSize = isSubscription ? subscription.delivery : chosenSize;
  const key = `${shownSize.type} ${isSubscription}`;
  const size = { ...shownSize, ...currentSizes[key] };
  const [quantity, setQuantity] = useState<Thousandths>(() => startingQuantity(props, size));
  const { isBusy, problems, submit, prepare } = useBuying(props);
  const shown = (amount: Grosze) => netOf(amount, props.shownWithout);
  const money = (amount: Grosze) => formatMoney(amount, props.currency);
  const buttons = useRef<HTMLDivElement>(null);
  const soldOut = props.sizes.filter(({ obstacle }) => obstacle !== null);

  const extra = extraOf(props, configuration);
  const price = size.price + extra;
  const { value } = settle(quantity, size.bounds);
  const worth = (amount: Thousandths) => money(lineTotal(shown(priceAt(price, props.tiers, amount)), amount));
  const addMore = (missing: Thousandths) => {
    const next = value + missing;
    setQuantity(next);
    const named = `${formatDecimal(next, locale)}\u00a0${unitName(props.unit, next, locale)}`;
    announce(t('nowChosen', { amount: named, total: worth(next) }));
  };
  useFollowing({ form: props, size: shownSize, quantity: value, extra, configuration }, (fresh) =>
    setCurrentSizes((before) => ({ ...before, [key]: fresh })),
  );

  const parts = (
    <>
      <input type="hidden" name="product" value={props.productId} />
      <Price {...priceProps(props, size, price, { shown, locale })} />

      {props.versions && <Versions {...props.versions} />}

      {problems.form && (
        <Alert tone="error" title={problems.form}>
          {problems.retry && <Button onClick={problems.retry}>{t('retry')}</Button>}
        </Alert>
      )}

      {props.sizes.length > 1 ? (
        <RadioGroup
          label={props.sizeLabel ?? t('size')}
          name="size"
          look="option"
          options={props.sizes.map((option) => ({
            value: option.type,
            label: option.name,
            ...(option.swatch && { swatch: option.swatch }),
            isUnavailable: option.obstacle !== null,
          }))}
          chosenText={isHydrated ? size.name : undefined}
          defaultValue={sizeType}
          onChange={setSizeType}
          error={problems.size}
          note={soldOut.length > 0 ? t('soldOut', { names: soldOut.map(({ name }) => name).join(', ') }) : undefined}
        />
      ) : (
        <input type="hidden" name="size" value={size.type} />
      )}

      {props.configurator.map((group) => (
        <RadioGroup
          key={group.id}
          label={group.name}
          name={`configuration[${group.id}]`}
          look="option"
          options={group.options}
          defaultValue={configuration[group.id] ?? ''}
          onChange={(chosen) => setConfiguration((before) => ({ ...before, [group.id]: chosen }))}
        />
      ))}

      {subscription && <RadioGroup {...subscription.choice} defaultValue={period} onChange={setPeriod} />}

      {!props.isGone && (
        <QuantityStepper
          name="number"
          label={t('quantity')}
          hint={stepHint(props, size, t, locale)}
          productName={props.name}
          unit={shortUnitName(props.unit, value, locale)}
          unitName={(amount) => unitName(props.unit, amount, locale)}
          orderedUnitName={(amount) => orderedUnitName(props.unit, amount, locale)}
          {...(size.obstacle ? { ...size.bounds, min: size.bounds.step, max: null } : size.bounds)}
          value={size.obstacle ? Math.max(value, size.bounds.step) : value}
          defaultText={props.chosen.number ?? undefined}
          onChange={setQuantity}
          error={problems.number}
          isDisabled={size.obstacle !== null}
          note={size.obstacle ? '' : undefined}
          aside={
            !size.obstacle && (
              <p className={styles.aside}>
                <strong className={styles.total}>{worth(value)}</strong>
                <HiddenSpace />
                {size.stock !== null && (
                  <span>
                    {t('stock', {
                      count: size.stock / 1000,
                      amount: `${formatDecimal(size.stock, locale)}\u00a0${shortUnitName(props.unit, size.stock, locale)}`,
                    })}
                  </span>
                )}
              </p>
            )
          }
        />
      )}

      {!props.isGone && props.tiers.length > 0 && (
        <QuantityTiers
          price={price}
          bounds={size.bounds}
          tiers={props.tiers}
          unit={props.unit.singular}
          quantity={value}
          currency={props.currency}
          shown={shown}
          action={(missing, name) => (
            <button
              type="button"
              className={styles.addMore}
              data-ready={isHydrated || undefined}
              ref={handFocusOn}
              onClick={() => addMore(missing)}
            >
              {name}
            </button>
          )}
        />
      )}

      {!props.isGone && (
        <div className={styles.buttons} ref={buttons}>
          <Button
            type="submit"
            tone="primary"
            size="large"
            icon={icons.bag}
            isFullWidth
            isBusy={isBusy}
            unavailableReason={size.obstacle ?? undefined}
          >
            {t('buy')}
            {/* The reason below, which Orca 43 reads with these words. */}
            {size.obstacle && <HiddenSpace />}
          </Button>
          {!size.obstacle && (
            <Button type="submit" name="express" value={props.expressKey} size="large" isFullWidth>
              {t('buyNow')}
            </Button>
          )}
        </div>
      )}
      {!props.isGone && !size.obstacle && <LateBuyBar place={buttons} total={worth(value)} isBusy={isBusy} />}
    </>
  );
  // What is gone has nothing to send: a form without a button would be none (WCAG 2.2 technique H32).
  if (props.isGone) return <div className={styles.form}>{parts}</div>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices focus on its fields and a pointer over them
    <form
      className={styles.form}
      action={props.action}
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={prepare}
      // A mouse comes some tenths of a second before its press, a finger one: the code for sending is there by then.
      onPointerEnter={prepare}
      data-submit-once=""
      // The mode of the form, as platform product forms name it (T-11).
      data-subscription={isSubscription}
    >
      {parts}
    </form>
  );
}

/** The earlier value if it is a number; the smallest quantity otherwise. */
function startingQuantity({ chosen }: BuyFormProps, { bounds }: BuyFormSize): Thousandths {
  const typed = chosen.number === null ? null : parseDecimal(chosen.number.trim());
  return typed === null ? bounds.min : settle(typed, bounds).value;
}

function extraOf({ configurator }: BuyFormProps, configuration: Readonly<Record<string, string>>): number {
  return configurator.reduce(
    (sum, group) => sum + (group.options.find(({ value }) => value === configuration[group.id])?.extra ?? 0),
    0,
  );
}

function stepHint(
  { unit }: BuyFormProps,
  { bounds }: BuyFormSize,
  t: (key: 'sellBy', values: { step: string; unit: string }) => string,
  locale: Locale,
): string | undefined {
  return bounds.step === 1000
    ? undefined
    : t('sellBy', { step: formatDecimal(bounds.step, locale), unit: shortUnitName(unit, bounds.step, locale) });
}

function priceProps(
  props: BuyFormProps,
  size: BuyFormSize,
  price: Grosze,
  { shown, locale }: { shown: (amount: Grosze) => Grosze; locale: Locale },
): PriceProps {
  const suffix = unitSuffix(props.unit, locale);
  const money = (amount: Grosze) => formatMoney(shown(amount), props.currency);
  const perUnit = size.content && unitPrice(price, size.content);
  const base = {
    size: 'big' as const,
    current: props.freeText ?? money(price),
    ...(suffix && { unit: suffix }),
    ...(props.note && { note: props.note }),
    ...(size.points && { points: size.points }),
    ...(perUnit && { perUnit: money(perUnit.price) + perMeasure(perUnit.unit, locale) }),
  };
  if (!size.reduction) return base;
  const { crossedPrice, lowestPrice, percent } = size.reduction;
  const reduction = percentText(percent);
  const saved = lowestPrice - size.price;
  const each = (amount: Grosze) => money(amount) + (suffix ?? '');
  return {
    ...base,
    old: each(crossedPrice),
    lowest: each(lowestPrice),
    ...(reduction && { reduction }),
    ...(saved > 0 && { saving: each(saved) }),
  };
}
