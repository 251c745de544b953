import { Icon, icons } from '../icon/index.ts';
import { useTexts } from '../texts/index.ts';
import { errorSummaryTexts } from './error-summary.texts.ts';
import * as styles from './error-summary.css.ts';
import { useErrorSummary } from './use-error-summary.ts';

export interface FieldError {
  /** The id of the linked field. */
  fieldId: string;
  /** The field's name: "Telefon". Omit it if the message contains it. */
  label?: string | undefined;
  /** What to do: "Numer powinien mieć 9 cyfr, teraz ma 6." */
  message: string;
  /** Whether it is fixed. The entry stays until the last one is, so that nothing moves while the user types. */
  isMended?: boolean;
}

export interface ErrorSummaryProps {
  /** The errors, in page order; at least one, each links to its field. */
  errors: ReadonlyArray<FieldError>;
  /** The heading level in its page. */
  headingLevel?: 2 | 3;
  /** The target of a response to a form without JavaScript: `/zamowienie#error-summary`. */
  id?: string;
  /** Replaces "Popraw 3 pola, żeby przejść dalej". */
  title?: string;
  /** False if the first wrong field takes focus instead; the title is then announced. */
  takesFocus?: boolean;
}

/**
 * The errors that block a form: a list of links to the fields, above the form; one line once all are corrected. It takes focus on mount; render it only
 * with errors, with a new `key` per attempt, so that it takes focus again. `Form` does all that.
 */
export function ErrorSummary({
  errors,
  headingLevel = 2,
  id = 'error-summary',
  title,
  takesFocus = true,
}: ErrorSummaryProps) {
  const t = useTexts(errorSummaryTexts);
  const count = errors.filter(({ isMended }) => !isMended).length;
  const heading = count === 0 ? t('allMended') : (title ?? t('title', { count }));
  const { summaryRef, linkProps } = useErrorSummary({
    firstFieldId: errors[0]?.fieldId,
    count,
    takesFocus,
    title: heading,
    allMended: t('allMended'),
  });
  const Title = `h${headingLevel}` as const;
  if (errors.length === 0) return null;

  return (
    <div
      ref={summaryRef}
      className={styles.summary}
      data-mended={count === 0 || undefined}
      id={id}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
    >
      <Title className={styles.title} id={`${id}-title`}>
        {count === 0 && <Icon shape={icons.check} size={20} />}
        {heading}
      </Title>
      {count > 0 && (
        <ul className={styles.list} role="list">
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a className={styles.link} data-mended={error.isMended || undefined} {...linkProps(error.fieldId)}>
                {error.isMended && <Icon shape={icons.check} size={20} />}
                <span>{textOf(error, t)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function textOf(
  { label, message, isMended }: FieldError,
  t: (key: 'mended', values: { field: string }) => string,
): string {
  const text = isMended ? t('mended', { field: label || message }) : label ? `${label}: ${message}` : message;
  // A label may ask: "Co chcesz zwrócić?".
  return text.replace('?:', ':');
}
