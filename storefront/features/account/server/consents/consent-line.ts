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
  const written = (time: number) => formatMoment(time, locale);
  if (withdrawnAt === null) return givenAt === null ? t('undated') : t('since', { since: written(givenAt) });
  const until = written(withdrawnAt);
  return givenAt === null ? t('undatedUntil', { until }) : t('until', { since: written(givenAt), until });
}
