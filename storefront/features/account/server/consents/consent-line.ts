import type { Translate } from '../../../../../components/texts/texts.ts';
import { formatMoment } from '../../../../../patterns/rules/warsaw-time.ts';
import type { ClientConsent } from '../../store.ts';
import type { consentLineTexts } from './texts.ts';

/** From when a consent holds, or from when to when it did. @param locale of the dates */
export function consentLine(
  { givenAt, withdrawnAt }: ClientConsent,
  t: Translate<typeof consentLineTexts.pl>,
  locale: string,
): string {
  const [since, until] = [givenAt, withdrawnAt].map((time) => (time === null ? null : formatMoment(time, locale)));
  if (until == null) return since == null ? t('undated') : t('since', { since });
  return since == null ? t('undatedUntil', { until }) : t('until', { since, until });
}
