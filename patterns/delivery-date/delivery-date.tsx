import { announce } from '../../components/announcer/index.ts';
import { Countdown } from '../../components/countdown/index.ts';
import type { CalendarDay } from '../../components/dates/index.ts';
import { Icon, icons } from '../../components/icon/index.ts';
import { useTexts, useTextsContext } from '../../components/texts/index.ts';
import { Text } from '../../components/text/index.ts';
import { DeliveryCalendar } from './delivery-calendar.tsx';
import * as css from './delivery-date.css.ts';
import { arrivalText } from './delivery-words.ts';
import { deliveryDateTexts } from './texts.ts';
import { useDeliveryDate, type DeliveryDateBehaviour } from './use-delivery-date.ts';

export interface DeliveryDateProps extends DeliveryDateBehaviour {
  /** Adds a calendar with the delivery days and the order deadline of each. */
  hasCalendar?: boolean;
}

/**
 * The arrival of an order placed now, up to 100 days ahead: the first working day on which it can, without the holidays
 * of Poland and of the shop. When the time is up, the next day is shown and announced.
 */
export function DeliveryDate({ hasCalendar = false, ...options }: DeliveryDateProps) {
  const t = useTexts(deliveryDateTexts);
  const { locale } = useTextsContext();
  const cutOff = options.cutOff ?? null;
  const speakerOn = (today: CalendarDay) => ({ t, locale, today, cutOff });
  const { delivery, today, calendar, daysOff, countdownEnd } = useDeliveryDate(options, (next, day) =>
    announce(arrivalText(next, speakerOn(day))),
  );
  const speaker = speakerOn(today);
  return (
    <div className={css.box}>
      <div className={css.promise}>
        <Icon shape={icons.truck} />
        <div className={css.words}>
          <Text look="ui" isStrong>
            {arrivalText(delivery, speaker)}
          </Text>
          {delivery !== null && delivery.days > 0 && (
            <Text look="small" tone="muted">
              {t('ahead', { count: delivery.days })}
            </Text>
          )}
          {countdownEnd !== null && (
            <Countdown
              label={t('timeLeft')}
              endLabel={t('orderUntil')}
              end={countdownEnd}
              now={options.now}
              clock={options.clock}
              timeZone={options.timeZone}
            />
          )}
        </div>
      </div>
      {hasCalendar && delivery !== null && (
        <DeliveryCalendar
          earliest={delivery.day}
          leadTime={options.leadTime}
          calendar={calendar}
          daysOff={daysOff}
          workingDays={options.workingDays}
          speaker={speaker}
        />
      )}
    </div>
  );
}
