import { Badge } from '../badge/index.ts';
import { classNames } from '../shared/index.ts';
import { useTexts } from '../texts/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './price.css.ts';
import { priceTexts } from './price.texts.ts';

/** All amounts come already written, with their currency: "69,00 zł". The component knows neither money nor language. */
interface PriceBase {
  /** What it costs now. */
  current: string;
  /** The unit that the price is for when it is not a piece: "/m". */
  unit?: string;
  /** What a unit of measure costs: "46,00 zł/m²". */
  perUnit?: string;
  /** What else the law or the shop says of the price: "Cena z VAT." */
  note?: string;
  /** Loyalty points that the purchase brings, in words: "kupując, zbierasz 103 punkty". */
  points?: string;
  /** `card` on lists, `big` on the page of a product. */
  size?: 'card' | 'big';
}

/** A reduced price must tell the lowest one of the 30 days before (Omnibus directive): without it, no old price. */
interface ReducedPrice {
  /** What it cost before the reduction, struck through. */
  old: string;
  /** The lowest price of the 30 days before the reduction. */
  lowest: string;
  /** The reduction from the lowest price, shown as a badge: "−4%". */
  reduction?: string;
}
interface PlainPrice {
  old?: never;
  lowest?: never;
  reduction?: never;
}

export type PriceProps = PriceBase & (ReducedPrice | PlainPrice);

/** The whole price at once: now, before, lowest of 30 days, per unit, points. Each is told apart in words. */
export function Price({ current, unit, perUnit, note, points, old, lowest, reduction, size = 'card' }: PriceProps) {
  const t = useTexts(priceTexts);
  const isReduced = old !== undefined;
  return (
    <div className={classNames(css.block, css.blockGap[size])}>
      <div className={classNames(css.amounts, css.amountsGap[size])}>
        <span className={classNames(css.current[size], isReduced && css.reduced)}>
          <VisuallyHidden>{t(isReduced ? 'reduced' : 'current')} </VisuallyHidden>
          {current}
          {unit !== undefined && <span className={css.unit[size]}>{unit}</span>}
        </span>
        {isReduced && (
          <span className={css.old[size]}>
            <VisuallyHidden>{t('old')} </VisuallyHidden>
            <s className={css.struck}>{old}</s>
          </span>
        )}
        {reduction !== undefined && (
          <span className={css.badge}>
            <VisuallyHidden>{t('reduction')} </VisuallyHidden>
            <Badge tone="sale">{reduction}</Badge>
          </span>
        )}
      </div>
      {lowest !== undefined && (
        <p className={css.line[size]}>
          {t('lowest')} {lowest}.{note !== undefined && ` ${note}`}
        </p>
      )}
      {lowest === undefined && note !== undefined && <p className={css.line[size]}>{note}</p>}
      {perUnit !== undefined && (
        <p className={css.line[size]}>
          <VisuallyHidden>{t('perUnit')} </VisuallyHidden>
          {perUnit}
          {points !== undefined && ` · ${points}`}
        </p>
      )}
      {perUnit === undefined && points !== undefined && <p className={css.line[size]}>{points}</p>}
    </div>
  );
}
