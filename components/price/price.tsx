import { Fragment, type ReactNode } from 'react';
import { Badge } from '../badge/index.ts';
import { classNames } from '../shared/index.ts';
import { useWords } from '../texts/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './price.css.ts';
import { priceTexts } from './price.texts.ts';

/** All amounts come already written, with their currency: "69,00 zł". The component knows neither money nor language. */
interface PriceBase {
  /** What it costs now. */
  current: string;
  /** Whether this is the lowest of several prices: "od 549,00 zł". */
  isFrom?: boolean;
  /** The unit that the price is for when it is not a piece: "/m". */
  unit?: string;
  /** What it costs without tax, where `current` is with tax; the other way round, say so in `note` (requirement T-10). */
  net?: string;
  /** What a unit of measure costs: "46,00 zł/m²". */
  perUnit?: string;
  /** The price that the maker recommends. It is no price before a reduction, and nothing is counted from it. */
  catalogue?: string;
  /** What else the law or the shop says of the price: "Cena z VAT." */
  note?: string;
  /** Loyalty points that the purchase brings, in words: "kupując, zbierasz 103 punkty". */
  points?: string;
  /** What it costs in loyalty points instead of money: "1200 punktów". Where only points buy it, that is `current`. */
  inPoints?: string;
  /** `card` on lists, `big` on the page of a product. */
  size?: 'card' | 'big';
}

/** A reduced price requires the lowest one of the 30 days before (Omnibus directive): without it, no old price. */
interface ReducedPrice {
  /** What it cost before the reduction, struck through. */
  old: string;
  /** The lowest price of the 30 days before the reduction. */
  lowest: string;
  /** The reduction from the lowest price, shown as a badge: "−4%". A hyphen before it becomes a minus, U+2212. */
  reduction?: string;
  /** The amount that is saved, counted from the lowest price as the reduction is: "3,00 zł" (requirement S-35). */
  saving?: string;
}
interface PlainPrice {
  old?: never;
  lowest?: never;
  reduction?: never;
  saving?: never;
}

export type PriceProps = PriceBase & (ReducedPrice | PlainPrice);

/** The whole price at once: now, before, lowest of 30 days, saving, net, per unit, points. Each is labelled in words. */
export function Price({
  current,
  isFrom,
  unit,
  net,
  perUnit,
  catalogue,
  note,
  points,
  inPoints,
  old,
  lowest,
  reduction,
  saving,
  size = 'card',
}: PriceProps) {
  const t = useWords(priceTexts);
  const isReduced = old !== undefined;
  const named = (key: Parameters<typeof t>[0], amount: string | undefined) =>
    amount !== undefined && `${t(key)} ${amount}`;
  return (
    <div className={classNames(css.block, css.blockGap[size])}>
      <div className={classNames(css.amounts, css.amountsGap[size])}>
        <span className={classNames(css.current[size], isReduced && css.reduced)}>
          <VisuallyHidden>{t(isReduced ? 'reduced' : 'current')} </VisuallyHidden>
          {isFrom ? `${t('from')}\u00A0${current}` : current}
          {unit !== undefined && <span className={css.unit[size]}>{unit}</span>}
        </span>
        {isReduced && (
          <span className={css.old[size]}>
            {/* The space separates it from the amount before, which is its own box. */}
            <VisuallyHidden> {t('old')} </VisuallyHidden>
            <s className={css.struck}>{old}</s>
          </span>
        )}
        {reduction !== undefined && (
          <span className={css.badge}>
            <VisuallyHidden> {t('reduction')} </VisuallyHidden>
            <Badge tone="sale">{reduction.replace(/^-/, '\u2212')}</Badge>
          </span>
        )}
      </div>
      <Line size={size} parts={[lowest !== undefined && `${t('lowest')} ${lowest}.`, note]} separator=" " />
      <Line size={size} parts={[named('saving', saving), named('net', net), named('catalogue', catalogue)]} />
      <Line
        size={size}
        parts={[
          perUnit !== undefined && (
            <>
              <VisuallyHidden>{t('perUnit')} </VisuallyHidden>
              {perUnit}
            </>
          ),
          points,
          named('inPoints', inPoints),
        ]}
      />
    </div>
  );
}

interface LineProps {
  size: 'card' | 'big';
  /** Renders nothing if all are empty. */
  parts: ReadonlyArray<ReactNode>;
  separator?: string;
}

function Line({ size, parts, separator = ' · ' }: LineProps) {
  const said = parts.filter(Boolean);
  if (said.length === 0) return null;
  return (
    <p className={css.line[size]}>
      {said.map((part, index) => (
        // The parts have no identity: each is words.
        <Fragment key={index}>
          {index > 0 && separator}
          {part}
        </Fragment>
      ))}
    </p>
  );
}
