import { parseDate, parseDateTime, type CalendarDate, type CalendarDateTime } from '@internationalized/date';
import { dayOfDate } from '../../../../../components/dates/index.ts';
import { DateTimePicker } from '../../../../../components/date-time-picker/index.ts';
import { PhoneField } from '../../../../../components/phone-field/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { TextArea } from '../../../../../components/text-area/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import type { Problems } from '../../../../shared/browser/forms/typed.ts';
import { VisitorForm } from '../../../../shared/browser/forms/visitor-form.tsx';
import {
  callBackProblems,
  callBackTimes,
  readCallBack,
  readCallMoment,
  type CallBackField,
  type CallBackOffer,
  type TypedCallBack,
} from './call-back-rules.ts';
import { contactTexts } from './texts.ts';

export interface CallBackFormProps {
  action: string;
  offer: CallBackOffer;
  /** The day in the shop's zone, YYYY-MM-DD. */
  today: string;
  /** The language of the calendar, and how its field writes days (L-06). */
  language: string;
  pattern: string;
  /** The most characters of the topic. */
  longest: number;
  validationDelay: number;
  attempt: { typed: TypedCallBack; problems: Problems<CallBackField> } | null;
}

/** Asks the shop to call at a day and a time. */
export function CallBackForm({
  action,
  offer,
  today,
  language,
  pattern,
  longest,
  validationDelay,
  attempt,
}: CallBackFormProps) {
  const t = useTexts(contactTexts);
  const texts = useTextsContext();
  const typed = attempt?.typed;
  const { fromHour, toHour, words } = offer;
  return (
    <VisitorForm
      action={action}
      validationDelay={validationDelay}
      aria-label={t('callBack')}
      isMain
      headingLevel={3}
      hidden={{ do: 'call' }}
      labels={{
        call_phone: t('phone'),
        call_at: t('callAt'),
        call_name: t('name'),
        call_topic: t('topic'),
      }}
      problems={attempt?.problems}
      problemsOf={(field) => callBackProblems(readCallBack(field), { offer, longest }, texts)}
      submit={t('askForCall')}
    >
      <Text tone="muted">{t('callBackLead', { from: fromHour, to: toHour, last: words.last })}</Text>
      <PhoneField id="call_phone" name="call_phone" label={t('phone')} defaultValue={typed?.call_phone} isRequired />
      <DateTimePicker
        id="call_at"
        name="call_at"
        label={t('callAt')}
        today={parseDate(today)}
        pattern={pattern}
        calendar={{ locale: language }}
        availability={daysOf(offer)}
        timeRules={(date: CalendarDate) => callBackTimes(dayOfDate(date), offer)}
        defaultValue={momentOf(typed?.call_at ?? '')}
        isRequired
      />
      <TextField
        id="call_name"
        name="call_name"
        label={t('name')}
        autoComplete="given-name"
        defaultValue={typed?.call_name}
        isOptional
      />
      <TextArea
        id="call_topic"
        name="call_topic"
        label={t('topic')}
        note={t('topicNote')}
        defaultValue={typed?.call_topic}
        maxLength={null}
        rows={3}
        isOptional
      />
    </VisitorForm>
  );
}

const daysOf = ({ earliest, latest, daysOff, workingDays }: CallBackOffer) => ({
  min: parseDate(earliest),
  max: parseDate(latest),
  areWeekendsDisabled: true,
  areHolidaysDisabled: true,
  holidays: daysOff.map(({ day, name }) => ({ day: parseDate(day), name })),
  workingDays: workingDays.map((day) => parseDate(day)),
});

/** A refused moment stays in its field; what is none cannot. */
function momentOf(text: string): CalendarDateTime | null {
  return readCallMoment(text) ? parseDateTime(text) : null;
}
