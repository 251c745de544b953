import type { Time } from '@internationalized/date';
import { orNone } from '../dates/calendar-date.ts';
import { minutesOfTime, timeOfMinutes, type ClockPart } from '../dates/index.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { FieldBox, FieldMessage, splitFieldOptions, type FieldOptions } from '../field/index.ts';
import { control } from '../field/field.css.ts';
import { Icon, icons } from '../icon/index.ts';
import { useTexts } from '../texts/index.ts';
import * as styles from './time-field.css.ts';
import { timeFieldTexts } from './time-field.texts.ts';
import type { TimeFieldBehaviour } from './use-time.ts';
import { useTimeField } from './use-time-field.ts';

export type TimeFieldProps = FieldOptions & TimeFieldBehaviour<Time>;

const arrowNames = { hour: ['laterHour', 'earlierHour'], minute: ['moreMinutes', 'fewerMinutes'] } as const;

/**
 * A time of day: two spin buttons (APG), on a clock of 24 hours or of twelve with AM and PM. Sent as "14:05". Without JavaScript
 * it is the browser's own time input.
 */
export function TimeField({ value, defaultValue, onChange, ...props }: TimeFieldProps) {
  const t = useTexts(timeFieldTexts);
  const { options, rest } = splitFieldOptions(props);
  const field = useTimeField(options, {
    ...rest,
    value: orNone(minutesOfTime)(value),
    defaultValue: orNone(minutesOfTime)(defaultValue),
    onChange: onChange && ((time) => onChange(orNone(timeOfMinutes)(time))),
  });

  const part = (name: ClockPart) => {
    const [more, less] = arrowNames[name];
    return (
      <div className={styles.part}>
        {/* First in the page: the group is entered by it. The arrows stand around it. */}
        <input className={styles.amount} {...field.boxProps(name)} />
        <button className={styles.more} aria-label={t(more)} title={t(more)} {...field.arrowProps(name, 1)}>
          <Icon shape={icons.chevronUp} size={20} />
        </button>
        <button className={styles.less} aria-label={t(less)} title={t(less)} {...field.arrowProps(name, -1)}>
          <Icon shape={icons.chevronDown} size={20} />
        </button>
      </div>
    );
  };

  return (
    <FieldGroup field={options} wiring={field}>
      <div className={styles.face}>
        {field.nativeProps ? (
          <FieldBox state={field.state}>
            <input className={control} {...field.nativeProps} />
          </FieldBox>
        ) : (
          <div className={styles.time} data-state={field.state} dir="ltr">
            {part('hour')}
            <span className={styles.colon} aria-hidden="true">
              :
            </span>
            {part('minute')}
            {rest.clock === 12 && (
              <div className={styles.periods} role="group" aria-label={t('period')}>
                {(['am', 'pm'] as const).map((half) => (
                  <button
                    key={half}
                    className={styles.period}
                    aria-label={`${t(half)}, ${t(`${half}InWords`)}`}
                    {...field.periodProps(half)}
                  >
                    {t(half)}
                  </button>
                ))}
              </div>
            )}
          </div>
        )}
      </div>
      {field.correction !== null && (
        // Announced, so it is no description of a box: it would be spoken twice.
        <FieldMessage state="none">{field.correction}</FieldMessage>
      )}
    </FieldGroup>
  );
}
