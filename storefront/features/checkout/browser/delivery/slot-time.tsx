import { parseTime } from '@internationalized/date';
import type { TimeRules } from '../../../../../components/dates/index.ts';
import { TimeField } from '../../../../../components/time-field/index.ts';

export interface SlotTimeProps {
  name: string;
  label: string;
  rules: TimeRules;
  /** The time so far, HH:MM; empty without one. */
  chosen: string;
}

/** The exact time of a delivery, in hours and minutes. */
export function SlotTime({ name, label, rules, chosen }: SlotTimeProps) {
  return (
    <TimeField
      id={name}
      name={name}
      label={label}
      rules={rules}
      {...(chosen !== '' && { defaultValue: parseTime(chosen) })}
    />
  );
}
