import { FieldGroup } from '../field/field-group.tsx';
import { splitFieldOptions, type FieldOptions } from '../field/index.ts';
import { Icon, icons } from '../icon/index.ts';
import { useRadioGroup } from '../radio-group/use-radio-group.ts';
import { useTexts } from '../texts/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ratingTexts } from './rating.texts.ts';
import * as styles from './rating.css.ts';

const marks = [1, 2, 3, 4, 5] as const;
const noMark = '';

export type RatingProps = FieldOptions & {
  /** The name under which the number is sent. */
  name: string;
  /** From 1 to 5 when controlled; null is no rating. Answer `onChange` with the next one. */
  value?: number | null;
  /** From 1 to 5, at the start and after a reset of the form; null is no rating. */
  defaultValue?: number | null;
  /** Called with the chosen number, from 1 to 5, or with null for no rating. */
  onChange?: (value: number | null) => void;
};

const written = (value: number | null | undefined) => (value === null ? noMark : value?.toString());

/**
 * Gives one to five stars: native radio buttons, each named "4 z 5 gwiazdek". Stars light up under the pointer and at
 * the focus, by CSS alone, so also without JavaScript. An optional rating has a sixth choice, "Bez oceny", which sends
 * an empty value: radio buttons cannot be unticked.
 */
export function Rating(props: RatingProps) {
  const { options: field, rest } = splitFieldOptions(props);
  const { name, value, defaultValue, onChange } = rest;
  const t = useTexts(ratingTexts);
  const group = useRadioGroup(field, {
    name,
    value: written(value),
    defaultValue: written(defaultValue ?? (field.isOptional ? null : undefined)),
    onChange: (chosen) => onChange?.(chosen === noMark ? null : Number(chosen)),
  });

  return (
    <FieldGroup field={field} wiring={group}>
      <div className={styles.row}>
        {marks.map((mark) => (
          <label key={mark} className={styles.mark}>
            <span className={styles.target}>
              <input {...group.radioProps(String(mark), false)} className={styles.cover} />
              <Icon shape={icons.starOutline} size={24} />
              <span className={styles.light}>
                <Icon shape={icons.star} size={24} />
              </span>
            </span>
            <VisuallyHidden>{t('stars', { value: mark, count: marks.length })}</VisuallyHidden>
            {/* What the stars mean, for the eye; it follows the pointer, the focus and the choice. */}
            <span className={styles.word} aria-hidden="true">
              {t('chosen', { value: mark, word: t(`word${mark}`) })}
            </span>
          </label>
        ))}
        {field.isOptional && (
          <label className={styles.none}>
            <input {...group.radioProps(noMark, false)} className={styles.cover} />
            {t('none')}
          </label>
        )}
      </div>
    </FieldGroup>
  );
}
