import { parseDate, type CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { Calendar } from '../../../../../components/calendar/index.ts';
import { dateOfDay, dayOfDate, type Selection } from '../../../../../components/dates/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import { callBackDates, type CallBackOffer } from './call-back-offer.ts';
import { callDaysOf, callDaysText } from './call-days.ts';
import * as styles from './call-days.css.ts';
import { contactTexts } from './texts.ts';

export interface CallDaysControlProps {
  offer: CallBackOffer;
  /** The day in the shop's zone, YYYY-MM-DD. */
  today: string;
  language: string;
  /** The typed line. */
  text: string;
}

/** A calendar of more days, instead of the line of text. */
export function CallDaysControl({ offer, today, language, text }: CallDaysControlProps) {
  const t = useTexts(contactTexts);
  const texts = useTextsContext();
  const [selection, setSelection] = useState<Selection<CalendarDate>>(() => ({
    days: callDaysOf(text, offer, texts).map(dateOfDay),
    start: null,
  }));
  const { days } = selection;
  return (
    <div className={styles.days}>
      <Text look="label">{t('moreDays')}</Text>
      <Text look="small" tone="muted">
        {t(offer.moreDays === 'multiple' ? 'moreDaysOneByOne' : 'moreDaysInSpans')}
      </Text>
      <Calendar
        {...callBackDates(offer)}
        label={t('moreDays')}
        mode={offer.moreDays === 'multiple' ? 'multiple' : 'multiple-ranged'}
        today={parseDate(today)}
        locale={language}
        value={selection}
        onChange={setSelection}
      />
      <Text look="small" tone="muted">
        {t('moreDaysChosen', { count: days.length })}
      </Text>
      <input
        type="hidden"
        id="call_days"
        name="call_days"
        value={callDaysText(days.map(dayOfDate), offer.pattern, texts.locale)}
      />
    </div>
  );
}
