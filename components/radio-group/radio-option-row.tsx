import type { ComponentProps } from 'react';
import { Icon } from '../icon/index.ts';
import { useTexts } from '../texts/index.ts';
import { HiddenSpace, VisuallyHidden } from '../visually-hidden/index.ts';
import type { RadioOption } from './radio-group.tsx';
import * as styles from './radio-group.css.ts';
import { radioGroupTexts } from './radio-group.texts.ts';

export interface RadioOptionRowProps {
  option: RadioOption;
  look: 'list' | 'tile' | 'option';
  /** Takes the ids of the option's own texts. */
  radioProps: (describedBy: string) => ComponentProps<'input'>;
  ids: { title: string; description: string; amount: string };
}

const isGiven = (part: unknown) => part !== undefined && part !== null && part !== false;

/** One radio button with everything that belongs to it. The title is its name, the other lines describe it. */
export function RadioOptionRow({ option, look, radioProps, ids }: RadioOptionRowProps) {
  const t = useTexts(radioGroupTexts);
  const hasDescription = look !== 'option' && isGiven(option.description);
  const hasAmount = look !== 'option' && isGiven(option.amount);
  const describedBy = [hasDescription && ids.description, hasAmount && ids.amount].filter(Boolean).join(' ');

  return (
    <div className={styles.item[look]} data-unavailable={option.isUnavailable || undefined}>
      <label className={styles.row[look]}>
        <input
          {...radioProps(describedBy)}
          className={look === 'option' ? styles.cover : styles.mark}
          aria-labelledby={ids.title}
        />
        {look === 'option' && option.swatch !== undefined && (
          // A colour of the catalogue as an attribute: the content security policy allows no style attribute.
          <svg className={styles.swatch} viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="10" r="9.5" fill={option.swatch} />
          </svg>
        )}
        {look !== 'option' && option.icon !== undefined && <Icon shape={option.icon} size={24} />}
        <span className={styles.texts[look]}>
          <span id={ids.title} className={styles.title[look]}>
            {option.isUnavailable && look !== 'option' ? <s className={styles.struck}>{option.label}</s> : option.label}
            {option.isUnavailable && <VisuallyHidden>, {option.unavailableText ?? t('unavailable')}</VisuallyHidden>}
          </span>
          {hasDescription && (
            <>
              <HiddenSpace />
              <span id={ids.description} className={styles.description}>
                {option.description}
              </span>
            </>
          )}
        </span>
        {hasAmount && (
          <>
            <HiddenSpace />
            <span id={ids.amount} className={styles.amount}>
              {option.amount}
            </span>
          </>
        )}
      </label>
      {isGiven(option.content) && <div className={styles.content[look]}>{option.content}</div>}
    </div>
  );
}
