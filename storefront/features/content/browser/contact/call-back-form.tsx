import { parseDate, parseDateTime, type CalendarDate, type CalendarDateTime } from '@internationalized/date';
import { dayOfDate } from '../../../../../components/dates/index.ts';
import { DateTimePicker } from '../../../../../components/date-time-picker/index.ts';
import { DateTimeRangePicker } from '../../../../../components/date-time-range-picker/index.ts';
import { PhoneField } from '../../../../../components/phone-field/index.ts';
import { Select } from '../../../../../components/select/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { TextArea } from '../../../../../components/text-area/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import type { Problems } from '../../../../shared/browser/forms/typed.ts';
import { VisitorForm } from '../../../../shared/browser/forms/visitor-form.tsx';
import { callBackDates, callBackHours, callBackTimes, type CallBackOffer } from './call-back-offer.ts';
import {
  callBackProblems,
  callSubjects,
  isCallSubject,
  readCallBack,
  type CallBackField,
  type TypedCallBack,
} from './call-back-rules.ts';
import { CallDaysField } from './call-days-field.tsx';
import { readCallMoment } from './call-moments.ts';
import { hasCallDays } from './call-days.ts';
import { callWindowTimes } from './call-window.ts';
import { contactTexts } from './texts.ts';

export interface CallBackFormProps {
  action: string;
  offer: CallBackOffer;
  /** The day in the shop's zone, YYYY-MM-DD. */
  today: string;
  /** The language of the calendar (L-06). */
  language: string;
  /** The most characters of the topic. */
  longest: number;
  validationDelay: number;
  attempt: { typed: TypedCallBack; problems: Problems<CallBackField> } | null;
}

/** Asks the shop to call at a day and a time. */
export function CallBackForm({ action, offer, today, language, longest, validationDelay, attempt }: CallBackFormProps) {
  const t = useTexts(contactTexts);
  const texts = useTextsContext();
  const typed = attempt?.typed;
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
        call_days: t('moreDays'),
        call_from: t('windowStart'),
        call_to: t('windowEnd'),
        call_name: t('name'),
        call_subject: t('subject'),
        call_topic: t('topic'),
      }}
      problems={attempt?.problems}
      problemsOf={(field) => callBackProblems(readCallBack(field), { offer, longest }, texts)}
      submit={t('askForCall')}
    >
      <Text tone="muted">{t('callBackLead', { ...callBackHours(offer), last: offer.words.last })}</Text>
      <PhoneField id="call_phone" name="call_phone" label={t('phone')} defaultValue={typed?.call_phone} isRequired />
      <DateTimePicker
        id="call_at"
        name="call_at"
        label={t('callAt')}
        today={parseDate(today)}
        pattern={offer.pattern}
        clock={offer.clock}
        calendar={{ locale: language }}
        availability={callBackDates(offer)}
        timeRules={(date: CalendarDate) => callBackTimes(dayOfDate(date), offer)}
        defaultValue={momentOf(typed?.call_at ?? '')}
        isRequired
      />
      {offer.moreDays === 'window' && (
        <DateTimeRangePicker
          label={t('window')}
          note={t('windowNote')}
          startName="call_from"
          endName="call_to"
          today={parseDate(today)}
          pattern={offer.pattern}
          clock={offer.clock}
          calendar={{ locale: language }}
          availability={callBackDates(offer)}
          timeRules={(date: CalendarDate) => callWindowTimes(dayOfDate(date), offer)}
          defaultValue={{ start: momentOf(typed?.call_from ?? ''), end: momentOf(typed?.call_to ?? '') }}
          isOptional
        />
      )}
      {hasCallDays(offer) && (
        <CallDaysField
          offer={offer}
          today={today}
          language={language}
          text={typed?.call_days ?? ''}
          hasProblem={attempt?.problems.call_days !== undefined}
        />
      )}
      <TextField
        id="call_name"
        name="call_name"
        label={t('name')}
        autoComplete="given-name"
        defaultValue={typed?.call_name}
        isOptional
      />
      <Select
        id="call_subject"
        name="call_subject"
        label={t('subject')}
        placeholder={t('chooseSubject')}
        options={callSubjects.map((value) => ({ value, label: t(`about.${value}`) }))}
        {...(isCallSubject(typed?.call_subject ?? '') && { defaultValue: typed!.call_subject })}
        isRequired
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

/** A refused moment stays in its field; what is none cannot. */
function momentOf(text: string): CalendarDateTime | null {
  return readCallMoment(text) ? parseDateTime(text) : null;
}
