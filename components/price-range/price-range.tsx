import { Fragment } from 'react';
import { FieldGroup } from '../field/field-group.tsx';
import { FieldBox, splitFieldOptions, type FieldOptions } from '../field/index.ts';
import { affix, control } from '../field/field.css.ts';
import { useTexts } from '../texts/index.ts';
import * as styles from './price-range.css.ts';
import { priceRangeTexts } from './price-range.texts.ts';
import { usePriceRange, type PriceRangeBehaviour } from './use-price-range.ts';

export type PriceRangeProps = FieldOptions & PriceRangeBehaviour & { name?: never };

const sides = ['from', 'to'] as const;

/**
 * From which price to which, in whole złoty: two fields, and two sliders writing into them. Equal prices and one
 * price alone are fine; a from greater than its to is marked and stops the form. Without JavaScript the fields remain.
 */
export function PriceRange(props: PriceRangeProps) {
  const { options: field, rest } = splitFieldOptions(props);
  const t = useTexts(priceRangeTexts);
  const range = usePriceRange(field, rest);
  const { minimum, maximum } = rest;
  // A scale of one price: the sliders have nowhere to go.
  const length = Math.max(maximum - minimum, 1);
  const percent = (amount: number) => ((amount - minimum) / length) * 100;
  const bounds = { from: minimum, to: maximum };

  return (
    <FieldGroup field={field} wiring={range} className={styles.group}>
      <div className={styles.fields}>
        {sides.map((side) => (
          <Fragment key={side}>
            <span className={styles.dash} />
            <div className={styles.field}>
              <FieldBox
                state={range.state === 'error' ? 'error' : 'none'}
                end={
                  <span className={affix} {...range.currencyProps(side)}>
                    {t('currency')}
                  </span>
                }
              >
                <input {...range.fieldProps(side)} className={control} placeholder={String(bounds[side])} />
              </FieldBox>
            </div>
          </Fragment>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- for the pointer only, keys work on the thumbs */}
      <div className={styles.scale} {...range.trackProps}>
        {/* Attributes, not styles: the content security policy allows no style attribute. */}
        <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect
            className={styles.range}
            x={percent(range.thumbs.from)}
            width={percent(range.thumbs.to) - percent(range.thumbs.from)}
            height="1"
          />
        </svg>
        {sides.map((side) => (
          <input
            key={side}
            {...range.sliderProps(side)}
            className={styles.slider}
            // Both thumbs at the upper end: the one that can still move is on top.
            data-lead={(side === 'from' && percent(range.thumbs.from) > 50) || undefined}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
