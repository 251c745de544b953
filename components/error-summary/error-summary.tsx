import { Icon, icons } from '../icon/index.ts';
import { useTexts } from '../texts/index.ts';
import { errorSummaryTexts } from './error-summary.texts.ts';
import * as styles from './error-summary.css.ts';
import { useErrorSummary } from './use-error-summary.ts';

export interface FieldError {
  /** The id of the field that the link leads to. */
  fieldId: string;
  /** The name of the field: "Telefon". Leave it out where the message names it. */
  label?: string | undefined;
  /** What to do: "Numer powinien mieć 9 cyfr, teraz ma 6." */
  message: string;
  /** It was wrong and is right now. The entry keeps its place, so that nothing moves under the person who types. */
  isMended?: boolean;
}

export interface ErrorSummaryProps {
  /** What is wrong, in the order of the fields on the page; at least one, each is a link to its field. */
  errors: ReadonlyArray<FieldError>;
  /** The level of the heading in its page. */
  headingLevel?: 2 | 3;
  /** Where the answer to a form without JavaScript may lead: `/zamowienie#error-summary`. */
  id?: string;
  /** Replaces "Popraw 3 pola, żeby przejść dalej". */
  title?: string;
  /** False where the first wrong field takes focus instead, and the title is said by the announcer instead. */
  takesFocus?: boolean;
}

/**
 * What must be put right before a form goes on: a list of links to the fields, above the form. It takes focus when it
 * appears; render it only when there are errors, with a new `key` for each attempt, so that it takes focus again.
 * `Form` does all that.
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
        {heading}
      </Title>
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
    </div>
  );
}

function textOf(
  { label, message, isMended = false }: FieldError,
  t: (key: 'mended', values: { field: string }) => string,
): string {
  if (isMended) return t('mended', { field: label ?? message });
  return label ? `${label}: ${message}` : message;
}
