import { useId, type KeyboardEvent } from 'react';
import { orNone } from '../dates/calendar-date.ts';
import { minutesOfTime, timeOfMinutes, type TimeOfDay, type TimeRules } from '../dates/index.ts';
import { Icon, icons } from '../icon/index.ts';
import { TimeField } from '../time-field/index.ts';
import * as styles from './date-time-picker.css.ts';

export interface PickerTimeProps {
  /** Names the time, and stands before it. */
  name: string;
  clock: 12 | 24;
  rules: TimeRules;
  value: TimeOfDay | null;
  onChange: (time: TimeOfDay | null) => void;
  /** Enter in one of its boxes: the time is settled. */
  onEnter: () => void;
}

/** A time below a picker's calendar. */
export function PickerTime({ name, clock, rules, value, onChange, onEnter }: PickerTimeProps) {
  const id = useId();
  return (
    <div
      className={styles.time}
      role="presentation"
      onKeyDown={(event: KeyboardEvent) => {
        // Does not submit. A corrected time is shown first, taken by the next Enter.
        if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        onEnter();
      }}
    >
      <span id={id} className={styles.timeName}>
        <Icon shape={icons.clock} />
        {name}
      </span>
      <TimeField
        aria-labelledby={id}
        clock={clock}
        rules={rules}
        value={orNone(timeOfMinutes)(value)}
        onChange={(time) => onChange(orNone(minutesOfTime)(time))}
      />
    </div>
  );
}
